import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Tracing
import ViewTree

extension Aim {
  /// The least part of a view that counts as seen, in points each way: less is no pixel.
  private static let leastPart: CGFloat = 0.5

  /// The largest part of a view that is seen, in window points: not cut off, not transparent, above the keyboard, the bars
  /// and whatever is presented in front of it. Nil if there is none.
  func visiblePart(of view: View) -> CGRect? {
    guard view.isSeen else { return nil }
    let own = view.frameInWindow(in: .presentation).intersection(view.visibleRectInWindow())
    guard !own.isNull, let part = own.largestPart(outside: covers(of: view)) else { return nil }
    return part.width >= Self.leastPart && part.height >= Self.leastPart ? part : nil
  }

  /// What lies over a view, in window points.
  private func covers(of view: View) -> [CGRect] {
    let screen = view.nearestController
    let bars = [screen?.topBar ?? screen?.navigationController?.bar].compactMap(\.self) + stage.avoider.stickyBars
    let own = stage.window.presentations.firstIndex { view.isDescendant(of: $0) }
    let inFront = stage.window.presentations[(own.map { $0 + 1 } ?? 0)...].map {
      $0.presented.view.frameInWindow(in: .presentation)
    }
    return bars.filter { !view.isDescendant(of: $0) }.map { $0.frameInWindow(in: .presentation) } + inFront
      + stage.keyboard.shownParts
  }

  /// Whether any part of a target is seen.
  func isSeen(_ target: Step.Target) -> Bool {
    stage.window.views(of: target).contains { visiblePart(of: $0) != nil }
  }

  /// Whether all of a target is seen; of one that is larger than the room for it, as much as there is room for.
  func isWhollySeen(_ target: Step.Target) -> Bool {
    guard let view = stage.window.view(of: target), let part = visiblePart(of: view) else { return false }
    let frame = view.frameInWindow(in: .presentation)
    let room = view.scrollView?.frameInWindow(in: .presentation).intersection(contentArea) ?? contentArea
    return part.width >= min(frame.width, room.width) - Self.leastPart
      && part.height >= min(frame.height, room.height) - Self.leastPart
  }

  /// What a tap is aimed at that has no visible part now, by its name; nil if it can be tapped.
  func untappable(_ target: Step.Target) -> String? {
    do {
      _ = try point(of: target)
      return nil
    } catch {
      switch target {
      case .id(let name), .text(let name), .key(let name): return name
      case .point: return nil
      }
    }
  }

  /// What is wrong with what an assertion found; nil if it holds.
  func miss(of action: Step.Action) -> String? {
    switch action {
    case .assertVisible(let target): isSeen(target) ? nil : "\(name(of: target)) cannot be seen at \(seconds)"
    case .assertNotVisible(let target): isSeen(target) ? "\(name(of: target)) can be seen at \(seconds)" : nil
    default: nil
    }
  }

  func name(of target: Step.Target) -> String {
    switch target {
    case .id(let name), .text(let name), .key(let name): "\"\(name)\""
    case .point(let point): "(\(point.x), \(point.y))"
    }
  }
}

extension View {
  /// The innermost scroll view around it, if any.
  fileprivate var scrollView: ScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? ScrollView }.first
  }
}
