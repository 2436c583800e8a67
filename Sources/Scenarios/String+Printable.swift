extension String {
  /// The text on one line: control characters, and those that turn what follows or are not seen, as visible escapes.
  ///
  ///     "a\u{1B}[2J".printable()   // a\u{1b}[2J, which leaves a terminal as it is
  public func printable() -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      // Two joiners belong to words and emoji.
      case "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
      case _ where [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory):
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
