import Foundation
import OnScreenKeyboard
import Scenarios
import ViewTree

/// The world around the scene: how the device is held, where on its screen the window is, what the edges take.
extension Stage {
  /// Turns the device. The window fills the screen afterwards if it did, and else has the same share of it.
  func turn(to orientation: Device.Orientation) {
    guard orientation != device.orientation else { return }
    let old = device.size
    device = device.held(orientation)
    windowFrame = windowFrame?.scaled(by: device.size.width / old.width, device.size.height / old.height)
    keyboard.turn(height: keyboardHeights.height(on: device)) { placeWindow(pace: Window.rotationPace) }
  }

  /// Puts the window somewhere on the screen, as a system does of whose windows one is dragged: at once.
  func place(windowAt frame: CGRect) {
    windowFrame = frame == CGRect(origin: .zero, size: device.size) ? nil : frame
    placeWindow(pace: .immediate)
  }

  /// Other edges: the content moves as it does when the device is turned.
  func change(_ change: Step.SafeAreaChange) {
    var edges = window.safeArea
    edges.top = change.top ?? edges.top
    edges.left = change.left ?? edges.left
    edges.bottom = change.bottom ?? edges.bottom
    edges.right = change.right ?? edges.right
    window.resize(to: window.frame.size, safeArea: edges, pace: Window.rotationPace)
  }

  private func placeWindow(pace: Pace) {
    let frame = windowFrame ?? CGRect(origin: .zero, size: device.size)
    window.place(at: frame, on: Screen(device), Screen.Orientation(device.orientation), pace: pace)
    extent = CGSize(width: max(extent.width, frame.width), height: max(extent.height, frame.height))
  }
}

extension Scenario {
  /// Where the window is at the start, in screen points.
  var windowFrame: CGRect { window ?? CGRect(origin: .zero, size: device.size) }

  /// What of the screen's edges lies over the window at the start, in points.
  var windowSafeArea: EdgeInsets {
    Screen(device).safeArea(Screen.Orientation(device.orientation), in: windowFrame)
  }
}

extension Screen {
  /// The screen of a device, upright.
  init(_ device: Device) {
    let upright = device.held(.portrait)
    self.init(
      size: upright.size, safeArea: EdgeInsets(upright.safeArea),
      landscapeSafeArea: EdgeInsets(upright.otherSafeArea), cutout: Cutout(rawValue: upright.cutout.rawValue) ?? .none)
  }
}

extension Screen.Orientation {
  init(_ orientation: Device.Orientation) { self = Self(rawValue: orientation.rawValue) ?? .portrait }
}

extension CGRect {
  /// The same share of a screen that is so many times as wide and high, in whole points.
  fileprivate func scaled(by x: CGFloat, _ y: CGFloat) -> CGRect {
    let (left, top) = ((minX * x).rounded(), (minY * y).rounded())
    return CGRect(x: left, y: top, width: (maxX * x).rounded() - left, height: (maxY * y).rounded() - top)
  }
}
