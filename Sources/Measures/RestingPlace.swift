import Foundation
import Tracing

/// Where everything would be if there had never been a keyboard: `rest` of SYSTEMS.md §6.
///
/// It starts from the first frame; from the next rest with the keyboard closed, where the first frame has the keyboard up
/// already and so does not tell what was before. A hand's scrolling is in it, and an offset that the app has set; a focus
/// and typing reveal field or caret in it as they would without a keyboard; nothing the keyboard does changes it. In a
/// window of another size it is the same as far as that has room for it.
struct RestingPlace {
  /// How far the tops of roots are below their top limits, by id, in points; a call bar moves both.
  private var rootGaps: [String: CGFloat] = [:]
  /// The offsets of the scroll regions by id, in points.
  var offsets: [String: CGFloat] = [:]
  /// The heights of the scroll regions by id, in points, when no keyboard had a part in them.
  var heights: [String: CGFloat] = [:]
  /// The heights of the roots by id, in points, when no keyboard had a part in them.
  var rootHeights: [String: CGFloat] = [:]
  /// The regions whose offset the app has set while nothing in them had focus: nobody has a reason to bring them back into
  /// range.
  private var chosen: Set<String> = []
  /// The regions of which a trace does not tell where they will rest.
  var unknown: Set<String> = []
  /// The lists of bars that rest at their end: there they stay, however high the bar and long the content become.
  var listsAtEnd: Set<String> = []
  /// Whether the app is giving views other heights.
  private var isResizing = false
  /// Whether a wheel may be moving something, whatever a finger has set in motion elsewhere.
  private var isWheeled = false
  /// The pages that a browser scrolls: the app scrolls what is in them.
  private let pages: Set<String>
  /// Whether bars stand on the keyboard, which lists keep their ends for.
  private let hasBars: Bool
  /// Whether the trace names who moves what.
  private let namesWriters: Bool
  /// Whether it is known where everything would be.
  private(set) var isKnown = false

  /// A place that starts from a timeline's first frame, of which there is one.
  init(_ timeline: Timeline) {
    let frame = timeline.frames[0]
    pages = Set(
      timeline.frames.flatMap {
        $0.views.filter { $0.role == .scroll && $0.writer == TraceView.systemWriter }.map(\.id)
      })
    hasBars = timeline.frames.contains { !$0.all(.stickyBar).isEmpty }
    namesWriters = timeline.frames.contains { $0.views.contains { $0.writer != nil } }
    let isUp = frame.focus != nil && frame.edge < timeline.height(in: frame) - Timeline.stillness
    if isUp { return }
    start(0, of: timeline)
    noteOffsetsSet(in: frame)
    if !frame.all(.stickyBar).isEmpty {
      for region in frame.all(.scroll) { noteEnd(of: region, movedByHand: false) }
    }
    // What was revealed at once is there already.
    let chain = frame.focusChain
    let hasPlan = chain.contains { region in frame.plan?.regions.contains { $0.id == region.region } ?? false }
    if hasPlan, chain.contains(where: { ($0.offset ?? 0) != -($0.insetTop ?? 0) }) {
      unknown.formUnion(chain.map(\.id))
    }
    if timeline.hidesReveal(0) || frame.tells("wheel") {
      unknown.formUnion(frame.all(.scroll).map(\.id))
    }
    if frame.focus != nil { reveal(timeline.demands.levels(in: frame, 0), in: frame, of: timeline) }
  }

  private mutating func start(_ index: Int, of timeline: Timeline) {
    isKnown = true
    let frame = timeline.frames[index]
    let topLimit = timeline.topLimit(of: frame)
    // What is being turned, comes or goes, or makes room for the keyboard by itself, is not at rest.
    let isTurned = frame.events.contains { Timeline.surroundingWords.contains(Timeline.word(of: $0)) }
    for root in frame.all(.root)
    where !isTurned && root.writer != TraceView.presentationWriter
      && (frame.focus == nil && !frame.tells("keyboardEvent") || root.writer != TraceView.systemWriter)
    {
      // What was lifted at once is lifted already.
      rootGaps[root.id] = root.rect.minY - (root.translationY ?? 0) - (root.topLimit ?? topLimit)
      rootHeights[root.id] = root.rect.height
    }
    for region in frame.all(.scroll) {
      offsets[region.id] = region.offset ?? 0
      if !isSqueezed(region, in: frame, of: timeline) { heights[region.id] = region.rect.height }
    }
  }

