import Foundation
public import Staging

extension Sweep {
  /// A slide: what the keyboard or the content is about when something comes in its way.
  private enum Slide: String, CaseIterable {
    /// The keyboard comes; goes; becomes higher; stays while the content goes to another field.
    case show, hide, grow, move
  }

  /// What comes in the way.
  private enum Interruption: String, CaseIterable {
    case height, `switch`, dismiss
  }

  /// How many frames lie between two interruptions that are tried.
  private static let stride = 4
  /// How long a slide is interrupted, in frames: half a second, as long as the keyboard of iOS moves (FACTS.md §1).
  private static let slideLength = 30

  /// Every slide, interrupted by everything at every fourth frame: a scenario for each of these.
  ///
  /// - Parameter scenario: a scene on a device; its script is not played. The slides are those around the first two of
  ///   its fields, or of what it can lay over itself.
  public func interruptions(of scenario: Scenario) -> [Scenario] {
    guard let field = SweptField.all(in: scenario, makeStage: makeStage).first else { return [] }
    let height = Scenario.Keyboard(on: scenario.device).height
    var all: [Scenario] = []
    for slide in Slide.allCases {
      guard let before = steps(of: slide, field, height) else { continue }
      for interruption in Interruption.allCases {
        for frame in Swift.stride(from: 0, to: Self.slideLength, by: Self.stride) {
          guard let during = steps(of: interruption, in: slide, at: frame, field, height) else { continue }
          // Times of scripts are whole milliseconds; these are at the frame or just behind it.
          let wait = (Double(frame) / Double(CheckRunner.rate) * 1000).rounded(.up) / 1000
          let script =
            field.opening + before + (frame > 0 ? [Step(.wait(wait))] : []) + during
            + [Step(.wait(Self.rest)), Step(.app(.unfocus)), Step(.wait(Self.rest))]
          all.append(scenario.swept("\(slide.rawValue)-\(frame)-\(interruption.rawValue)", height: height, script))
        }
      }
    }
    return all
  }

  /// What begins a slide; nil = the scene has no such slide.
  private func steps(of slide: Slide, _ field: SweptField, _ height: CGFloat) -> [Step]? {
    let focus = Step(.app(.focus(field.id)))
    let up = [focus, Step(.wait(Self.rest))]
    switch slide {
    case .show: return [focus]
    case .hide: return up + [Step(.hideKeyboard)]
    case .grow: return up + [Step(.keyboard(.init(height: height + Self.bar)))]
    case .move: return field.other.map { up + [Step(.app(.focus($0)))] }
    }
  }

  /// What comes in the way of a slide; nil = it cannot.
  private func steps(
    of interruption: Interruption, in slide: Slide, at frame: Int, _ field: SweptField, _ height: CGFloat
  ) -> [Step]? {
    switch interruption {
    case .height: return [Step(.keyboard(.init(height: slide == .grow ? height : height + Self.bar)))]
    case .switch:
      // On its way down the keyboard comes again for whoever takes the focus.
      let next = slide == .move ? field.id : field.other ?? (slide == .hide ? field.id : nil)
      return next.map { [Step(.app(.focus($0)))] }
    case .dismiss:
      // A keyboard that is not in sight yet, or goes already, has no button to hide it with.
      let isThere = slide == .grow || slide == .move || slide == .show && frame > 0
      return [isThere ? Step(.hideKeyboard) : Step(.app(.unfocus))]
    }
  }
}
