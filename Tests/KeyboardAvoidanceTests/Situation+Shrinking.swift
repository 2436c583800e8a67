import Foundation
import KeyboardAvoidance

extension Situation: Shrinkable, CustomStringConvertible {
  var smaller: [Situation] {
    var all: [Situation] = []
    func add(_ change: (inout Situation) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    if !next.isEmpty { add { $0.next = [] } }
    if !facts.regions.isEmpty {
      add { situation in
        situation.facts.regions = []
        for index in situation.facts.anchors.indices { situation.facts.anchors[index].container = 0 }
        for index in situation.next.indices { situation.next[index].container = 0 }
      }
    }
    for occluders in occluders.withoutOne { add { $0.occluders = occluders } }
    for bars in facts.bars.withoutOne { add { $0.facts.bars = bars } }
    for anchors in facts.anchors.withoutOne where !anchors.isEmpty { add { $0.facts.anchors = anchors } }
    for anchors in next.withoutOne where !anchors.isEmpty { add { $0.next = anchors } }
    if facts.distance != nil { add { $0.facts.distance = nil } }
    if facts.topLimit != 0 { add { $0.facts.topLimit = 0 } }
    if facts.root.allowance.isFinite { add { $0.facts.root.allowance = .infinity } }
    if facts.root.avoidsByItself { add { $0.facts.root.avoidsByItself = false } }
    if facts.visibleBottom != nil { add { $0.facts.visibleBottom = nil } }
    let whole = CGRect(origin: .zero, size: facts.window)
    if facts.root.frame != whole { add { $0.facts.root.frame = whole } }
    for regions in facts.regions.replacingOne(\.simpler) { add { $0.facts.regions = regions } }
    for anchors in facts.anchors.replacingOne(\.rounder) { add { $0.facts.anchors = anchors } }
    for anchors in next.replacingOne(\.rounder) { add { $0.next = anchors } }
    for occluders in occluders.replacingOne(\.rounder) { add { $0.occluders = occluders } }
    for topLimit in facts.topLimit.rounder { add { $0.facts.topLimit = topLimit } }
    for distance in facts.distance?.rounder ?? [] { add { $0.facts.distance = distance } }
    return all
  }

  var description: String {
    let lines =
      ["\(facts.summary)", "then the region is a \(nextKind)"] + occluders.map { "occluder \($0.short)" }
      + next.map { "then \($0.summary)" }
    return lines.joined(separator: "\n")
  }
}

extension AvoidanceFacts {
  /// What matters of them, a line each.
  var summary: String {
    var lines = ["window \(window.width) × \(window.height), top limit \(topLimit), distance \(distance ?? 10)"]
    if root.frame.size != window || root.allowance.isFinite || root.avoidsByItself {
      lines.append("root \(root.frame.short), allowance \(root.allowance), avoids by itself: \(root.avoidsByItself)")
    }
    if let visibleBottom { lines.append("nothing is seen below \(visibleBottom)") }
    for region in regions {
      lines.append(
        "region \(region.id) (\(region.kind), in chain: \(region.isInFocusChain)) clip \(region.clip.short), content "
          + "\(region.contentHeight), insets \(region.topInset) \(region.bottomInset), offset \(region.offset)")
    }
    lines += bars.map { "bar \($0.id) \($0.frame.short), list \($0.list ?? -1) \($0.listPolicy)" }
    return (lines + anchors.map(\.summary)).joined(separator: "\n")
  }
}

extension Anchor {
  var summary: String { "\(level) \(rect.short) in \(container)" + (bar.map { ", bar \($0)" } ?? "") }
}

extension CGRect {
  var short: String { "(\(minX), \(minY), \(width) × \(height))" }
}

extension ScrollRegion {
  fileprivate var simpler: [ScrollRegion] {
    var all: [ScrollRegion] = []
    func add(_ change: (inout ScrollRegion) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    if topInset != 0 {
      add {
        $0.topInset = 0; $0.offset = max($0.offset, 0)
      }
    }
    if bottomInset != 0 {
      add {
        $0.bottomInset = 0; $0.offset = min($0.offset, max(-$0.topInset, contentHeight - clip.height))
      }
    }
    if offset != -topInset { add { $0.offset = -$0.topInset } }
    for height in contentHeight.rounder where height > 0 {
      add {
        $0.contentHeight = height; $0.offset = -$0.topInset
      }
    }
    for clip in clip.rounder {
      add {
        $0.clip = clip; $0.offset = -$0.topInset
      }
    }
    for offset in offset.rounder where offset >= -topInset && offset < self.offset { add { $0.offset = offset } }
    return all
  }
}

extension Anchor {
  fileprivate var rounder: [Anchor] {
    rect.rounder.map { rect in
      var anchor = self
      anchor.rect = rect
      return anchor
    }
  }
}
