import Foundation
import Scenarios
import Testing

@Suite struct DeviceTests {
  /// FACTS.md §3, every row: size, top and bottom upright, left = right and bottom (tablets: top and bottom) on its side.
  @Test(
    arguments: [
      ("phone-375x667", [375, 667, 20, 0], [0, 0, 0]), ("phone-414x736", [414, 736, 20, 0], [0, 0, 0]),
      ("phone-375x812", [375, 812, 44, 34], [0, 44, 21]), ("phone-414x896-top-48", [414, 896, 48, 34], [0, 48, 21]),
      ("phone-414x896", [414, 896, 44, 34], [0, 44, 21]), ("phone-375x812-top-50", [375, 812, 50, 34], [0, 50, 21]),
      ("phone-390", [390, 844, 47, 34], [0, 47, 21]), ("phone-428", [428, 926, 47, 34], [0, 47, 21]),
      ("phone-393", [393, 852, 59, 34], [0, 59, 21]), ("phone-430", [430, 932, 59, 34], [0, 59, 21]),
      ("phone-402", [402, 874, 62, 34], [0, 62, 21]), ("phone-440", [440, 956, 62, 34], [0, 62, 21]),
      ("tablet-810", [810, 1080, 20, 0], [20, 0, 0]), ("tablet-834", [834, 1210, 24, 20], [24, 0, 20]),
      ("tablet-1032", [1032, 1376, 24, 20], [24, 0, 20]),
    ] as [(String, [CGFloat], [CGFloat])])
  func `a device is as in the table, upright and on its side`(
    name: String, upright: [CGFloat], side: [CGFloat]
  ) throws {
    let device = try Assets.library.device(named: name)
    #expect(device.size == CGSize(width: upright[0], height: upright[1]))
    let topAndBottom = SceneInsets(top: upright[2], bottom: upright[3])
    let around = SceneInsets(top: side[0], left: side[1], bottom: side[2], right: side[1])
    #expect((device.safeArea, device.otherSafeArea) == (topAndBottom, around))
    let turned = device.held(.landscapeRight)
    #expect(turned.size == CGSize(width: upright[1], height: upright[0]))
    #expect((turned.safeArea, turned.otherSafeArea) == (around, topAndBottom))
    let cutout: Device.Cutout = upright[2] >= 59 ? .island : upright[2] >= 44 ? .notch : .none
    #expect(device.cutout == cutout)
  }

  @Test func `held upright again it is the same`() throws {
    let device = try Assets.library.device(named: "phone-393")
    #expect(device.held(.landscapeLeft).held(.landscapeRight).held(.portrait) == device)
    #expect(device.held(.portraitUpsideDown).size == device.size)
  }

  @Test func `a scenario says how it is held`() throws {
    let yaml = "scene: sign-in\ndevice: phone-393\norientation: landscapeLeft\n"
    let scenario = try Assets.library.scenario(yaml: yaml, file: "a.yaml")
    #expect(scenario.device.size == CGSize(width: 852, height: 393))
    #expect(scenario.device.safeArea == SceneInsets(left: 59, bottom: 21, right: 59))
    #expect(scenario.device.orientation == .landscapeLeft)
    // A keyboard of 360 and an accessory of 40 are more than it is high.
    #expect(throws: ScenarioError.self) {
      try Assets.library.scenario(yaml: yaml + "keyboard: {height: 360}\n", file: "a.yaml")
    }
  }

  /// FACTS.md §2: 216 + 75 and 162 + 21 without a bar, 45 more with one, which is 336 and 228 (206 + 21 was measured);
  /// 216 and 162, 260 and 206; a tablet's 264 and 352, 313 and 401 (398 in the table); the largest tablet's own.
  @Test(
    arguments: [
      ("phone-390", 291, 183), ("phone-390", 336, 228), ("phone-375x667", 216, 162), ("phone-375x667", 260, 206),
      ("phone-430", 301, 183), ("tablet-810", 264, 352), ("tablet-810", 313, 401), ("tablet-1032", 350, 444),
    ] as [(String, CGFloat, CGFloat)])
  func `a keyboard has a height for each way the device is held`(
    name: String, upright: CGFloat, side: CGFloat
  ) throws {
    let device = try Assets.library.device(named: name)
    #expect(device.keyboardHeight(isOnItsSide: true, other: upright) == side)
    #expect(device.held(.landscapeLeft).keyboardHeight(isOnItsSide: false, other: side) == upright)
    let keyboard = Scenario.Keyboard(height: upright)
    #expect(keyboard.height(.landscapeLeft, on: device) == side)
    #expect(keyboard.height(.portraitUpsideDown, on: device) == upright)
    let onItsSide = Scenario.Keyboard(height: side)
    #expect(onItsSide.height(.landscapeRight, on: device.held(.landscapeLeft)) == side)
    #expect(onItsSide.height(.portrait, on: device.held(.landscapeLeft)) == upright)
    var both = keyboard
    both.landscapeHeight = 200
    #expect(both.height(.landscapeLeft, on: device) == 200)
    #expect(both.height(.portrait, on: device.held(.landscapeLeft)) == upright)
  }

  /// FACTS.md §2: 291 = 216 + 75 on a phone with a home indicator, 216 on one without; a tablet's is as high as its room.
  @Test(arguments: [
    ("phone-390", 75, 21), ("phone-375x667", 0, 0), ("tablet-834", 20, 20),
  ]) func `below the letters is room for the home indicator`(name: String, upright: CGFloat, side: CGFloat) throws {
    let device = try Assets.library.device(named: name)
    #expect(device.keyboardHomeSpace == upright && device.held(.landscapeLeft).keyboardHomeSpace == side)
    let letters = Scenario.Keyboard(on: device).height - device.keyboardHomeSpace
    #expect(letters == (name == "tablet-834" ? 264 : 216))
  }

  @Test func `sizes of one's own can say what is cut out`() throws {
    let yaml = """
      scene: sign-in
      device: {width: 300, height: 500, safeArea: {top: 40}, landscapeSafeArea: {left: 40, right: 40}, cutout: notch}
      orientation: landscapeRight
      keyboard: {height: 200}
      """
    let device = try Assets.library.scenario(yaml: yaml, file: "a.yaml").device
    #expect((device.safeArea, device.cutout) == (SceneInsets(left: 40, right: 40), .notch))
    let wide = yaml.replacingOccurrences(of: "left: 40, right: 40", with: "left: 300, right: 200")
    #expect(throws: ScenarioError.self) { try Assets.library.scenario(yaml: wide, file: "a.yaml") }
  }
}
