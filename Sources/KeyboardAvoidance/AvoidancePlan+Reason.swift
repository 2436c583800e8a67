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
    /// What ends the root's way, where more of it was asked for.
    case rootBound(RootBound)
    /// It lies in a bar that stands on the keyboard, and needs no more.
    case inBar(Anchor.Level, name: String)
    /// The field scrolls its own text and is taller than the space there is: showing its caret is all that is asked.
    case metByCaret(name: String)
    /// A bar stands on what is below it, so many points above its home.
    case bar(Int, lift: CGFloat)
    /// The list of a bar: whether it was at its end, and what it is scrolled by from rest.
    case list(Int, StickyBar.ListPolicy, scrolls: CGFloat)
    /// A finger or inertia moves the region: only its insets are written.
    case inHand(Int)
    /// The region is not restored, and stands so far from rest.
    case notRestored(Int, points: CGFloat)
    /// The keyboard is followed frame by frame: no more than this level is demanded until that ends; nil = nothing is.
    case followed(Anchor.Level?)
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

  /// What ends the way of the root.
  public enum RootBound: String, Hashable, Sendable, CaseIterable {
    /// What is below the root would come into sight.
    case keyboardHeight
    /// Only what covers it and the distance: it ends above the window's bottom.
    case depth
    /// What the app allows.
    case allowance
    /// It avoids by itself.
    case avoidsByItself
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
    case .rootBound(let bound): return bound.sentence
    case .inBar(let level, let name): return "\(subject(level, name)) lies in a bar on the keyboard and needs no more."
    case .metByCaret(let name):
      return "\(subject(.field, name)) scrolls its own text and is too tall to be shown: its caret stands for it."
    case .bar(let id, let lift): return "Bar \(id) stands on the keyboard, \(points(lift)) pt above its place."
    case .list(let id, let policy, let length): return list(id, policy, length)
    case .inHand(let id): return "Scroll view \(id) is in the hand: only its insets are set."
    case .notRestored(let id, let length):
      return "Scroll view \(id) is not restored: it stays \(points(abs(length))) pt from rest."
    case .followed(let level):
      let most = level.map { "no more than the \($0.word)" } ?? "nothing"
      return "The keyboard is followed: \(most) is demanded until it rests."
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

  private func list(_ id: Int, _ policy: StickyBar.ListPolicy, _ length: CGFloat) -> String {
    if length == 0 { return "List \(id) stays where it is." }
    let why = policy == .always ? "scrolls along" : "stays at its end"
    return "List \(id) \(why): scrolled by \(points(length)) pt."
  }

  private func subject(_ level: Anchor.Level, _ name: String) -> String {
    switch level {
    case .caret: name.isEmpty ? "Caret" : "Caret of \(name)"
    case .field: name.isEmpty ? "Field" : "Field \(name)"
    case .companion(let index): name.isEmpty ? "Companion \(index)" : "Companion \(name)"
    }
  }
}

extension AvoidancePlan.RootBound {
  /// What ends the way, in words.
  fileprivate var sentence: String {
    switch self {
    case .keyboardHeight: "The root goes no further: what is below it would come into sight."
    case .depth: "The root goes no further: no more of it is covered."
    case .allowance: "The root goes no further: the app allows no more."
    case .avoidsByItself: "The root avoids by itself: it is not lifted as well."
    }
  }
}

extension Anchor.Level {
  /// What it is, in words.
  fileprivate var word: String {
    switch self {
    case .caret: "caret"
    case .field: "field"
    case .companion(let index): "companion \(index)"
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
