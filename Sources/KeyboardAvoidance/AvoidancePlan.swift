public import Foundation
public import Motion

/// Where everything shall be: absolute values, never changes, with the reason for them.
public struct AvoidancePlan: Hashable, Sendable {
  /// Where one scroll region shall be.
  public struct Region: Hashable, Sendable {
    /// The region, by ``ScrollRegion/id``.
    public var id: Int
    /// Its content offset in points; nil = leave it to the hand that moves it.
    public var offset: CGFloat?
    /// Its effective top inset in points, the app's own included.
    public var topInset: CGFloat
    /// Its effective bottom inset in points, the app's own included.
    public var bottomInset: CGFloat

    /// A region's planned offset and insets, in points.
    public init(id: Int, offset: CGFloat?, topInset: CGFloat, bottomInset: CGFloat) {
      self.id = id
      self.offset = offset
      self.topInset = topInset
      self.bottomInset = bottomInset
    }
  }

  /// How the plan is played.
  ///
  /// A value that is on its way to what the plan says already goes on as it does: a repeated message starts no motion.
  public enum Playback: Hashable, Sendable {
    /// With the keyboard's own motion, in step with it; at once if the keyboard does not move.
    case withKeyboard
    /// At its own pace.
    case paced(Pace)
  }

  /// A demanded anchor that cannot be shown, and what bounds it.
  public struct Unsatisfied: Hashable, Sendable {
    /// What stood in the way.
    public enum Bound: String, Hashable, Sendable, CaseIterable {
      /// The anchors are taller than the space between top limit and keyboard.
      case tooTall
      /// The scroll regions' ranges end before it is reached.
      case range
      /// Its top would pass the top limit.
      case topLimit
      /// The root may not be lifted as far.
      case root
      /// No gap between the occluders is reachable.
      case gap
    }
    /// Which anchor.
    public var level: Anchor.Level
    /// What bounds it.
    public var bound: Bound

    /// An anchor that cannot be shown because of `bound`.
    public init(level: Anchor.Level, bound: Bound) {
      self.level = level
      self.bound = bound
    }
  }

  /// How far the root is moved up from its home, in points.
  public var lift: CGFloat
  /// Where each region shall be; a region not named is left alone.
  public var regions: [Region]
  /// How to get there.
  public var playback: Playback
  /// What was asked for and cannot be had.
  public var unsatisfied: [Unsatisfied]
  /// Why, as data; the words are made when they are read, so that a plan costs no strings.
  public var reasons: [Reason]

  /// Why: short sentences, most important first.
  public var explanation: [String] {
    get { reasons.map(\.sentence) }
    set { reasons = newValue.map(Reason.text) }
  }

  /// A plan; lengths in points.
  public init(
    lift: CGFloat = 0, regions: [Region] = [], playback: Playback = .withKeyboard, unsatisfied: [Unsatisfied] = [],
    explanation: [String] = []
  ) {
    self.lift = lift
    self.regions = regions
    self.playback = playback
    self.unsatisfied = unsatisfied
    self.reasons = explanation.map(Reason.text)
  }
}
