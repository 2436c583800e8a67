public import Foundation
import Motion

extension Presentation {
  /// How far ahead a release looks, in seconds: a sheet comes to rest at the place nearest to where it would be then.
  static let releaseOutlook: TimeInterval = 0.2

  /// Whether a finger holds the sheet.
  public var isDragged: Bool { hold != nil }

  /// Whether what is presented comes, goes, or moves to another height.
  public var isOnItsWay: Bool { panel.shown(.originY).value != panel.model(.originY) }

  /// The heights a sheet rests at now, the lowest first, in points; none if it is no sheet.
  public var detentHeights: [CGFloat] {
    guard let sheet, let window else { return [] }
    return sheet.heights(in: frame.size, safeArea: window.safeArea)
  }

  /// How much of a sheet stands above the window's bottom as shown now, in points.
  public var shownHeight: CGFloat { frame.height - panel.shown(.originY).value }

  /// Sends a sheet to one of its heights (points; the nearest is taken).
  public func selectDetent(height: CGFloat) {
    guard phase == .shown || phase == .presenting else { return }
    guard let nearest = detentHeights.min(by: { abs($0 - height) < abs($1 - height) }) else { return }
    rest(at: nearest, velocity: 0)
  }

  func addSheetDrag() {
    let pan = PanGestureRecognizer { [unowned self] in dragSheet($0) }
    pan.precedesInnerViews = true
    pan.shouldReceive = { [unowned self] touch in
      draggingTouch = touch
      return sheet != nil && phase == .shown
    }
    pan.accepts = { [unowned self] in ScrollAxis(of: $0) == .vertical && sheetTakes(translation: $0.y) }
    panel.addGestureRecognizer(pan)
  }

  /// Whether a vertical drag moves the sheet: not while content under the finger is scrolled, nor a drag up at full height
  /// where content can scroll.
  private func sheetTakes(translation: CGFloat) -> Bool {
    guard let touch = draggingTouch else { return false }
    let inner = touch.view.chain.prefix { $0 !== panel }.compactMap { $0 as? ScrollView }
      .filter { $0.isScrollEnabled && $0.canScroll(.vertical) }
    if inner.contains(where: { $0.contentOffset.y > $0.offsetRange.lowerBound }) { return false }
    let isHighest = restingHeight == detentHeights.last
    return inner.isEmpty || translation > 0 || !isHighest
  }

  private func dragSheet(_ event: PanGestureRecognizer.Event) {
    switch event {
    case .began(let touch):
      hold = (CGFloat(panel.shown(.originY).value), touch.translation.y)
      panel.setWithoutAnimation(.originY, to: panel.shown(.originY).value)
    case .moved(let touch): follow(touch)
    case .ended(let touch):
      let velocity = touch.velocity(at: window?.time ?? touch.time).y
      let outlook = shownHeight - velocity * Self.releaseOutlook
      let lowest = detentHeights.first ?? 0
      let goes = (sheet?.canBeDismissed ?? false) && outlook < lowest / 2
      hold = nil
      draggingTouch = nil
      if goes { return leave(animated: true, velocity: velocity, pace: .iosKeyboard) }
      rest(at: detentHeights.min { abs($0 - outlook) < abs($1 - outlook) } ?? restingHeight, velocity: velocity)
    case .cancelled:
      hold = nil
      draggingTouch = nil
      rest(at: restingHeight, velocity: 0)
    }
  }

  private func follow(_ touch: Touch) {
    guard let hold, let sheet, let highest = detentHeights.last, let lowest = detentHeights.first else { return }
    let wish = frame.height - (hold.top + touch.translation.y - hold.translation)
    var height = wish
    if wish > highest { height = highest + stretch(wish - highest) }
    if wish < lowest, !sheet.canBeDismissed { height = lowest - stretch(lowest - wish) }
    placeSheet(top: frame.height - height)
    if lowest > 0 { dimming.setWithoutAnimation(.opacity, to: min(1, max(0, height / lowest))) }
  }

  /// Beyond its ends a sheet follows less and less, as scrolled content does (UIKit's factor 0.55).
  private func stretch(_ way: CGFloat) -> CGFloat {
    let length = max(1, frame.height)
    return length * (1 - 1 / (way * 0.55 / length + 1))
  }

  /// Brings the sheet to rest; a critically damped spring takes over the finger's velocity (points a second, down > 0).
  private func rest(at height: CGFloat, velocity: CGFloat) {
    let shown = panel.shown(.originY).value
    restingHeight = height
    detentIndex = detentHeights.firstIndex(of: height) ?? 0
    placeSheet(top: frame.height - height)
    panel.setWithoutAnimation(.originY, to: shown)
    panel.letGo(.originY, to: frame.height - height, velocity: velocity, pace: .iosKeyboard)
    dimming.animate(.opacity, to: 1, pace: .iosKeyboard)
    window?.layOut()
  }
}
