import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Tracing
import ViewTree

/// Finds the point a step means, on a stage as it is shown now.
struct Aim {
  let stage: Stage
  let place: SourcePlace
  let file: String

  func error(_ message: String) -> ScenarioError {
    ScenarioError(file: file, line: place.line, column: place.column, message: message)
  }

  /// The middle of what can be seen of a target, in window points.
  func point(of target: Step.Target) throws(ScenarioError) -> CGPoint {
    switch target {
    case .point(let point): return point
    case .key(let name):
      if let point = stage.keyboard.location(ofKey: name) { return Self.rounded(point) }
      throw error("the key \"\(name)\" is not on the keyboard at \(seconds); show its page and focus a field first")
    case .id(let id): return try middle(of: stage.window.descendant(named: id), called: id)
    case .text(let text):
      let views = stage.window.tree.filter { !$0.isHidden && $0.accessibilityText == text }
      // A field and the line above it say the same; the field is what takes the tap.
      return try middle(of: views.first { $0.isControl } ?? views.first, called: text)
    }
  }

  private func middle(of view: View?, called name: String) throws(ScenarioError) -> CGPoint {
    guard let view else { throw error("there is no view \"\(name)\" in the scene \"\(stage.scenario.scene.name)\"") }
    var visible = view.visibleRectInWindow()
    visible.size.height = max(0, min(visible.maxY, stage.keyboard.coverEdge) - visible.minY)
    visible = visible.largestPart(outside: stage.keyboard.shownParts) ?? .zero
    guard visible.width >= 1, visible.height >= 1 else {
      throw error("\"\(name)\" cannot be seen at \(seconds), so it cannot be tapped; scroll to it first")
    }
    return Self.rounded(CGPoint(x: visible.midX, y: visible.midY))
  }

  /// A finger is no more exact than a hundredth of a point, and scripts are read by people.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  /// A point where a tap meets nothing that takes taps: the first of a grid over the content, from the top.
  func blankPoint() throws(ScenarioError) -> CGPoint {
    let size = stage.window.frame.size
    let columns = [0.5, 0.02, 0.98, 0.25, 0.75].map { $0 * size.width }
    let top = stage.window.frontmostController?.topLimitInWindow ?? 0
    for y in stride(from: top + 4, to: stage.keyboard.coverEdge, by: 4) {
      for x in columns where isBlank(CGPoint(x: x, y: y)) { return CGPoint(x: x, y: y) }
    }
    throw error("there is no blank space to tap at \(seconds)")
  }

  /// Whether a tap there falls on nothing that keeps the keyboard: a navigation bar does, as controls do.
  private func isBlank(_ point: CGPoint) -> Bool {
    // A keyboard away from the bottom lies where content is.
    guard !stage.keyboard.shownParts.contains(where: { $0.contains(point) }) else { return false }
    guard let hit = stage.window.hitTest(point) else { return false }
    return !hit.chain.contains { $0 is NavigationBar || ($0 as? View)?.isControl ?? false }
  }

  /// The middle of the dismiss button, or of the toolbar's word that does the same.
  func dismissPoint() throws(ScenarioError) -> CGPoint {
    let accessory = stage.keyboard.currentAccessory
    let button = (accessory as? DismissAccessory)?.button ?? (accessory as? ToolbarAccessory)?.doneButton
    guard stage.keyboard.model.height > 0, let button else {
      throw error("the keyboard has no dismiss button at \(seconds): it is hidden or has no accessory")
    }
    let frame = button.frameInWindow(in: .presentation)
    guard frame.midY < stage.window.bounds.height else {
      throw error("the dismiss button is below the window at \(seconds): the keyboard has only set out")
    }
    guard stage.window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) else {
      throw error("the dismiss button lies beside the window at \(seconds): the keyboard is as wide as the screen")
    }
    return Self.rounded(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The part of the window above the keyboard and below the bars, in window points.
  var contentArea: CGRect {
    let top = stage.window.frontmostController?.topLimitInWindow ?? 0
    return CGRect(x: 0, y: top, width: stage.window.frame.width, height: max(1, stage.keyboard.coverEdge - top))
  }

  var seconds: String { "\((stage.time * 1000).rounded() / 1000) s" }
}
