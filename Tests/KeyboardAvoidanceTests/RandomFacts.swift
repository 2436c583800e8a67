import Foundation
import KeyboardAvoidance
import TestSupport

/// Facts at random: a window, a docked keyboard, at most one scroll region, up to four nested levels, fractional sizes.
struct RandomFacts {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A multiple of 1/8, so that sums are exact and faults are not blamed on rounding.
  mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    (Double.random(in: range, using: &generator) * 8).rounded() / 8
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func window() -> AvoidanceFacts {
    let size = CGSize(width: length(280...900), height: length(320...1000))
    var facts = AvoidanceFacts(window: size, topLimit: chance(0.3) ? 0 : length(0...110))
    if chance(0.2) {
      facts.root.frame = CGRect(
        x: 0, y: length(0...100), width: size.width, height: length(200...Double(size.height) * 0.8))
    }
    if chance(0.15) { facts.root.allowance = length(0...200) }
    facts.distance = chance(0.5) ? nil : length(0...60)
    return facts
  }

  mutating func keyboard(_ facts: AvoidanceFacts) -> [CGRect] {
    if chance(0.1) { return [] }
    let window = facts.window
    let height = chance(0.1) ? length(0.125...Double(window.height)) : length(40...Double(window.height) * 0.65)
    return [CGRect(x: 0, y: window.height - height, width: window.width, height: height)]
  }

  mutating func region(_ facts: AvoidanceFacts) -> ScrollRegion {
    let height = Double(facts.window.height)
    let top = chance(0.5) ? facts.topLimit : length(0...height * 0.5)
    let clip = CGRect(
      x: 0, y: top, width: facts.window.width,
      height: chance(0.6) ? facts.window.height - top : length(60...max(60, height - Double(top))))
    var region = ScrollRegion(id: 7, clip: clip, contentHeight: length(50...2200))
    if chance(0.3) { region.topInset = length(0...80) }
    if chance(0.3) { region.bottomInset = length(0...300) }
    region.offset = -region.topInset
    let reach = region.contentHeight + region.bottomInset - clip.height
    if reach > region.offset { region.offset = min(reach, region.offset + length(0...Double(reach - region.offset))) }
    return region
  }

  /// Caret ⊂ field, then companions; some of them outside the region.
  mutating func anchors(_ facts: AvoidanceFacts) -> [Anchor] {
    let isInRegion = !facts.regions.isEmpty && chance(0.85)
    let (top, bottom) = extent(facts, isInRegion)
    let height = chance(0.15) ? length(60...900) : length(18...60)
    let y = top + length(0...max(0.125, Double(bottom - top - height)))
    let x = length(0...Double(facts.window.width) - 100)
    let rect = CGRect(x: x, y: y, width: length(10...80), height: height)
    var anchors = [Anchor(level: .field, rect: rect, container: isInRegion ? 0 : facts.regions.count, name: "f")]
    if chance(0.5) {
      var caret = anchors[0]
      caret.level = .caret
      caret.rect.size.height = min(rect.height, length(12...24))
      caret.rect.origin.y = y + length(0...max(0.125, Double(rect.height - caret.rect.height)))
      caret.rect.origin.y = min(caret.rect.origin.y, rect.maxY - caret.rect.height)
      anchors.insert(caret, at: 0)
    }
    for index in 0..<(chance(0.4) ? integer(1...2) : 0) {
      var companion = anchors[anchors.count - 1]
      companion.level = .companion(index)
      companion.rect.size.height = length(10...120)
      companion.rect.origin.y = rect.maxY + length(-140...160)
      if chance(0.25) {
        companion.container = facts.regions.count
        companion.rect.origin.y = length(0...Double(facts.window.height))
      }
      anchors.append(companion)
    }
    return anchors
  }

  private mutating func extent(_ facts: AvoidanceFacts, _ isInRegion: Bool) -> (CGFloat, CGFloat) {
    guard isInRegion, let region = facts.regions.first else { return (facts.root.frame.minY, facts.root.frame.maxY) }
    return (region.clip.minY, region.clip.minY + region.contentHeight)
  }
}
