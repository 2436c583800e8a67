import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import TestSupport
import Testing
import ViewTree

@MainActor
struct ToolbarAccessoryTests {
  private final class Log { var taps: [String] = [] }

  private let window = Window(size: CGSize(width: 390, height: 100), textEngine: FixedTextLayoutEngine())
  private let log = Log()
  private let toolbar: ToolbarAccessory

  /// The toolbar of the middle one of three fields.
  private static func content(isPreviousEnabled: Bool = true, isNextEnabled: Bool = true) -> ToolbarRules.Toolbar? {
    let fields = [1, 2, 3].map { FieldCandidate(id: $0, frame: CGRect(x: 0, y: 60 * $0, width: 300, height: 44)) }
    let current = isPreviousEnabled ? (isNextEnabled ? 2 : 3) : 1
    return ToolbarRules().toolbar(for: .init(placeholder: "Email"), in: FieldOrder(fields, current: current))
  }

  init() throws {
    let log = log
    toolbar = ToolbarAccessory(
      width: 390, content: try #require(Self.content()), previous: { log.taps.append("previous") },
      next: { log.taps.append("next") }, done: { log.taps.append("done") })
    window.addSubview(toolbar)
    window.layOut()
  }

  private func transcript() -> String {
    let canvas = CanvasTranscript(clip: CGRect(x: 0, y: 0, width: 390, height: 100))
    window.makeDisplayList().paint(on: canvas)
    return canvas.text
  }

  private func tap(_ x: CGFloat, _ y: CGFloat = 22) {
    window.touch(.began, at: CGPoint(x: x, y: y))
    window.touch(.ended, at: CGPoint(x: x, y: y))
  }

  @Test func `it is 44 high and opaque, arrows left, title in the middle, done right`() {
    // FACTS.md §5, 1.1: 44 high, title 13 points. "Done" is four half ems of 17 wide, 12 on both sides.
    #expect(toolbar.frame.size == CGSize(width: 390, height: 44))
    #expect(
      transcript() == """
        clip 0,0 390×44
          move 0,0
            layer 1 0,0 390×44 opaque painted
              fill 0,0 390×44 #FAFAFC
              fill 0,0 390×1 #E3E4EA
              clip 0,0 390×44
                move 4,0
                  path M 12,26 L 20,18 L 28,26 w2 round round #2F6FED
                move 44,0
                  path M 12,18 L 20,26 L 28,18 w2 round round #2F6FED
                move 328,0
                  text "Done" 17/semibold at 12,12 #2F6FED
                move 92,0
                  text "Email" 13/regular at 0,14 #6B7280
        """)
  }

  @Test func `in the dark it has the dark theme's colours`() {
    window.theme = .dark
    let text = transcript()
    #expect(text.contains("fill 0,0 390×44 #15171D") && text.contains("round #6C9BFF"))
  }

  @Test func `arrows and done do what they are for`() {
    for x in [20, 60, 340, 380] as [CGFloat] { tap(x) }
    #expect(log.taps == ["previous", "next", "done", "done"])
  }

  @Test(arguments: [true, false]) func `at an end the arrow beyond it is pale and dead`(isFirst: Bool) throws {
    toolbar.content = try #require(Self.content(isPreviousEnabled: !isFirst, isNextEnabled: isFirst))
    #expect(toolbar.previousButton.isEnabled == !isFirst && toolbar.nextButton.isEnabled == isFirst)
    for x in [20, 60] as [CGFloat] { tap(x) }
    #expect(log.taps == [isFirst ? "next" : "previous"])
    let lines = transcript().split(separator: "\n").filter { $0.contains("path") }.map { $0.hasSuffix("#8E949F/0.5") }
    #expect(lines == [isFirst, !isFirst])
  }

  @Test func `a field alone has no arrows, and a title with more room`() throws {
    let alone = FieldOrder([FieldCandidate(id: 1, frame: .zero)], current: 1)
    toolbar.content = try #require(ToolbarRules().toolbar(for: .init(placeholder: "Name"), in: alone))
    window.layOut()
    #expect(toolbar.previousButton.isHidden && toolbar.nextButton.isHidden)
    tap(20)
    #expect(log.taps.isEmpty)
  }

  @Test func `its controls can have a tint`() {
    toolbar.tintColor = Color(hex: 0x00AA55)
    #expect(transcript().split(separator: "\n").count { $0.contains("#00AA55") } == 3)
  }

  @Test func `a pressed control is paler, and a finger that leaves it does nothing`() {
    window.touch(.began, at: CGPoint(x: 20, y: 22))
    #expect(transcript().contains("#2F6FED/0.4"))
    window.touch(.moved, at: CGPoint(x: 120, y: 22))
    #expect(!transcript().contains("#2F6FED/0.4"))
    window.touch(.ended, at: CGPoint(x: 120, y: 22))
    #expect(log.taps.isEmpty)
  }

  @Test func `touches beside its controls do not go through`() throws {
    let behind = Log()
    let button = Button("Behind", frame: CGRect(x: 0, y: 0, width: 390, height: 44)) { behind.taps.append("tap") }
    window.insertSubview(button, at: 0)
    tap(200)
    #expect(behind.taps.isEmpty && log.taps.isEmpty)
    #expect(try #require(window.hitTest(CGPoint(x: 200, y: 22))).chain.contains { ($0 as? View)?.isControl ?? false })
  }

  @Test func `its height is part of the keyboard's`() throws {
    let stage = try KeyboardStage(hasAccessories: false)
    stage.keyboard.accessory = { [toolbar] _ in toolbar }
    stage.focus(stage.first)
    #expect(stage.keyboard.shownEdge == 509)
    #expect(toolbar.frameInWindow(in: .presentation) == CGRect(x: 0, y: 509, width: 390, height: 44))
  }
}
