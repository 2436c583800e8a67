/// What shall be so at one time of a run: at an `expect` step, or at the end.
///
///     expect:
///       needlessMovement: 0                   # a measure: no worse than this number
///       caretVisible: true                    # as the measure's own bound demands
///       blankGap: {atMost: 4}                 # within limits of one's own
///       views: {email: {bottom: {atMost: 506}, visible: 1}, card: {moved: 0}}
///       keyboardEdge: 513
///       focus: email                          # or none
///       text: {email: ada@example.org}
public struct Expectation: Hashable, Sendable {
  /// What a measure shall come to.
  public enum MeasureDemand: Hashable, Sendable {
    /// What its own bound demands, or not so.
    case passes(Bool)
    /// No worse than this, in its unit: at most, or for what shall be seen at least.
    case noWorseThan(Double)
    /// This number or within these limits, in its unit.
    case number(NumberDemand)
  }

  /// A measure, and what it shall come to.
  public struct Measured: Hashable, Sendable {
    /// The measure's name.
    public var measure: String
    /// What it shall come to, looked at from the start of the run.
    public var demand: MeasureDemand

    /// A demand on the measure of this name.
    public init(_ measure: String, _ demand: MeasureDemand) {
      self.measure = measure
      self.demand = demand
    }
  }

  /// A number of a view as it is shown, in points; edges are window points, y down.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The y of an edge.
    case top, bottom
    /// The x of an edge.
    case left, right
    /// The extent.
    case width, height
    /// The part of its area that is seen, 0 to 1.
    case visible
    /// The content offset of a scroll view.
    case offsetX, offsetY
    /// The bottom inset in force in a scroll view, the app's own included.
    case insetBottom
    /// How far its own transform moves it down; negative = up.
    case transformY
    /// How far its top edge is below where it stood at the start; negative = above.
    case moved
  }

  /// A number of a view, and what it shall be.
  public struct Placed: Hashable, Sendable {
    /// The view's id; `caret` and `root` mean the caret and the root of the screen in front, if no view is called so.
    public var id: String
    /// Which number.
    public var property: Property
    /// What it shall be.
    public var demand: NumberDemand

    /// A demand on a number of the view of this id.
    public init(_ id: String, _ property: Property, _ demand: NumberDemand) {
      self.id = id
      self.property = property
      self.demand = demand
    }
  }

  /// Who shall have focus.
  public enum Focus: Hashable, Sendable {
    /// Nobody.
    case none
    /// The view of this id.
    case view(String)
  }

  /// A view, and the text that it shall show.
  public struct Written: Hashable, Sendable {
    /// The view's id.
    public var id: String
    /// Its text.
    public var text: String

    /// A demand on the text of the view of this id.
    public init(_ id: String, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  /// What measures shall come to, in the order of the file.
  public var measures: [Measured] = []
  /// Where views shall be, in the order of the file.
  public var views: [Placed] = []
  /// Where the top edge of keyboard and accessory shall be, in window points; the window's height = hidden.
  public var keyboardEdge: NumberDemand?
  /// Who shall have focus; nil = nothing is said.
  public var focus: Focus?
  /// What texts shall be, in the order of the file.
  public var texts: [Written] = []

  /// An expectation of nothing.
  public init() {}

  /// The ids that mean something besides the views of a scene.
  static let namedViews = ["caret", "root"]

  /// The names of the measures: those of `Measures`, which this target does not know; a test compares the two.
  public static let measureNames = [
    "caretVisible", "caretVisibleDuring", "fieldVisible", "coveredTime", "coveredTimeTotal", "timeToVisible",
    "excessMovement", "excessMovementTotal", "overshoot", "needlessMovement", "blankGap", "blankGapAtEnd",
    "restoreDrift", "idempotence", "syncError", "syncRMS", "syncLag", "velocityJump", "velocityJumpAtReversal",
    "velocityJumpCount", "lateFrames", "layoutPasses", "layoutsDuringMotion", "reversalSeam", "endSnap", "headerLoss",
    "labelVisible", "reachability", "deadSpace", "owners", "displacementRatio", "layoutShift", "bystanderMotion",
    "typingSteps", "typingStepsPerCharacter", "typingReversals", "fingerCoupling", "companionsVisible",
    "reactionLatency",
  ]
}
