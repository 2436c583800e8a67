import Foundation

/// What the program says: results on standard output, everything else on standard error.
enum Console {
  /// One line of result.
  static func print(_ line: String) { write(line + "\n", to: .standardOutput) }

  /// One line about what went wrong or what is going on.
  static func error(_ line: String) { write("headroom: " + line + "\n", to: .standardError) }

  /// How far a long work is, on a terminal; nothing in a pipe. A finished line is wiped.
  static func progress(_ label: String, _ share: Double) {
    guard isatty(2) != 0 else { return }
    let width = 24
    let done = Int((share * Double(width)).rounded(.down))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    write("\r\(label) \(bar) \(Int(share * 100)) %" + (share >= 1 ? "\r\u{1B}[K" : ""), to: .standardError)
  }

  /// An encodable value as JSON with sorted keys.
  static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    print(String(bytes: data, encoding: .utf8) ?? "")
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away (a closed pipe) is no fault of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
