public import Foundation

extension Device {
  /// How high a keyboard usually is on this device in points: home bar included, accessory not (FACTS.md §2).
  ///
  /// Upright without a bar of suggestions: 216, or 226 on wide phones, and 75 for a home indicator; 264 on a tablet. On its
  /// side: 162, 352 on a tablet, and the home indicator's own room. The bar is up to 50 and the same both ways: the
  /// measured 262 and 206 of a 6.1-inch phone, bar included and home indicator not, are 216 + 46 and 162 + 44.
  ///
  /// - Parameters:
  ///   - isOnItsSide: which height is asked for.
  ///   - other: the height the keyboard has the other way; what it has above the usual one is taken for its bar.
  public func keyboardHeight(isOnItsSide: Bool, other: CGFloat) -> CGFloat {
    let bar = other - bareKeyboardHeight(isOnItsSide: !isOnItsSide)
    // The narrowest bar is 37 points high; what is less is a difference between devices.
    return bareKeyboardHeight(isOnItsSide: isOnItsSide) + (bar >= 37 ? min(bar, 50) : 0)
  }

  /// The part of that height below the letters, for the home indicator, in points: 75 upright, its own room otherwise.
  public var keyboardHomeSpace: CGFloat {
    guard safeArea.bottom > 0 else { return 0 }
    return orientation.isLandscape || min(size.width, size.height) >= 700 ? safeArea.bottom : 75
  }

  private func bareKeyboardHeight(isOnItsSide: Bool) -> CGFloat {
    let upright = held(.portrait)
    let (width, home) = (upright.size.width, upright.safeArea.bottom)
    if width >= 700 {
      // The largest tablets' are 66 and 72 points higher: 384 − 318, 476 − 404.
      let isLarge = width > 1000
      return (isOnItsSide ? 352 + (isLarge ? 72 : 0) : 264 + (isLarge ? 66 : 0)) + home
    }
    if isOnItsSide { return 162 + upright.otherSafeArea.bottom }
    return (width >= 414 ? 226 : 216) + (home > 0 ? 75 : 0)
  }

  /// The same device lying on its side, as it does if it does.
  var onItsSide: Device { orientation.isLandscape ? self : held(.landscapeLeft) }
}

extension Scenario.Keyboard {
  /// The keyboard that a device as it is held usually has, without a bar of suggestions (FACTS.md §2).
  public init(on device: Device) {
    self.init(height: device.keyboardHeight(isOnItsSide: device.orientation.isLandscape, other: 0))
  }

  /// The height in points, accessory not included, on a device that is held some way.
  ///
  /// - Parameters:
  ///   - orientation: how it is held.
  ///   - device: the device as it is held at the start.
  public func height(_ orientation: Device.Orientation, on device: Device) -> CGFloat {
    if let landscapeHeight { return orientation.isLandscape ? landscapeHeight : height }
    guard orientation.isLandscape != device.orientation.isLandscape else { return height }
    return device.keyboardHeight(isOnItsSide: orientation.isLandscape, other: height)
  }
}

extension Scenario {
  /// The same on another device, held as it was: a keyboard of the usual height gets that of the other device, one whose
  /// height was said keeps it.
  public func moved(to device: Device) -> Scenario {
    var scenario = self
    scenario.device = device.held(self.device.orientation)
    if keyboard.height == Keyboard(on: self.device).height {
      scenario.keyboard.height = Keyboard(on: scenario.device).height
    }
    return scenario
  }
}
