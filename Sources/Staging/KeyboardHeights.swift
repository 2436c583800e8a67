import Foundation
import Scenarios

/// How high the keyboard is when the device is upright and when it lies on its side: what was said, or what follows
/// from that.
struct KeyboardHeights {
  /// Accessory not included, in points.
  private var upright: CGFloat?
  private var onItsSide: CGFloat?

  init(_ scenario: Scenario) {
    if let height = scenario.keyboard.landscapeHeight {
      (upright, onItsSide) = (scenario.keyboard.height, height)
    } else {
      set(scenario.keyboard.height, on: scenario.device)
    }
  }

  private mutating func set(_ height: CGFloat, on device: Device) {
    if device.orientation.isLandscape { onItsSide = height } else { upright = height }
  }

  /// What a step says: of the way the device is held, or of both ways.
  mutating func apply(_ change: Step.KeyboardChange, on device: Device) {
    if let height = change.landscapeHeight {
      (upright, onItsSide) = (change.height ?? upright, height)
    } else if let height = change.height {
      set(height, on: device)
    }
  }

  /// The height for a device as it is held.
  func height(on device: Device) -> CGFloat {
    let isOnItsSide = device.orientation.isLandscape
    let (said, other) = isOnItsSide ? (onItsSide, upright) : (upright, onItsSide)
    return said ?? device.keyboardHeight(isOnItsSide: isOnItsSide, other: other ?? 0)
  }
}
