/// Texts in which everything that can meet does: scripts of both directions, ideographs, emoji, marks, breaks of all kinds.
public enum RandomText {
  private static let pieces = [
    "a", "fi ", "word ", "one two three ", "Grüße ", "e\u{301}", "x\u{301}\u{302} ", "אבג ", "שלום", "مرحبا ",
    "سلام 12 ",
    "漢字", "中文的一句话。", "かな ", "한글 ", "👩‍👩‍👧‍👦", "🇩🇪", "🇫", "👍🏽 ", "123 ", "- ", "(", ") ", "«", "\u{200D}", "\u{200F}",
    "\u{0}", "\t", "   ", "antidisestablishmentarianism",
  ]
  private static let breaks = ["\n", "\n", "\n\n", "\r\n", "\r", "\u{2029}", "\n 12 \n"]

  /// Some pieces and breaks in a row; about every eighth is a break.
  public static func make(_ count: Int, using random: inout SeededGenerator) -> String {
    (0..<count).reduce(into: "") { text, _ in
      let list = Int.random(in: 0..<8, using: &random) == 0 ? breaks : pieces
      text += list.randomElement(using: &random) ?? ""
    }
  }
}
