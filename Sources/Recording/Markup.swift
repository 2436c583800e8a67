/// Text that stands in SVG, HTML or XML and is somebody else's.
nonisolated enum Markup {
  /// The text with everything escaped that could be read as markup, in text and in quoted attributes alike.
  ///
  /// What no XML document may contain (control characters), and what turns the order of the text around it (the
  /// bidirectional controls), becomes a replacement character; a line break becomes a space, or what stands for it.
  ///
  ///     Markup.escaped("<a href='x'>")     // "&lt;a href=&#39;x&#39;&gt;"
  ///
  /// - Parameters:
  ///   - text: what is to be shown.
  ///   - limit: how many characters are shown at most; what is longer ends with an ellipsis.
  ///   - keepsLines: whether line breaks and tabs stay, as references to the characters.
  static func escaped(_ text: some StringProtocol, limit: Int = .max, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in shortened(String(text), to: limit).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\r", "\t": result += keepsLines ? "&#\(scalar.value);" : " "
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// The text, or as much of it as `limit` characters hold with an ellipsis at the end.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard limit < .max, text.count > limit else { return bounded(text, limit) }
    return bounded(String(text.prefix(max(0, limit - 1))) + "…", limit)
  }

  /// One character can be a megabyte of combining marks: no more than eight scalars a character on the average.
  private static func bounded(_ text: String, _ limit: Int) -> String {
    guard limit < .max / 8, text.unicodeScalars.count > limit * 8 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit * 8)))
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: false
    default: true
    }
  }

  /// A length or place with at most two decimals, the same on every machine: `12`, `12.5`, `-0.25`.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A time with two decimals: `0.48 s`.
  static func seconds(_ time: Double) -> String {
    let text = number(time)
    guard let point = text.firstIndex(of: ".") else { return text + ".00 s" }
    return text + (text.distance(from: point, to: text.endIndex) == 2 ? "0 s" : " s")
  }

  /// A length of time as it is read: `612 ms`, `1.25 s`.
  static func duration(_ seconds: Double) -> String {
    seconds < 0.9995 ? "\(Int((max(0, seconds) * 1000).rounded())) ms" : "\(number(seconds)) s"
  }
}