  /// Notes the offsets that the app has set in a frame.
  private mutating func noteOffsetsSet(in frame: TraceFrame) {
    for (id, y) in frame.events.compactMap(Timeline.offsetSet) {
      // What scrolls in a page or a chat has another name in a trace.
      guard offsets[id] != nil, !pages.contains(id) else {
        unknown.formUnion(frame.all(.scroll).map(\.id))
        continue
      }
      offsets[id] = y
      if !frame.focusChain.contains(where: { $0.id == id }) { chosen.insert(id) }
    }
  }

  /// Takes in what people did between two frames.
  mutating func follow(_ index: Int, of timeline: Timeline) {
    guard isKnown else {
      if timeline.isClosed(index), timeline.isStill[index] { start(index, of: timeline) }
      return
    }
    let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
    if frame.events.contains("reset") {
      (chosen, unknown, listsAtEnd, heights, rootHeights) = ([], [], [], [:], [:])
      return start(index, of: timeline)
    }
    if frame.focus != nil { chosen.subtract(frame.focusChain.map(\.id)) }
    if timeline.isAnotherWindow[index] { rootHeights = [:] }
    // With no keyboard to be seen another window is laid out anew; where its roots are then is seen at its next rest.
    if timeline.isAnotherWindow[index], timeline.isClosed(index), last.focus == nil {
      rootGaps = [:]
    }
    if timeline.hidesReveal(index) { unknown.formUnion(frame.all(.scroll).map(\.id)) }
    noteOffsetsSet(in: frame)
    isResizing = frame.tells("resize") || isResizing && !timeline.isStill[index]
    isWheeled = last.tells("wheel") || isWheeled && timeline.isByHand[index]
    let isHeld = !isWheeled && frame.all(.scroll).contains { isHeldByHand($0, last) }
    for region in frame.all(.scroll) {
      // A text view that scrolls is as high as its text makes it.
      let isNew =
        timeline.isAnotherWindow[index]
        || (isResizing || heights[region.id] == nil) && !isSqueezed(region, in: frame, of: timeline)
      if isNew || timeline.isClosed(index) || region.id == frame.focus {
        heights[region.id] = region.rect.height
      }
      // What a new size leaves no room for does not come back with it.
      let old = last.region(region.id)
      let isResized = old?.rect.height != region.rect.height || old?.contentHeight != region.contentHeight
      if timeline.isClosed(index), Timeline.changesLayout(frame), isResized {
        offsets[region.id] = offsets[region.id].map { legal($0, region) }
      }
      guard offsets[region.id] != nil else {
        offsets[region.id] = region.offset ?? 0
        // Where a text is that begins to scroll while it has focus, it has got by that.
        if region.id == frame.focus { unknown.insert(region.id) }
        continue
      }
      // What the app sends somewhere rests there, however it gets there.
      let isScrolled = timeline.isByHand[index] && !timeline.isByApp[index] && (!isHeld || isHeldByHand(region, last))
      let isSet = !timeline.isByApp[index] && isOfApp(region, frame, last)
      if isScrolled || isSet, let old = last.region(region.id)?.offset,
        let new = region.offset, abs(new - old) > Timeline.stillness
      {
        offsets[region.id] = new
        if hasBars { noteEnd(of: region, movedByHand: true) }
      }
    }
    noteLists(frame, last, isAtRest: timeline.isClosed(index) && timeline.isStill[index])
    noteUnknown(index, of: timeline)
    if timeline.isClosed(index), timeline.isStill[index],
      !frame.events.contains(where: { Timeline.offsetSet($0) != nil })
    {
      // What has no room in this window is not asked for in the next.
      for region in frame.all(.scroll) { offsets[region.id] = offset(of: region) ?? region.offset }
      // What is known again only because it is seen may be beyond its range.
      chosen.formUnion(unknown)
      unknown = []
      // A screen that was presented meanwhile rests where it has come to.
      // What turns back stands still in one frame.
      for root in frame.all(.root)
      where rootGaps[root.id] == nil && root.writer != TraceView.presentationWriter && timeline.isStill[index - 1] {
        rootGaps[root.id] = root.rect.minY - (root.topLimit ?? timeline.topLimit(of: frame))
      }
      for root in frame.all(.root) { rootHeights[root.id] = root.rect.height }
    }
    let isMoved =
      timeline.isCaretMoved[index] || timeline.isTyped[index] || Timeline.isCaretMovedByApp(frame)
      || Timeline.erases(frame)
    guard frame.focus != nil, frame.focus != last.focus || isMoved else { return }
    // What is on its way to another layout shows in none of its frames where it will be.
    if timeline.isBeingTurned[index] { return unknown.formUnion(frame.focusChain.map(\.id)) }
    let isNew = frame.focus != last.focus
    let before = offsets
    defer {
      // The app may have written what was there already, and a key found nothing to erase, which is no act.
      if !isNew, !timeline.isCaretMoved[index], !timeline.isTyped[index], offsets != before {
        unknown.formUnion(frame.focusChain.map(\.id))
      }
    }
    reveal(isNew ? Demands.all(in: frame) : timeline.demands.levels(in: frame, index), in: frame, of: timeline)
  }

