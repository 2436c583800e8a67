import Foundation
import Scenarios
import ViewTree

/// What a finger does that depends on what is on the screen.
extension StepExpansion {
  /// How many frames the finger of a fling moves.
  private static let flingFrames = 6
  /// How long a finger takes a sheet down, in seconds.
  private static let sheetDragDuration: TimeInterval = 0.3
  /// How long a finger that looks for something moves, and as long it rests, in seconds.
  private static let searchDuration: TimeInterval = 0.3
  /// Where the finger of a swipe back comes down, in points from the left.
  private static let edgeStart: CGFloat = 2

  func fling(from target: Step.Target, dx: CGFloat, dy: CGFloat) throws(ScenarioError) -> [TimedEvent] {
    let start = try aim.point(of: target)
    let duration = Double(Self.flingFrames) / ScriptPlayer.fingerRate
    return drag([start, CGPoint(x: start.x + dx * duration, y: start.y + dy * duration)], duration: duration)
  }

  /// One swipe of half the room's extent toward where something lies: in what scrolls it, if it exists already.
  func scroll(toward target: Step.Target, _ direction: Step.Direction) throws(ScenarioError) -> [TimedEvent] {
    let room = aim.roomToScroll(target, direction)
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .down: (0, -room.height / 2)
      case .up: (0, room.height / 2)
      case .right: (-room.width / 2, 0)
      case .left: (room.width / 2, 0)
      }
    let begin = CGPoint(x: (room.midX - dx / 2).rounded(), y: (room.midY - dy / 2).rounded())
    // The finger rests before it lifts: with a glide, what is looked for may pass by unseen.
    let end = CGPoint(x: begin.x + dx, y: begin.y + dy)
    return drag([begin, end, end], duration: 2 * Self.searchDuration)
  }

  /// From the sheet's grabber to the window's bottom.
  func dragSheetAway() throws(ScenarioError) -> [TimedEvent] {
    let presentation = try aim.presentation()
    guard !presentation.detentHeights.isEmpty else { throw aim.error("what is presented is no sheet") }
    let begin = CGPoint(x: presentation.panelFrame.midX.rounded(), y: presentation.panelFrame.minY + 8)
    let end = CGPoint(x: begin.x, y: aim.stage.window.frame.height - 1)
    return drag([begin, end], duration: Self.sheetDragDuration)
  }

  func swipeBack(to x: CGFloat?, isCancelled: Bool, duration: TimeInterval) throws(ScenarioError) -> [TimedEvent] {
    guard aim.stage.window.stackToGoBackIn != nil else { throw aim.error("there is no screen to swipe back to") }
    let y = aim.contentArea.midY.rounded()
    let far = x ?? (aim.stage.window.frame.width * (isCancelled ? 0.5 : 0.9)).rounded()
    let way = [CGPoint(x: Self.edgeStart, y: y), CGPoint(x: far, y: y)]
    return drag(isCancelled ? way + [way[0]] : way, duration: duration)
  }
}

extension Aim {
  /// The visible part of what scrolls a target along a direction: of what is around it, or, where it does not exist yet, of
  /// the largest region that can be scrolled so. The content area if there is none.
  fileprivate func roomToScroll(_ target: Step.Target, _ direction: Step.Direction) -> CGRect {
    let axis: ScrollAxis = direction == .up || direction == .down ? .vertical : .horizontal
    let view = stage.window.view(of: target)
    let candidates = view.map { Array(sequence(first: $0, next: \.superview).dropFirst()) } ?? stage.window.tree
    let rooms = candidates.compactMap { candidate -> CGRect? in
      guard let scroll = candidate as? ScrollView, !(scroll is any TextInput) else { return nil }
      let range = scroll.offsetRange(along: axis)
      return range.lowerBound < range.upperBound ? visiblePart(of: scroll) : nil
    }
    if view != nil { return rooms.first ?? contentArea }
    return rooms.max { $0.width * $0.height < $1.width * $1.height } ?? contentArea
  }
}
