public import Foundation

extension Window {
  /// Whether something may look different from when the display list was last made.
  public var needsDisplay: Bool { displayIsNeeded || pictureChangeIsDue }

  /// What the window shows at its ``time``.
  public func makeDisplayList() -> DisplayList {
    layOut()
    displayIsNeeded = false
    displayedTime = time
    var list = DisplayList()
    livePictures.removeAll(keepingCapacity: true)
    collect(self, transform: .identity, clip: bounds, opacity: 1, into: &list)
    return list
  }

  /// The first time (seconds) after now at which the picture changes with no animation running and nothing happening: a blink.
  public var nextPictureChange: TimeInterval? {
    livePictures.compactMap { $0.nextPictureChange(after: time) }.min()
  }

  private var pictureChangeIsDue: Bool {
    time != displayedTime
      && livePictures.contains { $0.pictureVersion(at: time) != $0.pictureVersion(at: displayedTime) }
  }

  private func collect(
    _ view: View, transform outer: AffineTransform, clip outerClip: CGRect, opacity outerOpacity: Double,
    into list: inout DisplayList, liveOnly: Bool = false
  ) {
    let opacity = outerOpacity * Double(view.value(.opacity, in: .presentation))
    if view.isHidden || opacity <= 0 { return }
    var transform = view === self ? AffineTransform.identity : view.transformToSuperview(in: .presentation)
    transform.append(outer)
    let bounds = view.bounds(in: .presentation)
    let frame = transform.boundingBox(of: bounds)
    let clip = view.clipsToBounds ? outerClip.intersection(frame) : outerClip
    if clip.isNull || clip.isEmpty { return }
    if view.isLive { livePictures.append(view) }

    func add(isLayer: Bool, version: Int, bounds: CGRect, extent: CGRect) {
      let extent = transform.boundingBox(of: extent).intersection(clip)
      guard !extent.isNull, !extent.isEmpty else { return }
      list.items.append(
        DisplayItem(
          view: view, isLayer: isLayer, version: version, transform: transform, bounds: bounds, clip: clip,
          opacity: opacity, extent: extent))
    }

    if !liveOnly, view.isShownAsLayer {
      let extent = view.layerBounds
      if view.backgroundShowsBehindLayer(extent, visible: bounds) {
        add(isLayer: false, version: view.version, bounds: bounds, extent: bounds)
      }
      add(isLayer: true, version: view.subtreeVersion, bounds: extent, extent: extent)
      for child in view.subviews where child.hasLivePart {
        collect(child, transform: transform, clip: clip, opacity: opacity, into: &list, liveOnly: true)
      }
      return
    }
    if view.hasOwnContent, !liveOnly || view.isLive {
      let extent = view.drawnBounds
      add(isLayer: false, version: view.pictureVersion(at: time), bounds: extent, extent: extent)
    }
    for child in view.subviews where !liveOnly || child.hasLivePart {
      collect(child, transform: transform, clip: clip, opacity: opacity, into: &list, liveOnly: liveOnly)
    }
  }
}
