import CX11
import Foundation

/// How many device pixels a point has on a display.
enum DisplayScale {
  /// The display's scale: its `Xft.dpi` over 96, rounded, 1…3; 1 where nothing is said.
  static func current(_ connection: X11Connection) -> Int {
    scale(resources: XResourceManagerString(connection.display).map { String(cString: $0) } ?? "")
  }

  /// The scale that the lines of a resource database ask for.
  static func scale(resources: String) -> Int {
    for line in resources.split(whereSeparator: \.isNewline) where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces)
      guard let dpi = Double(value), dpi.isFinite else { continue }
      return Int(min(max((dpi / 96).rounded(), 1), 3))
    }
    return 1
  }
}
