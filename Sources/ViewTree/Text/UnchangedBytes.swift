/// How much of a text is what it was: some bytes at its beginning and some at its end.
nonisolated struct UnchangedBytes: Hashable, Sendable {
  /// How many at its beginning.
  var prefix: Int
  /// How many at its end.
  var suffix: Int
}
