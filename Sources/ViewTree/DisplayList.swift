public import Foundation

/// One thing to paint: a view's own picture, or a kept picture of a view with all in it.
struct DisplayItem {
  /// The view.
  let view: View
  /// Whether all in the view is part of it.
  let isLayer: Bool
  /// Changes when what is painted, not where, changes.
  let version: Int
  /// From the view's own space into the window's.
  let transform: AffineTransform
  /// What is painted, in the view's own space.
  let bounds: CGRect
  /// What may show, in window points.
  let clip: CGRect
  /// Opacity, the views' around it included.
  let opacity: Double
  /// What of the window may change when it does, in window points.
  let extent: CGRect

  func isPainted(like other: DisplayItem) -> Bool { version == other.version && isPlaced(like: other) }

  /// Whether the same of it shows at the same place in the same way.
  func isPlaced(like other: DisplayItem) -> Bool {
    isLayer == other.isLayer && transform == other.transform && bounds == other.bounds
      && clip == other.clip && opacity == other.opacity
  }
}

/// What a window shows at one time, back to front.
public struct DisplayList {
  /// The things to paint, the furthest back first.
  var items: [DisplayItem] = []

  /// Nothing to paint.
  public init() {}

  /// Puts another list's things in front of this one's.
  public mutating func append(_ other: DisplayList) { items += other.items }

  /// What differs between two lists, as rectangles in window points: everything an item that came, went or changed
  /// covers or covered.
  public func changes(since old: DisplayList) -> [CGRect] {
    if items.count == old.items.count {
      var changed: [CGRect] = []
      var sameViews = true
      for (new, before) in zip(items, old.items) {
        guard new.view === before.view, new.isLayer == before.isLayer else {
          sameViews = false
          break
        }
        changed += new.changes(since: before)
      }
      if sameViews { return changed }
    }
    return changesByView(since: old)
  }

  private func changesByView(since old: DisplayList) -> [CGRect] {
    // A scroll view may have two items: what shows behind its kept content, and the content.
    struct Key: Hashable {
      let view: ObjectIdentifier
      let isLayer: Bool

      init(_ item: DisplayItem) {
        view = ObjectIdentifier(item.view)
        isLayer = item.isLayer
      }
    }
    var before: [Key: (index: Int, item: DisplayItem)] = [:]
    for (index, item) in old.items.enumerated() { before[Key(item)] = (index, item) }
    var changed: [CGRect] = []
    var last = -1
    for item in items {
      guard let match = before.removeValue(forKey: Key(item)) else {
        changed.append(item.extent)
        continue
      }
      // Something that changed its place in the order covers, or is covered by, what it did not before.
      changed += match.index < last ? [match.item.extent, item.extent] : item.changes(since: match.item)
      last = max(last, match.index)
    }
    return changed + old.items.compactMap { before[Key($0)] == nil ? nil : $0.extent }
  }

  /// Paints everything that shows in the canvas' clip.
  public func paint(on canvas: any Canvas) {
    let visible = canvas.clipBounds
    for item in items where item.extent.overlaps(visible) { item.paint(on: canvas) }
  }
}

extension DisplayItem {
  /// What differs between it and what was shown of the same view before, in window points.
  func changes(since old: DisplayItem) -> [CGRect] {
    if isPainted(like: old) { return [] }
    guard isLayer, isPlaced(like: old), let area = view.layerChanges.area(from: old.version, to: version) else {
      return [old.extent, extent]
    }
    let shown = transform.boundingBox(of: area).intersection(extent)
    return shown.isNull ? [] : [shown]
  }

  func paint(on canvas: any Canvas) {
    canvas.clip(to: clip, cornerRadius: 0) { canvas in
      canvas.transform(transform) { canvas in
        if opacity < 1 {
          canvas.opacity(opacity) { paintContent(on: $0) }
        } else {
          paintContent(on: canvas)
        }
      }
    }
  }

  private func paintContent(on canvas: any Canvas) {
    guard isLayer else { return view.paintOwnContent(on: canvas) }
    let changes = { view.layerChanges.area(from: $0, to: version) }
    canvas.layer(
      id: view.identity, version: version, bounds: bounds, isOpaque: view.layerIsOpaque(in: bounds), changes: changes
    ) { canvas in
      view.paintLayer(on: canvas, bounds: bounds)
    }
  }
}
