public import Foundation
public import KeyboardAvoidance

/// The geometry of anyone's app in a file: the facts of a plan, and what happens before it.
///
///     window: {width: 393, height: 852}
///     keyboard: {height: 336}
///     field: {y: 700, height: 34}
///
/// is a whole file. Everything else has a default; rectangles are those that a view debugger shows, and are taken home
/// by the offsets and the lift that the file names.
///
///     let file = try FactsFile(path: "form.yaml")
///     file.rehearsal(of: HeadroomStrategy.self).plan?.lift   // 228: 734 + 10 − 516
public struct FactsFile: Hashable, Sendable {
  /// How the rectangles of a file are meant.
  public enum Geometry: String, Hashable, Sendable, CaseIterable {
    /// As they are on the screen, with the offsets, the root's lift and the bars' lifts of the file in force.
    case shown
    /// With every offset and lift taken out.
    case home
  }

  /// What it shows, in a line; empty if it does not say.
  public var title: String
  /// The facts at home: the file's own focus, and its keyboard up.
  public var facts: AvoidanceFacts
  /// How far each bar is above its home before the first event, by `StickyBar.id`, in points.
  public var barLifts: [Int: CGFloat]
  /// The keyboard; nil = none is there until an event brings one.
  public var keyboard: Keyboard?
  /// What lies over the content beside the keyboard, in window points.
  public var obstacles: [CGRect]
  /// The regions that can be around a field, by `ScrollRegion.id`, inner → outer.
  public var focusChain: [Int]
  /// What happens, in order; the last event asks for the plan.
  public var events: [Event]
  /// The names of the regions by `ScrollRegion.id`.
  public var regionNames: [Int: String]
  /// The names of the bars by `StickyBar.id`.
  public var barNames: [Int: String]

  /// The most regions a file may have.
  static let regionLimit = 32
  /// The most entries that any other list of a file may have.
  static let listLimit = 16
  /// The most events a file may have.
  static let eventLimit = 100
}
