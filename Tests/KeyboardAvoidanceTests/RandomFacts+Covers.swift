import Foundation
import KeyboardAvoidance

extension RandomFacts {
  /// A docked keyboard most often; else one that floats, or that is split in two, or none.
  mutating func occluders(_ facts: AvoidanceFacts) -> [CGRect] {
    let window = facts.window
    let choice = integer(0...9)
    if choice == 8 {
      let width = length(120...Double(window.width) * 0.8)
      let height = length(100...Double(window.height) * 0.4)
      return [
        CGRect(
          x: length(0...Double(window.width - width)), y: length(0...Double(window.height - height)), width: width,
          height: height)
      ]
    }
    if choice == 9 {
      let left = length(60...Double(window.width) * 0.5)
      let right = chance(0.5) ? window.width - left : length(60...Double(window.width - left))
      let height = length(80...Double(window.height) * 0.5)
      let other = chance(0.5) ? height : length(80...Double(window.height) * 0.5)
      return [
        CGRect(x: 0, y: window.height - height, width: left, height: height),
        CGRect(x: window.width - right, y: window.height - other, width: right, height: other),
      ]
    }
    return keyboard(facts)
  }

  /// No bar most often; else one or two above each other at the bottom, of the full width or not.
  mutating func bars(_ facts: AvoidanceFacts) -> [StickyBar] {
    var bars: [StickyBar] = []
    var bottom = chance(0.7) ? facts.window.height : facts.window.height - length(1...60)
    for id in 0..<(chance(0.7) ? 0 : integer(1...2)) {
      let height = length(20...90)
      let inset = chance(0.7) ? 0 : length(1...60)
      bars.append(
        StickyBar(
          id: id, frame: CGRect(x: inset, y: bottom - height, width: facts.window.width - 2 * inset, height: height)))
      bottom -= height + (chance(0.7) ? 0 : length(0...20))
    }
    return bars
  }

  /// What shall be seen: mostly content, sometimes a field in a bar, sometimes a text view that scrolls its own text.
  mutating func focus(_ facts: inout AvoidanceFacts) {
    facts.anchors = anchors(facts)
    if let bar = facts.bars.last, chance(0.3) {
      let field = facts.anchors.firstIndex { $0.level == .field } ?? 0
      facts.anchors.removeFirst(field)
      facts.anchors[0].bar = bar.id
      facts.anchors[0].container = facts.regions.count
      facts.anchors[0].rect = bar.frame.insetBy(dx: 8, dy: 4)
      return
    }
    guard let region = facts.regions.first, facts.anchors[0].container == 0, facts.anchors[0].level == .caret else {
      return
    }
    facts.regions[0].kind = chance(0.3) ? .textView : .scrollView
    guard facts.regions[0].kind == .textView else { return }
    facts.anchors[1].rect = region.clip.insetBy(dx: 4, dy: 0)
    for index in 1..<facts.anchors.count { facts.anchors[index].container = 1 }
  }
}
