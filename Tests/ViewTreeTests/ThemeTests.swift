import Foundation
import TestSupport
import Testing
import ViewTree

@MainActor struct ThemeTests {
  /// What each part of the theme is in the light and in the dark one, and how much of it covers.
  private static let parts: [(role: ThemeColor, part: (Theme) -> Color, light: UInt32, dark: UInt32)] = [
    (.background, \.background, 0xF2F2F6, 0x0F1115), (.card, \.card, 0xFFFFFF, 0x1B1E25),
    (.hairline, \.hairline, 0xE3E4EA, 0x2A2E38), (.bar, \.bar, 0xFAFAFC, 0x15171D), (.text, \.text, 0x16181D, 0xF1F3F7),
    (.secondary, \.secondary, 0x6B7280, 0x9AA3B2), (.placeholder, \.placeholder, 0x8E949F, 0x6E7685),
    (.accent, \.accent, 0x2F6FED, 0x6C9BFF), (.onAccent, \.onAccent, 0xFFFFFF, 0x0F1115),
    (.keyboard, \.keyboard, 0xD4D6DD, 0x23262E), (.key, \.key, 0xFFFFFF, 0x4A4F5C),
    (.specialKey, \.specialKey, 0xB4B8C2, 0x343945), (.selection, \.selection, 0x2F6FED, 0x6C9BFF),
    (.keyShadow, \.keyShadow, 0x8A8D96, 0x15171B), (.recording, \.recording, 0xE5484D, 0xFF6369),
    (.accessoryDisc, \.accessoryDisc, 0, 0), (.accessoryArrow, \.accessoryArrow, 0xFFFFFF, 0xFFFFFF),
    (.scrollIndicator, \.scrollIndicator, 0, 0xFFFFFF),
    (.fixed(Color(hex: 0x123456)), { _ in Color(hex: 0x123456) }, 0x123456, 0x123456),
  ]

  @Test func `a role is its part of the theme that the window has`() {
    let view = View()
    let test = TestWindow([view])
    for (role, part, light, dark) in Self.parts {
      for (theme, hex) in [(Theme.light, light), (.dark, dark)] {
        test.window.theme = theme
        #expect(view.color(role) == part(theme) && role.color(in: theme) == part(theme), "\(role)")
        #expect(part(theme).withAlpha(1) == Color(hex: hex), "\(role) in \(theme.name)")
      }
    }
    #expect(View().color(.text) == Color(hex: 0x16181D), "light outside a window")
  }

  /// Text that is read has at least 4.5 : 1 against what it stands on (WCAG 2.1, 1.4.3).
  @Test(arguments: [Theme.light, .dark])
  func `what is read can be read`(theme: Theme) {
    func contrast(_ one: Color, _ other: Color) -> Double {
      let lights = [one, other].map { color in
        let parts = [color.red, color.green, color.blue].map {
          $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
      }.sorted()
      return lights[1] / lights[0]
    }
    for ground in [theme.background, theme.card, theme.bar] {
      #expect(contrast(theme.text, ground) >= 4.5)
      #expect(contrast(theme.accent, ground) >= 3, "a control's mark: WCAG 2.1, 1.4.11")
    }
    #expect(contrast(theme.text, theme.key) >= 4.5 && contrast(theme.onAccent, theme.accent) >= 4.5)
  }

  @Test func `themes are found by name`() {
    #expect(Theme.named("light") == .light && Theme.named("dark") == .dark && Theme.named("sepia") == nil)
    #expect(Theme.dark.name == "dark")
  }

  @Test func `a view's own tint wins over the accent`() {
    let view = View()
    let test = TestWindow([view])
    #expect(view.shownTintColor == Theme.light.accent)
    test.window.theme = .dark
    #expect(view.shownTintColor == Theme.dark.accent)
    view.tintColor = Color(hex: 0xFF0000)
    #expect(view.shownTintColor == Color(hex: 0xFF0000))
  }

  @Test func `nothing is a colour too`() {
    #expect(Color.clear.alpha == 0 && !Color.clear.isOpaque && Color.white.withAlpha(0).alpha == Color.clear.alpha)
    let view = View(frame: .init(x: 0, y: 0, width: 10, height: 10))
    #expect(view.backgroundColor == .clear)
    #expect(TestWindow([view]).paint(on: CanvasTranscript()).isEmpty, "and is not painted")
  }
}
