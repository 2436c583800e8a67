public import Foundation

extension Presentation {
  /// Gives the panel its place for the window's size, its safe area and, where that counts, the keyboard.
  func placePanel(in window: Window) {
    let safe = window.safeArea
    if let sheet {
      let heights = sheet.heights(in: frame.size, safeArea: safe)
      if restingHeight == 0 {
        restingHeight = sheet.initial.map { sheet.height(of: $0, in: frame.size, safeArea: safe) } ?? heights.first ?? 0
      } else if !heights.contains(restingHeight) {
        // The window has another size: the sheet rests at the detent that takes the old one's place.
        restingHeight = heights[min(detentIndex, heights.count - 1)]
      }
      detentIndex = heights.firstIndex(of: restingHeight) ?? 0
      if hold == nil, phase != .dismissing { placeSheet(top: frame.height - restingHeight) }
    } else if phase != .dismissing || !slides {
      panel.frame = fixedFrame(in: window, above: window.keyboardFrame)
      presented.view.frame = CGRect(origin: .zero, size: panel.frame.size)
      presented.safeArea = safe.overlap(with: panel.frame, in: frame.size)
    }
  }

  /// The settings of the sheet it is shown as, if it is one.
  var sheet: SheetStyle? {
    switch style {
    case .sheet(let sheet): sheet
    case .formSheet: hasRoomForFormSheet ? nil : SheetStyle(detents: [.large], hasGrabber: false)
    default: nil
    }
  }

  private var formSize: CGSize {
    presented.fittingSize(in: frame.size) ?? CGSize(width: 540, height: 620)
  }

  private var hasRoomForFormSheet: Bool {
    formSize.width + 40 <= frame.width && 2 * (window?.safeArea.top ?? 0) + 200 <= frame.height
  }

  /// Puts a sheet's top at `top` (window points). It is as high as what is above the window's bottom, but not lower than at
  /// its lowest detent: further down it moves out as it is. The panel goes on below, so that no gap shows under it.
  func placeSheet(top: CGFloat) {
    guard let window, let sheet else { return }
    let lowest = sheet.heights(in: frame.size, safeArea: window.safeArea).first ?? 0
    let place = CGRect(x: 0, y: top, width: frame.width, height: frame.height)
    if panel.frame != place { panel.frame = place }
    let height = max(frame.height - top, lowest)
    presented.view.frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
    // Where it is held further down, the home indicator counts as at rest.
    let atRest = CGRect(x: 0, y: frame.height - height, width: frame.width, height: height)
    var safe = window.safeArea.overlap(with: atRest, in: frame.size)
    if sheet.hasGrabber { safe.top = max(safe.top, PresentationPanel.grabberHeight) }
    presented.safeArea = safe
  }

  /// How much less high its panel is than it would be without a keyboard, in points, for one that avoids it by itself.
  public var squeeze: CGFloat {
    guard let window, presented.avoidsKeyboardByItself, sheet == nil, window.keyboardFrame != nil else { return 0 }
    let whole = fixedFrame(in: window, above: nil)
    return max(0, whole.height - fixedFrame(in: window, above: window.keyboardFrame).height)
  }

  /// Where a panel that does not follow fingers rests. One that avoids the keyboard itself has the room above it.
  private func fixedFrame(in window: Window, above keyboard: CGRect?) -> CGRect {
    let whole = CGRect(origin: .zero, size: frame.size)
    var room = whole.inset(by: window.safeArea)
    if presented.avoidsKeyboardByItself, let keyboard, keyboard.maxY >= whole.maxY, keyboard.minY < room.maxY {
      room.size.height = max(0, keyboard.minY - room.minY)
    }
    switch style {
    case .fullScreen, .sheet: return whole
    case .formSheet: return centred(formSize, in: room, around: whole)
    case .alert:
      let size = presented.fittingSize(in: room.size) ?? CGSize(width: 270, height: 140)
      return centred(size, in: room, around: room)
    case .popover(let anchor):
      let size = presented.fittingSize(in: room.size) ?? CGSize(width: 320, height: 300)
      return Self.popoverFrame(size, beside: anchor, in: room)
    }
  }

  /// In the middle of `middle`, moved into `room`; its top wins, and it is not cut: a form sheet stays as high as it is.
  private func centred(_ wish: CGSize, in room: CGRect, around middle: CGRect) -> CGRect {
    let size = CGSize(width: min(wish.width, room.width), height: min(wish.height, frame.height))
    let y = min(((middle.minY + middle.maxY - size.height) / 2).rounded(), room.maxY - size.height)
    return CGRect(
      x: (middle.midX - size.width / 2).rounded(), y: max(y, room.minY), width: size.width, height: size.height)
  }

  /// Under what it belongs to where it fits, else above, else on the side with more room, made lower; 8 points away from
  /// it and 10 from the edges of `room`.
  static func popoverFrame(_ size: CGSize, beside anchor: CGRect, in room: CGRect) -> CGRect {
    let area = room.insetBy(dx: min(10, room.width / 2), dy: min(10, room.height / 2))
    // What it belongs to may lie outside of the room: under the keyboard.
    let top = max(anchor.maxY + 8, area.minY)
    let bottom = min(anchor.minY - 8, area.maxY)
    let (below, above) = (area.maxY - top, bottom - area.minY)
    let isBelow = size.height <= below || (size.height > above && below >= above)
    let height = max(0, min(size.height, isBelow ? below : above))
    let width = min(size.width, area.width)
    let x = min(max(anchor.midX - width / 2, area.minX), area.maxX - width)
    let y = isBelow ? top : bottom - height
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }
}
