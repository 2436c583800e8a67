public import Foundation
public import KeyboardAvoidance

extension Step {
  /// What becomes another about the keyboard; nil = as it is. Lengths in points.
  public struct KeyboardChange: Hashable, Sendable {
    /// The height of its letters, home bar included, bar of suggestions and accessory not.
    public var height: CGFloat?
    /// The same on a device that lies on its side; ``height`` is the one upright then, else the way the device is held.
    public var landscapeHeight: CGFloat?
    /// The height of the accessory on top of it; 0 = none.
    public var accessory: CGFloat?
    /// The height of its bar of suggestions; 0 = none.
    public var bar: CGFloat?
    /// Which keyboard is shown.
    public var kind: Scenario.Keyboard.KindWish?
    /// The heights of kinds that have one of their own; the others stay as they are.
    public var heights: [KeyboardKind: CGFloat]
    /// How it stands.
    public var posture: KeyboardPosture?
    /// How it moves; where only ``behavior`` is said, as a keyboard of that behaviour does.
    public var motion: KeyboardMotion?
    /// What it tells and when.
    public var behavior: KeyboardBehavior?

    /// What becomes another about the keyboard; nil = as it is. Lengths in points.
    public init(
      height: CGFloat? = nil, landscapeHeight: CGFloat? = nil, accessory: CGFloat? = nil, bar: CGFloat? = nil,
      kind: Scenario.Keyboard.KindWish? = nil, heights: [KeyboardKind: CGFloat] = [:],
      posture: KeyboardPosture? = nil, motion: KeyboardMotion? = nil, behavior: KeyboardBehavior? = nil
    ) {
      self.height = height
      self.landscapeHeight = landscapeHeight
      self.accessory = accessory
      self.bar = bar
      self.kind = kind
      self.heights = heights
      self.posture = posture
      self.motion = motion
      self.behavior = behavior
    }
  }

  /// A finger that takes the keyboard along (FACTS.md A.16).
  public struct KeyboardDrag: Hashable, Sendable {
    /// Where the finger goes, and the keyboard's top edge with it.
    public enum Way: Hashable, Sendable {
      /// To this y, in window points.
      case to(CGFloat)
      /// By so many points from where it is; above 0 is down.
      case by(CGFloat)
    }

    /// Where it goes.
    public var way: Way
    /// How long it takes, in seconds; 0 = it is there at once.
    public var duration: TimeInterval
    /// Whether the finger lets go at the end; otherwise the next drag goes on with it.
    public var isReleased: Bool

    /// A finger that takes the keyboard along.
    public init(_ way: Way, duration: TimeInterval = Step.swipeDuration, isReleased: Bool = true) {
      self.way = way
      self.duration = duration
      self.isReleased = isReleased
    }
  }
}

extension Scenario.Keyboard {
  /// Which keyboard is shown.
  public enum KindWish: Hashable, Sendable {
    /// The one that the field asks for.
    case asFieldsAsk
    /// This one, whatever the field asks for: somebody has pressed its key.
    case always(KeyboardKind)

    /// The word of scripts for ``asFieldsAsk``.
    static let automatic = "automatic"
    /// The words of scripts, in order.
    static let words = [automatic] + KeyboardKind.allCases.map(\.rawValue)
    /// Its word in a script.
    var word: String {
      switch self {
      case .asFieldsAsk: Self.automatic
      case .always(let kind): kind.rawValue
      }
    }
  }

  /// Makes what a step says of it so.
  public mutating func apply(_ change: Step.KeyboardChange) {
    height = change.height ?? height
    landscapeHeight = change.landscapeHeight ?? landscapeHeight
    accessory = change.accessory ?? accessory
    bar = change.bar ?? bar
    kind = change.kind ?? kind
    heights.merge(change.heights) { _, new in new }
    posture = change.posture ?? posture
    motion = change.motion ?? change.behavior?.usualMotion ?? motion
    behavior = change.behavior ?? behavior
  }
}
