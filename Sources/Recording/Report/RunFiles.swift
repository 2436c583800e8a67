/// Where the files of a run are in the folder of a report: `runs/CASE/STRATEGY.svg`.
nonisolated enum RunFiles {
  /// The endings of the files that a run can have.
  static let endings = ["svg", "webp"]

  /// The path of a run's file from the folder of the report, whatever case and strategy are called.
  ///
  ///     RunFiles.path(of: "../../etc/passwd", "pan", "svg")     // "runs/etc-passwd-c2e6b4f7/pan.svg", or the like
  static func path(of name: String, _ strategy: String, _ ending: String) -> String {
    "runs/\(slug(name))/\(slug(strategy)).\(ending)"
  }

  /// A name as a part of a path: itself where it is made of letters and digits of ASCII, `-`, `_` and inner `.` alone and is
  /// short; otherwise what is left of it, with a digest that tells it from others of which the same is left.
  static func slug(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
      default: "-"
      }
    }
    let words = String(allowed).split(separator: "-").joined(separator: "-")
    let clean = String(words.drop { $0 == "." }.prefix(64))
    if clean == name, !name.hasSuffix("."), !name.isEmpty { return name }
    let hash = name.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    let stem = clean.drop { $0 == "-" || $0 == "." }
    return (stem.isEmpty ? "run" : stem) + "-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
