public import Foundation

extension AvoidancePlan {
  /// One reason of a plan, as data; ``sentence`` has it in words. Lengths in points.
  public enum Reason: Hashable, Sendable {
    /// What an anchor needs, seen from rest: positive up, negative down, 0 = it is visible at rest.
    case need(Anchor.Level, name: String, points: CGFloat)
    /// It is shown where it is, away from rest, because that is the least movement.
    case kept(Anchor.Level, name: String, points: CGFloat)
    /// What a scroll region gives of what it has, and what that leaves to the root. `name` is nil if it is the only one.
    case region(name: Int?, gives: CGFloat, of: CGFloat, rootGives: CGFloat)
    /// What the root gives of what it may.
    case root(gives: CGFloat, of: CGFloat)
    /// The anchors stand at the top limit and go no further.
    case topLimitKept
    /// There is no room for the whole distance.
    case distance(kept: CGFloat, of: CGFloat)
    /// Only the top part of an anchor is shown.
    case partial(Anchor.Level, name: String, points: CGFloat, of: CGFloat)
    /// A demanded anchor cannot be shown.
    case unsatisfied(Anchor.Level, name: String, Unsatisfied.Bound)
    /// A person scrolled every anchor out of sight: nothing is demanded until the next input.
    case letGo
    /// Nothing has focus: everything is at rest.
    case rest
    /// A sentence as it is.
    case text(String)
  }
}

extension AvoidancePlan.Reason {
  /// The reason in words.
  public var sentence: String {
    switch self {
    case .need(let level, let name, let length):
      if length == 0 { return "\(subject(level, name)) is visible at rest." }
      return "\(subject(level, name)) needs \(points(abs(length))) pt\(length < 0 ? " downward" : "")."
    case .kept(let level, let name, let length):
      return "\(subject(level, name)) is visible where it is, \(points(abs(length))) pt from rest, and stays."
    case .region(let name, let gives, let of, let rootGives):
      let view = name.map { "Scroll view \($0)" } ?? "Scroll view"
      let rest = rootGives == 0 ? "nothing left for the root" : "\(points(rootGives)) left for the root"
      return "\(view) gives \(points(gives)) of \(points(of)), \(rest)."
    case .root(let gives, let of): return "Root is lifted by \(points(gives)) of \(points(of))."
    case .topLimitKept: return "Top limit kept."
    case .distance(let kept, let of): return "Distance is \(points(kept)) of \(points(of)): there is no room for more."
    case .partial(let level, let name, let length, let of):
      return "\(subject(level, name)) shows its top \(points(length)) of \(points(of)) pt."
    case .unsatisfied(let level, let name, let bound): return "\(subject(level, name)) cannot be shown: \(bound.words)."
    case .letGo: return "Scrolled out of sight by hand: nothing is demanded until the next input."
    case .rest: return "Nothing has focus: everything is at rest."
    case .text(let sentence): return sentence
    }
  }

  private func subject(_ level: Anchor.Level, _ name: String) -> String {
    switch level {
    case .caret: name.isEmpty ? "Caret" : "Caret of \(name)"
    case .field: name.isEmpty ? "Field" : "Field \(name)"
    case .companion(let index): name.isEmpty ? "Companion \(index)" : "Companion \(name)"
    }
  }
}

extension AvoidancePlan.Unsatisfied.Bound {
  /// What stands in the way, in words.
  fileprivate var words: String {
    switch self {
    case .tooTall: "it is taller than the space there is"
    case .range: "the scroll range ends before"
    case .topLimit: "something would pass the top limit"
    case .root: "the root may not be lifted as far"
    case .gap: "no gap between the occluders is in reach"
    }
  }
}
