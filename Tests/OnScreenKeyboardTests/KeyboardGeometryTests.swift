import Foundation
import Testing

@testable import OnScreenKeyboard

@MainActor
struct KeyboardGeometryTests {
  private func view(width: CGFloat = 390, height: CGFloat = 291, page: String = "letters") throws -> KeyboardView {
    let view = KeyboardView(layout: try english(), width: width, height: height, hasHomeIndicator: true)
    view.page = page
    return view
  }

  private func frame(_ key: String, in view: KeyboardView) throws -> CGRect { try #require(view.key(named: key)).frame }

  @Test func `at 390 × 291 keys have the sizes of the look`() throws {
    let view = try view()
    #expect(try frame("q", in: view) == CGRect(x: 3, y: 8, width: 33, height: 42))
    #expect(try frame("p", in: view) == CGRect(x: 354, y: 8, width: 33, height: 42))
    let row = try ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p"].map { try frame($0, in: view) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $1.minX - $0.maxX == 6 })
    #expect(try ["q", "a", "z", "space"].map { try frame($0, in: view).minY } == [8, 62, 116, 170])
    // The picture's edges are on whole points, half a point beside these.
    #expect(try frame("a", in: view).minX == 22.5)
    #expect(try frame("z", in: view).minX == 61.5)
  }

  @Test(arguments: [
    ("shift", 3.0, 46.5), ("delete", 343.5, 387), ("123", 3, 91), ("space", 97, 293), ("return", 299, 387),
  ])
  func `special keys reach as far as in the look`(key: String, left: Double, right: Double) throws {
    let frame = try frame(key, in: try view())
    #expect(abs(frame.minX - left) < 0.001 && abs(frame.maxX - right) < 0.001, "\(frame)")
    #expect(frame.height == 42)
  }

  @Test(
    arguments: ["letters", "numbers", "symbols"], [(320.0, 216.0), (375, 291), (390, 291), (430, 301), (810, 313)])
  func `every page fits every phone`(page: String, size: (width: Double, height: Double)) throws {
    let keys = try view(width: size.width, height: size.height, page: page).keys.map(\.frame)
    let area = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    #expect(keys.count > 20)
    for (index, key) in keys.enumerated() {
      #expect(area.contains(key), "\(key)")
      #expect(key.width >= 24, "\(key)")
      #expect(keys[(index + 1)...].allSatisfy { !$0.intersects(key) }, "\(key)")
    }
  }

  @Test func `another height moves the rows and keeps the gaps`() throws {
    let view = try view()
    view.keyAreaHeight = 331
    #expect(try ["q", "a", "z", "space"].map { try frame($0, in: view).minY } == [8, 72, 136, 200])
    #expect(try frame("q", in: view) == CGRect(x: 3, y: 8, width: 33, height: 52))
  }

  /// On its side the block below the rows is the indicator's own: 21 (FACTS.md §3). A pitch of (209 − 21) / 4 = 47.
  @Test func `a wide keyboard leaves no more than the home indicator's room`() throws {
    let view = try view(width: 852, height: 209)
    #expect(try ["q", "a", "z", "space"].map { try frame($0, in: view).minY } == [8, 55, 102, 149])
    #expect(try frame("q", in: view).height == 35)
  }

  @Test func `without a home indicator the rows have all the height`() throws {
    let view = KeyboardView(layout: try english(), width: 375, height: 216, hasHomeIndicator: false)
    #expect(try frame("space", in: view).minY == 170)
  }

  @Test func `a touch between keys is the nearest key's`() throws {
    let view = try view()
    #expect(view.key(at: CGPoint(x: 38, y: 20))?.action == .text("q"))
    #expect(view.key(at: CGPoint(x: 40, y: 20))?.action == .text("w"))
    #expect(view.key(at: CGPoint(x: 5, y: 80))?.action == .text("a"))
    #expect(
      view.key(at: CGPoint(x: 195, y: 0))?.action == .text("t")
        || view.key(at: CGPoint(x: 195, y: 0))?.action == .text("y"))
    #expect(view.key(at: CGPoint(x: 195, y: 215))?.action == .space)
  }
}
