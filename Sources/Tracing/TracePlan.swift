public import Foundation
public import KeyboardAvoidance

/// A plan as a trace holds it: where things shall be, what cannot be had, and why.
public struct TracePlan: Hashable, Sendable {
  /// Where one scroll region shall be, in points.
  public struct Region: Hashable, Sendable, Decodable {
    /// The region's number.
    public var id: Int
    /// Its content offset, y, in points; nil = left to the hand that moves it.
    public var offset: CGFloat?
    /// Its effective top inset, in points.
    public var insetTop: CGFloat
    /// Its effective bottom inset, in points.
    public var insetBottom: CGFloat

    /// A region's place; lengths in points.
    public init(id: Int, offset: CGFloat?, insetTop: CGFloat, insetBottom: CGFloat) {
      self.id = id
      self.offset = offset
      self.insetTop = insetTop
      self.insetBottom = insetBottom
    }
  }

  /// What was asked for and cannot be had.
  public struct Unsatisfied: Hashable, Sendable, Decodable {
    /// What: `caret`, `field`, or `companion` with its number from 0.
    public var level: String
    /// What bounds it, in the words of `AvoidancePlan.Unsatisfied.Bound`.
    public var bound: String

    /// Something that cannot be had.
    public init(level: String, bound: String) {
      self.level = level
      self.bound = bound
    }
  }

  /// How far the root is moved up, in points.
  public var lift: CGFloat
  /// Where the scroll regions shall be.
  public var regions: [Region]
  /// What cannot be had.
  public var unsatisfied: [Unsatisfied]
  /// Why: short sentences.
  public var explanation: [String]

  /// A plan; lengths in points.
  public init(lift: CGFloat, regions: [Region] = [], unsatisfied: [Unsatisfied] = [], explanation: [String] = []) {
    self.lift = lift
    self.regions = regions
    self.unsatisfied = unsatisfied
    self.explanation = explanation
  }

  /// What a trace keeps of a plan of the engine.
  public init(_ plan: AvoidancePlan) {
    self.init(
      lift: plan.lift,
      regions: plan.regions.map {
        Region(id: $0.id, offset: $0.offset, insetTop: $0.topInset, insetBottom: $0.bottomInset)
      },
      unsatisfied: plan.unsatisfied.map { Unsatisfied(level: $0.level.traceName, bound: $0.bound.rawValue) },
      explanation: plan.explanation)
  }
}

extension Anchor.Level {
  /// The word for it in a trace.
  fileprivate var traceName: String {
    switch self {
    case .caret: "caret"
    case .field: "field"
    case .companion(let index): "companion\(index)"
    }
  }
}
