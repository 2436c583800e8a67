public import Foundation

/// One step of a script.
///
/// Steps follow each other: one begins when the one before it has ended, or at ``time`` if that is given.
public struct Step: Hashable, Sendable {
  /// Where it stands in its file.
  public var place: SourcePlace
  /// When it begins, in seconds from the start of the script; nil = when the step before it has ended.
  public var time: TimeInterval?
  /// What is done.
  public var action: Action

  /// A step.
  public init(_ action: Action, at time: TimeInterval? = nil, place: SourcePlace = .none) {
    self.place = place
    self.time = time
    self.action = action
  }
}
