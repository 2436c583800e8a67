/// Finds the known name that a mistyped one was probably meant to be.
enum NearestName {
  /// The most bytes of a name that one is looked for: every letter is compared with every one of each known name.
  static let lengthLimit = 400

  /// The known name with the fewest edits, the first of several; nil if none is close.
  static func of(_ name: String, among known: [String]) -> String? {
    // No known name is as long as what somebody may have written.
    guard name.utf8.count <= lengthLimit else { return nil }
    let letters = Array(name.lowercased())
    var best: (name: String, edits: Int)?
    for candidate in known where candidate.utf8.count <= 2 * lengthLimit {
      let goal = Array(candidate.lowercased())
      let limit = letters.count <= 2 ? 1 : (letters.count <= 8 ? 2 : 3)
      guard abs(goal.count - letters.count) <= limit else { continue }
      let edits = edits(from: letters, to: goal)
      if edits <= limit, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.name
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
  static func edits(from source: [Character], to goal: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...goal.count)
    for i in source.indices {
      var row = [i + 1]
      for j in goal.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (source[i] == goal[j] ? 0 : 1))
        if i > 0, j > 0, source[i] == goal[j - 1], source[i - 1] == goal[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[goal.count]
  }
}
