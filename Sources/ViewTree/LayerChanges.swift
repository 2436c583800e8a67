import Foundation

/// What of a kept picture changed from version to version, for the last few: what is painted anew when a letter is typed
/// into one field of a long form is that field, not the form.
nonisolated struct LayerChanges {
  /// How many versions back are known; a picture that is older is painted whole.
  static let depth = 16

  /// The last version that was noted.
  private var version = 0
  /// The changed areas, the last version's last; nil = everything.
  private var areas: [CGRect?] = []

  /// Notes that `version`, the one after the last, differs from it in `area` (the layer's own space), or everywhere.
  mutating func note(version: Int, area: CGRect?) {
    if version != self.version + 1 { areas.removeAll(keepingCapacity: true) }
    self.version = version
    if areas.count == Self.depth { areas.removeFirst() }
    areas.append(area)
  }

  /// What differs between an older version and `version`: nil = everything, or not known.
  func area(from old: Int, to version: Int) -> CGRect? {
    guard version == self.version, old < version, version - old <= areas.count else { return nil }
    var result: CGRect?
    for area in areas.suffix(version - old) {
      guard let area else { return nil }
      result = result.map { $0.union(area) } ?? area
    }
    return result
  }
}
