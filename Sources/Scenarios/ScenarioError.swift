/// What is wrong with a scene, a scenario or the list of devices, and where.
///
///     print(error)   // form.yaml:3:12: unknown type "feild"; … (did you mean "field"?)
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was asked for: a path, or a name that is not known.
  public var file: String
  /// The line, from 1; 0 if the file as a whole is meant (it is missing, say).
  public var line: Int
  /// The column in characters, from 1; 0 if the file as a whole is meant.
  public var column: Int
  /// What was found; what would be right.
  public var message: String

  /// An error at a place in a file: line and column from 1, 0 if the file as a whole is meant.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// One line, `FILE:LINE:COLUMN: what was found; what would be right`; without line and column where the whole file
  /// is meant.
  public var description: String {
    let place = line > 0 ? ":\(line):\(column)" : ""
    return (file + place + ": " + message).printable()
  }
}

extension ScenarioError {
  /// The most characters of a message, the name that was probably meant beside them.
  static let messageLimit = 2000

  /// Known names, for a message: as many as one can read.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let read = names.prefix(64)
    let rest = names.count > read.count ? " and \(names.count - read.count) more" : ""
    return read.map { $0.clipped() }.joined(separator: ", ") + rest
  }

  /// What was found at a place and what would be right, with the known name that `name` was probably meant to be.
  init(
    file: String, place: SourcePlace = .none, found: String, expected: String, name: String? = nil,
    among known: [String] = []
  ) {
    var message = (found + "; " + expected).clipped(to: Self.messageLimit)
    if let name, let nearest = NearestName.of(name, among: known) { message += " (did you mean \"\(nearest)\"?)" }
    self.init(file: file, line: place.line, column: place.column, message: message)
  }
}

extension ScenarioError {
  /// The error for a name that is none of the known ones. A long list of names is spelled out only if none is near.
  static func unknown(
    _ what: String, _ name: String, in place: String = "", among known: [String], file: String,
    place source: SourcePlace = .none
  ) -> ScenarioError {
    let isNear = NearestName.of(name, among: known) != nil
    return ScenarioError(
      file: file, place: source, found: "unknown \(what) \(name.quoted())\(place)",
      expected: isNear && known.count > 10 ? "\(known.count) are known" : "known: \(list(known))", name: name,
      among: known)
  }
}

extension String {
  /// The text in quotes on one line, cut where it is long.
  func quoted() -> String { "\"" + clipped().printable() + "\"" }

  /// The text, cut where it is longer than so many Unicode scalars: one letter can carry any number of accents.
  func clipped(to limit: Int = 48) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit + 1, limitedBy: endIndex), end <= endIndex else {
      return self
    }
    return String(unicodeScalars.prefix(limit - 3)) + "…"
  }
}
