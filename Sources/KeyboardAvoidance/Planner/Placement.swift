import Foundation

/// What the search for a place came to.
struct Placement {
  /// Where everything shall be.
  var place: Place
  /// Where the search began.
  var reference: Place
  /// The legal rest, if the search began there.
  var legalRest: Place?
  /// How many levels were asked for.
  var demanded: Int
  /// How many levels are visible, counted from the first.
  var attained: Int
  /// How much of the first level is visible if not all of it, in points; 0 if nothing is or all is.
  var partial: CGFloat = 0
  /// The gap between the occluders the anchors are in.
  var gap: Occlusion.Gap?
  /// The space kept from the occluder below, in points.
  var distance: CGFloat = 0
  /// The space asked for from it, in points.
  var wantedDistance: CGFloat = 0
}