  /// Whether the system may have made a region less high to make room for a keyboard: how high it is without is not told.
  private func isSqueezed(_ region: TraceView, in frame: TraceFrame, of timeline: Timeline) -> Bool {
    let isUp = frame.focus != nil || frame.edge < timeline.height(in: frame) - Timeline.stillness
    return isUp && frame.root(around: region)?.writer == TraceView.systemWriter
  }

  /// Whether a finger, or what it has set in motion, has a region or had it in the frame before.
  private func isHeldByHand(_ region: TraceView, _ last: TraceFrame) -> Bool {
    region.writer == TraceView.handWriter || last.region(region.id)?.writer == TraceView.handWriter
  }

  /// Whether what moves a region is the app itself: nobody else is named for it.
  private func isOfApp(_ region: TraceView, _ frame: TraceFrame, _ last: TraceFrame) -> Bool {
    namesWriters && region.writer == nil && last.region(region.id)?.writer == nil
      && !(frame.focusChain + last.focusChain).contains { $0.id == region.id }
  }

  /// The y of a root's top at rest, in window points; nil = it has not been seen at rest.
  func top(of root: TraceView, topLimit: CGFloat) -> CGFloat? {
    rootGaps[root.id].map { (root.topLimit ?? topLimit) + $0 }
  }

  /// The offset at which a region has to be once the keyboard is gone: the rest within the range the app gives. What the
  /// app itself has set beyond that may be there, or as far back as the range.
  func offset(of region: TraceView) -> CGFloat? {
    guard let rest = offsets[region.id] else { return nil }
    if unknown.contains(region.id) { return nil }
    if let end = end(of: region), abs((region.offset ?? 0) - end) <= 0.01 { return end }
    let legal = legal(rest, region)
    guard chosen.contains(region.id), let offset = region.offset else { return legal }
    return min(max(offset, min(rest, legal)), max(rest, legal))
  }

  func legal(_ offset: CGFloat, _ region: TraceView) -> CGFloat {
    let top = -(region.ownInsetTop ?? region.insetTop ?? 0)
    let bottom =
      (region.contentHeight ?? 0) + (region.ownInsetBottom ?? region.insetBottom ?? 0)
      - (heights[region.id] ?? region.rect.height)
    return min(max(offset, top), max(top, bottom))
  }
}
