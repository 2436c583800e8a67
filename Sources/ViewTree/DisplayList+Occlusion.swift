public import Foundation

extension DisplayItem {
  /// What of the window it covers so that nothing behind shows, in window points; nil if it lets anything through.
  var opaqueExtent: CGRect? {
    guard opacity >= 1, transform.m11 == 1, transform.m22 == 1, transform.m12 == 0, transform.m21 == 0 else {
      return nil
    }
    guard isLayer ? view.layerIsOpaque(in: bounds) : view.backgroundIsOpaque else { return nil }
    let own = isLayer ? bounds : view.bounds(in: .presentation)
    let extent = transform.boundingBox(of: own).intersection(clip)
    return extent.isNull ? nil : extent
  }
}

extension DisplayList {
  /// Parts of the window that something covers so that nothing behind it shows, each with the index of what covers it,
  /// the furthest back first; in window points.
  public var covers: [(index: Int, extent: CGRect)] {
    items.enumerated().compactMap { index, item in item.opaqueExtent.map { (index, $0) } }
  }

  /// Paints everything from `index` on that shows in the canvas' clip: what lies behind is covered.
  public func paint(on canvas: any Canvas, from index: Int) {
    let visible = canvas.clipBounds
    for item in items[index...] where item.extent.overlaps(visible) { item.paint(on: canvas) }
  }
}
