import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

/// Whatever is done to a tree: painting only what changed, with pictures that are kept, gives what painting all anew gives.
@MainActor
struct DisplayListRandomTests {
  private static let size = (width: 48, height: 64)

  /// A small linear congruential generator: equal seeds, equal runs.
  private struct Generator {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(range.lowerBound + below(range.count * 4) / 4) + (below(3) == 0 ? 0.3 : 0)
    }
    mutating func color() -> Color { Color(hex: UInt32(below(0xFF_FFFF)), alpha: below(3) == 0 ? 0.5 : 1) }
  }

  private func frame(_ random: inout Generator) -> CGRect {
    CGRect(
      x: random.number(-10...40), y: random.number(-10...50), width: random.number(1...30),
      height: random.number(1...40))
  }

  private func newView(_ random: inout Generator) -> View {
    let frame = frame(&random)
    switch random.below(6) {
    case 0: return Label("abc", font: Font(size: 8), numberOfLines: random.below(3), frame: frame)
    case 1: return TextField("abc", frame: frame)
    case 2: return TextView("a\nb", frame: frame)
    case 3:
      let scroll = ScrollView(frame: frame)
      scroll.contentSize = CGSize(width: frame.width, height: random.number(0...300))
      if random.below(2) == 0 { scroll.backgroundColor = random.color() }
      return scroll
    default:
      let view = View(frame: frame)
      view.backgroundColor = random.color()
      return view
    }
  }

  /// Does one thing to the tree and answers its name.
  private func mutate(_ window: Window, _ random: inout Generator) -> String {
    let views = Array(window.tree.dropFirst()).filter { !$0.isLive && !($0 is TextContentView) }
    guard views.count > 2 else {
      window.addSubview(newView(&random))
      return "add"
    }
    let view = views[random.below(views.count)]
    switch random.below(20) {
    case 0:
      view.frame = frame(&random)
      return "frame of \(type(of: view))"
    case 1:
      view.isHidden.toggle()
      return "hide \(type(of: view))"
    case 2:
      view.backgroundColor = random.color()
      return "color"
    case 3:
      let parent = views[random.below(views.count)]
      if views.count < 25, !(parent is TextField) { parent.insertSubview(newView(&random), at: 0) }
      return "insert"
    case 4:
      if views.count < 25 { window.addSubview(newView(&random)) }
      return "add"
    case 5:
      if random.below(2) == 0 { view.removeFromSuperview() }
      return "remove"
    case 6:
      view.animate(.translationY, to: random.number(-20...20), pace: .curve(.linear, duration: 0.3))
      return "slide \(type(of: view))"
    case 7:
      view.animate(.opacity, to: [0, 0.5, 1][random.below(3)], pace: .curve(.linear, duration: 0.2))
      return "fade"
    case 8:
      view.animate(.originX, to: random.number(-5...30), pace: .iosKeyboard)
      return "move"
    case 9:
      view.transform = random.below(2) == 0 ? .identity : AffineTransform(scaleByX: 0.5, byY: 1.5)
      return "scale"
    case 10:
      if !(view is TextView) { view.wantsLayer.toggle() }
      return "layer \(type(of: view))"
    case 11:
      view.clipsToBounds.toggle()
      return "clip \(type(of: view))"
    case 12:
      if let parent = view.superview { parent.insertSubview(view, at: random.below(parent.subviews.count)) }
      return "reorder"
    case 13:
      window.theme = window.theme == .light ? .dark : .light
      return "theme"
    case 14, 15:
      let scrolls = views.compactMap { $0 as? ScrollView }
      guard !scrolls.isEmpty else { return "nothing" }
      let scroll = scrolls[random.below(scrolls.count)]
      if random.below(3) == 0 {
        let middle = scroll.frameInWindow(in: .presentation)
        window.wheel(at: CGPoint(x: middle.midX, y: middle.midY), dx: 0, dy: random.number(-60...90))
        return "wheel"
      }
      let pace: Pace = random.below(2) == 0 ? .immediate : .curve(.linear, duration: 0.2)
      scroll.setContentOffset(CGPoint(x: 0, y: random.number(-60...300)), pace: pace)
      return "scroll"
    case 16:
      let fields = window.focusOrder
      window.makeFirstResponder(fields.isEmpty ? nil : fields[random.below(fields.count)])
      return "focus"
    case 17:
      window.type(["x", "字", "\u{301}"][random.below(3)])
      return "type"
    case 18:
      window.press(EditingKey.allCases[random.below(EditingKey.allCases.count)])
      return "key"
    default:
      (view as? Label)?.text += "d"
      return "text"
    }
  }

  @Test(arguments: Array(1...12) + [16, 56, 61, 92, 133, 151, 270, 283]) func `painting what changed is painting all`(
    seed: Int
  ) {
    var random = Generator(state: UInt64(seed))
    let (width, height) = Self.size
    let test = TestWindow(size: CGSize(width: CGFloat(width), height: CGFloat(height)))
    let window = test.window
    for _ in 0..<8 { window.addSubview(newView(&random)) }
    let canvas = FlatCanvas(width: width, height: height)
    var list = window.makeDisplayList()
    var shown = canvas.picture(of: list)
    var history: [String] = []
    for step in 0..<120 {
      history.append(mutate(window, &random))
      if random.below(2) == 0 {
        window.advance(to: window.time + Double(random.below(30)) / 100)
        history.append("time \(window.time)")
      }
      window.layOut()
      let isNeeded = window.needsDisplay
      let next = window.makeDisplayList()
      let changes = next.changes(since: list)
      list = next
      #expect(isNeeded || changes.isEmpty, "a change nobody asked to see, after \(history.suffix(4))")
      let painted = canvas.picture(of: list)
      for index in shown.indices {
        let point = FlatCanvas.sample(index % width, index / width)
        if changes.contains(where: { $0.contains(point) }) { shown[index] = painted[index] }
      }
      let truth = FlatCanvas(width: width, height: height).picture(of: list)
      let covers = list.covers
      if !covers.isEmpty {
        let cover = covers[random.below(covers.count)]
        let front = FlatCanvas(width: width, height: height).picture(of: list, from: cover.index)
        let agrees = truth.indices.allSatisfy {
          truth[$0] == front[$0] || !cover.extent.contains(FlatCanvas.sample($0 % width, $0 / width))
        }
        #expect(agrees, "seed \(seed), step \(step): something shows through what is said to cover it")
      }
      guard let wrong = truth.indices.first(where: { truth[$0] != shown[$0] }) else { continue }
      let isStale = painted[wrong] != truth[wrong]
      Issue.record(
        """
        seed \(seed), step \(step): pixel \(wrong % width),\(wrong / width) \
        \(isStale ? "comes from a kept picture that is stale" : "is in no changed rectangle"), \
        after \(history.suffix(6))
        \(window.snapshot)
        """)
      return
    }
  }
}
