/// Why a command could not be carried out, in one line.
struct ProbeError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The words after a command, read as what the command needs.
struct Arguments {
  let words: [String]
  /// Everything after the command, spaces kept.
  let text: String

  init(_ line: String) {
    text = line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) } ?? ""
    words = text.split(separator: " ").map(String.init)
  }

  /// The word at `index` as an integer.
  func int(_ index: Int) throws(ProbeError) -> Int {
    guard index < words.count, let value = Int(words[index]) else {
      throw ProbeError("an integer is missing at place \(index + 1)")
    }
    return value
  }

  /// The word at `index` as an integer, or `fallback` where there is none.
  func int(_ index: Int, or fallback: Int) throws(ProbeError) -> Int {
    index < words.count ? try int(index) : fallback
  }
}
