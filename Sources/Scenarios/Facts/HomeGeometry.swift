import Foundation
import KeyboardAvoidance

/// Takes the rectangles of a file home, by the offsets and the lift that it names.
struct HomeGeometry {
  private let facts: AvoidanceFacts
  private let geometry: FactsFile.Geometry
  /// How far each bar is above its home, by its id, in points.
  let barLifts: [Int: CGFloat]
  /// The count of regions in the focus chain.
  let chain: Int

  /// The geometry of facts whose root and regions are still as the file has them.
  init(_ facts: AvoidanceFacts, geometry: FactsFile.Geometry, barLifts: [Int: CGFloat]) {
    self.facts = facts
    self.geometry = geometry
    self.barLifts = barLifts
    chain = facts.chainLength
  }

  /// The root at home.
  var root: AvoidanceFacts.Root {
    var root = facts.root
    if geometry == .shown { root.frame.origin.y += root.lift }
    return root
  }

  /// The regions at home.
  var regions: [ScrollRegion] {
    var regions = facts.regions
    guard geometry == .shown else { return regions }
    for index in regions.indices {
      let outer = facts.displacement(in: index + 1)
      let offset = regions[index].offset
      regions[index].clip.origin.y += outer
      regions[index].previousRowBottom = regions[index].previousRowBottom.map { $0 + outer + offset }
    }
    return regions
  }

  /// An anchor's rectangle at home. What lies in a bar moves with that, and not with the root.
  func anchor(_ rect: CGRect, in container: Int, bar: Int?) -> CGRect {
    if geometry == .home { return rect }
    return rect.offsetBy(dx: 0, dy: facts.displacement(in: container, barLift: bar.map { barLifts[$0] ?? 0 }))
  }

  /// A bar's frame at home.
  func bar(_ frame: CGRect, id: Int) -> CGRect {
    geometry == .home ? frame : frame.offsetBy(dx: 0, dy: barLifts[id] ?? 0)
  }
}

extension AvoidanceFacts {
  /// The count of regions around the focused view; they come first.
  var chainLength: Int { regions.firstIndex { !$0.isInFocusChain } ?? regions.count }

  /// How far what lies in a region of the focus chain is shown above its home, in points: the offsets around it and the
  /// lift of the root, or of the bar it lies in. The clip of a region moves as what lies in the next one does; beyond the
  /// chain it is the lift alone.
  func displacement(in container: Int, barLift: CGFloat? = nil) -> CGFloat {
    regions[min(container, chainLength)..<chainLength].reduce(barLift ?? root.lift) { $0 + $1.offset }
  }

  /// Where the field is shown, in window points; `barLifts` has how far each bar is above its home.
  func fieldAsShown(_ barLifts: [Int: CGFloat]) -> CGRect? {
    guard let field = anchors.first(where: { $0.level == .field }) else { return nil }
    let barLift = field.bar.map { barLifts[$0] ?? 0 }
    return field.rect.offsetBy(dx: 0, dy: -displacement(in: field.container, barLift: barLift))
  }

  /// Gives the focus to a field: the regions around it come first and are its chain, the others follow.
  ///
  /// `focusChain` has the ids that the containers of `anchors` count, inner → outer. What lies in a region that is not
  /// around the field lies where that region shows it.
  mutating func setFocus(_ anchors: [Anchor], focusChain: [Int]) {
    guard let field = anchors.first(where: { $0.level == .field }) else {
      self.anchors = []
      for index in regions.indices { regions[index].isInFocusChain = false }
      return
    }
    let inner = focusChain.prefix(field.container)
    let offsets = inner.map { id in regions.first { $0.id == id }?.offset ?? 0 }
    for index in regions.indices {
      regions[index].isInFocusChain = focusChain.dropFirst(inner.count).contains(regions[index].id)
    }
    let chain = focusChain.dropFirst(inner.count).compactMap { id in regions.first { $0.id == id } }
    regions = chain + regions.filter { !$0.isInFocusChain }.sorted { $0.id < $1.id }
    self.anchors = anchors.map { anchor in
      var anchor = anchor
      if anchor.container < inner.count {
        anchor.rect.origin.y -= offsets[anchor.container...].reduce(0, +)
      }
      anchor.container = max(0, anchor.container - inner.count)
      return anchor
    }
  }
}
