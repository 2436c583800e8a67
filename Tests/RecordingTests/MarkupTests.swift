import Testing

@testable import Recording

@Suite struct MarkupTests {
  @Test(arguments: [
    ("a < b & c", "a &lt; b &amp; c"),
    ("<script>alert(\"x\")</script>", "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"),
    ("it's", "it&#39;s"), ("a\nb\tc", "a b c"), ("\u{0}\u{8}\u{1B}[31m", "\u{FFFD}\u{FFFD}\u{FFFD}[31m"),
    ("\u{202E}gnp.exe", "\u{FFFD}gnp.exe"), ("\u{FFFE}\u{85}", "\u{FFFD}\u{FFFD}"), ("日本 👍🏽", "日本 👍🏽"), ("", ""),
  ])
  func `text cannot become markup, control a terminal or turn the line around`(text: String, escaped: String) {
    #expect(Markup.escaped(text) == escaped)
  }

  @Test func `what is longer than the limit ends with an ellipsis`() {
    #expect(Markup.escaped("abcdef", limit: 4) == "abc…")
    #expect(Markup.escaped("abcd", limit: 4) == "abcd")
    #expect(Markup.escaped("<<<<<<", limit: 3) == "&lt;&lt;…")
  }

  @Test func `a character of a million marks is cut too`() {
    let letter = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(letter.count == 1)
    #expect(Markup.escaped(letter, limit: 10).unicodeScalars.count == 80)
  }

  @Test(arguments: [
    (0, "0"), (12, "12"), (12.5, "12.5"), (-0.25, "-0.25"), (0.05, "0.05"), (1.005, "1"), (99.999, "100"),
    (-0.001, "0"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
  ])
  func `a number has two decimals at the most, and is always one`(number: Double, text: String) {
    #expect(Markup.number(number) == text)
  }

  @Test(arguments: [(0, "0 ms"), (0.6124, "612 ms"), (0.9996, "1 s"), (1.25, "1.25 s"), (-1, "0 ms")])
  func `a duration is read in milliseconds below a second`(seconds: Double, text: String) {
    #expect(Markup.duration(seconds) == text)
  }

  @Test(arguments: [(0, "0.00 s"), (0.5, "0.50 s"), (12.345, "12.35 s"), (3.25, "3.25 s")])
  func `a time has two decimals`(seconds: Double, text: String) { #expect(Markup.seconds(seconds) == text) }
}
