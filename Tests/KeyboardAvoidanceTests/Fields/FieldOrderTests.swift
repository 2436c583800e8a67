import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.1, the rules of the toolbar manager; CASES.md I1 and I4.
@Suite struct FieldOrderTests {
  /// Subviews 3, 1, 2 from the back to the front; by position 1, 2 (beside each other), 3; by tag 2, 3, 1.
  static let siblings = [
    candidate(3, 300, index: 0) { $0.tag = 5 },
    candidate(1, 100, index: 1) { $0.tag = 9 },
    candidate(2, at: 200, 100, index: 2) { $0.tag = 1 },
  ]

  @Test(arguments: [
    (ToolbarOrder.subviews, [3, 1, 2]), (.tag, [2, 3, 1]), (.position, [1, 2, 3]),
  ])
  func `siblings are gone through in the order asked for`(order: ToolbarOrder, ids: [Int]) {
    #expect(order.sorted(Self.siblings.reversed()).map(\.id) == ids)
    for (place, id) in ids.enumerated() {
      let fields = FieldOrder(Self.siblings, current: id, by: order)
      #expect(fields.fields.map(\.id) == ids && fields.currentIndex == place)
      #expect(fields.previous == (place > 0 ? ids[place - 1] : nil))
      #expect(fields.next == (place < 2 ? ids[place + 1] : nil))
      #expect(fields.isPreviousEnabled == (place > 0) && fields.isNextEnabled == (place < 2) && fields.hasOthers)
    }
  }

  @Test func `equal tags and equal places stay as they lie in their superview`() {
    let equals = [candidate(8, 100, index: 1), candidate(9, 100, index: 0), candidate(7, 100, index: 2)]
    for order in ToolbarOrder.allCases { #expect(order.sorted(equals).map(\.id) == [9, 8, 7]) }
  }

  @Test(arguments: FieldOrder.Scope.allCases, Obstacle.all)
  func `a field that cannot have the focus is passed over`(scope: FieldOrder.Scope, obstacle: Obstacle) {
    let fields = [
      candidate(1, 100, index: 0), candidate(2, 150, index: 1, obstacle.change), candidate(3, 200, index: 2),
    ]
    #expect(FieldOrder(fields, current: 1, scope: scope).next == 3)
    #expect(FieldOrder(fields, current: 3, scope: scope).previous == 1)
    #expect(FieldOrder(fields, current: 2, scope: scope).currentIndex != nil)
  }

  @Test func `fault: without a deep container only siblings belong together`() {
    let nested = [
      candidate(1, 100, parent: 0), candidate(2, 150, parent: 10), candidate(3, 200, parent: 10, index: 1),
      candidate(4, 250, parent: 0, index: 1),
    ]
    #expect(FieldOrder(nested, current: 1).next == 4)
    #expect(FieldOrder(nested, current: 3).next == nil && !FieldOrder(nested, current: 3).isNextEnabled)
    var form = FieldOrder(nested, current: 1, scope: .form)
    for id in [2, 3, 4] {
      #expect(form.next == id)
      form = FieldOrder(nested, current: id, scope: .form)
    }
    #expect(form.next == nil)
  }

  /// Two rows in a table (container 5) inside a form view (container 6), which has a field of its own.
  static let deep = [
    candidate(2, 160, parent: 21) { ($0.containers, $0.isInTable) = ([5, 6], true) },
    candidate(1, 100, parent: 20) { ($0.containers, $0.isInTable, $0.tag) = ([5, 6], true, 9) },
    candidate(3, 300, parent: 6) { $0.containers = [6] },
    candidate(4, 400, parent: 0),
  ]

  @Test(arguments: ToolbarOrder.allCases)
  func `the nearest deep container is gone through by position, whatever the order asked for`(order: ToolbarOrder) {
    #expect(FieldOrder(Self.deep, current: 1, by: order).fields.map(\.id) == [1, 2])
    #expect(FieldOrder(Self.deep, current: 3, by: order).fields.map(\.id) == [1, 2, 3])
    #expect(FieldOrder(Self.deep, current: 4, by: order).fields.map(\.id) == [4])
  }

  @Test func `in a table both arrows are enabled even where they lead nowhere`() {
    let last = FieldOrder(Self.deep, current: 2)
    #expect(last.next == nil && last.isNextEnabled && last.isPreviousEnabled)
    let alone = FieldOrder([Self.deep[0]], current: 2)
    #expect(alone.previous == nil && alone.isPreviousEnabled && alone.hasOthers)
    let form = FieldOrder([Self.deep[0]], current: 2, scope: .form)
    #expect(!form.isPreviousEnabled && !form.isNextEnabled && !form.hasOthers)
  }

  @Test func `a form leads from row to row, into tables and out of them`() {
    #expect(FieldOrder(Self.deep, current: 4, scope: .form).fields.map(\.id) == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      (0, 0, [1, 2]), (0, 3, [1, 2]), (3, 0, [1, 2]), (16, 0, [1, 2]), (17, 0, [2, 1]), (0, 40, [1, 2]),
    ] as [(CGFloat, CGFloat, [Int])])
  func `fields whose middles are less than half a height apart are one row`(
    left: CGFloat, right: CGFloat, ids: [Int]
  ) {
    let fields = [candidate(2, at: 200, 100 + right), candidate(1, 100 + left)]
    #expect(FieldOrder(fields, current: 1, scope: .form).fields.map(\.id) == ids)
  }

  @Test func `a tall text view beside three fields is one row with the one at its middle`() {
    let fields = [
      candidate(4, at: 200, 100, height: 114), candidate(1, 100), candidate(2, 140), candidate(3, 180),
    ]
    #expect(FieldOrder(fields, current: 1, scope: .form).fields.map(\.id) == [1, 2, 4, 3])
  }

  @Test func `in an alert a form is the alert`() {
    let fields = [
      candidate(1, 100), candidate(2, 300, parent: 9) { $0.isInAlert = true },
      candidate(3, 350, parent: 9, index: 1) { $0.isInAlert = true },
    ]
    #expect(FieldOrder(fields, current: 2, scope: .form).fields.map(\.id) == [2, 3])
    #expect(FieldOrder(fields, current: 2).fields.map(\.id) == [2])
  }

  @Test func `a focus that is no candidate leads nowhere`() {
    let order = FieldOrder(Self.siblings, current: 99, scope: .form)
    #expect(order.fields.isEmpty && order.currentIndex == nil && order.previous == nil && order.next == nil)
    #expect(!order.isPreviousEnabled && !order.isNextEnabled && !order.hasOthers)
  }
}
