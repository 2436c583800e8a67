import Foundation
import TestSupport
import Testing

@testable import ViewTree

struct LayerChangesTests {
  private let left = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let right = CGRect(x: 90, y: 40, width: 10, height: 10)

  @Test func `the area between two versions is that of all changes in between`() {
    var changes = LayerChanges()
    changes.note(version: 1, area: left)
    changes.note(version: 2, area: right)
    #expect(changes.area(from: 1, to: 2) == right)
    #expect(changes.area(from: 0, to: 2) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a change everywhere, a version that was not noted and one too old are everything`() {
    var changes = LayerChanges()
    changes.note(version: 1, area: left)
    changes.note(version: 2, area: nil)
    changes.note(version: 3, area: right)
    #expect(changes.area(from: 1, to: 3) == nil)
    #expect(changes.area(from: 2, to: 3) == right)
    #expect(changes.area(from: 2, to: 4) == nil)
    changes.note(version: 7, area: right)
    #expect(changes.area(from: 3, to: 7) == nil)
    for version in 8...40 { changes.note(version: version, area: left) }
    #expect(changes.area(from: 40 - LayerChanges.depth, to: 40) == left)
    #expect(changes.area(from: 39 - LayerChanges.depth, to: 40) == nil)
  }

  @MainActor @Test func `what changes in one field damages that field, not the form`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.backgroundRole = .background
    let fields = (0..<8).map { _ in TextField() }
    scroll.setContent(StackView(spacing: 20, padding: EdgeInsets(all: 16), fields))
    let test = TestWindow([scroll])
    fields[2].becomeFirstResponder()
    let before = test.window.makeDisplayList()
    fields[2].insertText("a")
    let changes = test.window.makeDisplayList().changes(since: before)
    #expect(!changes.isEmpty)
    let around = fields[2].frameInWindow().insetBy(dx: -2, dy: -2)
    for rect in changes { #expect(around.contains(rect), "\(rect)") }
  }
}
