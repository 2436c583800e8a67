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

  /// What ``AvoidancePlan/lift`` moves.
  public enum Mover: String, Hashable, Sendable, CaseIterable {
    /// The root: the content below its bars.
    case root
    /// Everything in the window but the keyboard, bars included.
    case window
  }

  /// How a lift is written. It looks the same until somebody else writes the same property.
  public enum Mechanism: String, Hashable, Sendable, CaseIterable {
    /// As a transform: layout does not touch it.
    case transform
    /// As a frame: the next layout pass of the view around it undoes it.
    case frame
  }

  /// What is put somewhere at once, before the plan is played from there.
  public struct Start: Hashable, Sendable {
    /// The lift to begin with, in points.
    public var lift: CGFloat
    /// The padding to begin with, in points.
    public var bottomPadding: CGFloat

    /// Where to begin, in points.
    public init(lift: CGFloat, bottomPadding: CGFloat) {
      self.lift = lift
      self.bottomPadding = bottomPadding
    }
  }

  /// Where a bar that stands on the keyboard shall be.
  public struct Bar: Hashable, Sendable {
    /// The bar, by ``StickyBar/id``.
    public var id: Int
    /// How far it is above its home, in points of the window: the root's lift is part of it where the bar lies in it.
    public var lift: CGFloat

    /// A bar's planned place, in points.
    public init(id: Int, lift: CGFloat) {
      self.id = id
      self.lift = lift
    }
  }

  /// How far the root is moved up from its home, in points.
  public var lift: CGFloat
  /// What is lifted.
  public var mover = Mover.root
  /// How the lift is written.
  public var mechanism = Mechanism.transform
  /// The height taken from the root's bottom, in points: its content is laid out in what is left.
  public var bottomPadding: CGFloat = 0
  /// Where the bars shall be; one not named goes home.
  public var bars: [Bar] = []
  /// Where the keyboard shall go, in window points; nil = where the system puts it.
  public var keyboardFrame: CGRect?
  /// What is put somewhere at once before; nil = everything is played from where it is.
  public var start: Start?
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
