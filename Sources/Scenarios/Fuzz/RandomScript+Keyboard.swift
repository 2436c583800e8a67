import Foundation
import KeyboardAvoidance

/// What becomes of the keyboard.
extension RandomScript {
  mutating func changeKeyboard(byHand: Bool = true) {
    switch random.weighted([30, 14, 14, 12, 16, byHand ? 14 : 0]) {
    case 0: add(.keyboard(.init(height: Self.height(&random, on: device))))
    case 1: add(.keyboard(.init(accessory: random.pick(0, 40, 60))))
    case 2: add(.keyboard(.init(bar: random.pick(0, 45))))
    case 3:
      let kind = random.pick(KeyboardKind.allCases) ?? .text
      add(.keyboard(.init(kind: random.chance(0.3) ? .asFieldsAsk : .always(kind))))
    case 4: add(.keyboard(.init(posture: Self.posture(&random, on: device))))
    default:
      let isReleased = random.chance(0.8)
      add(
        .dragKeyboard(.init(.by(random.points(-80...300)), duration: random.seconds(0...0.6), isReleased: isReleased)))
      guard !isReleased else { return }
      add(.wait(random.seconds(Self.frame...0.4)))
      add(.dragKeyboard(.init(.by(random.points(-200...200)), duration: random.seconds(0...0.3))))
    }
  }

  /// A height of the letters, in points: 216 to 336 upright, 162 to 210 on its side (FACTS.md §2).
  static func height(_ random: inout SeededRandom, on device: Device) -> CGFloat {
    device.size.height < 500 ? random.points(162...210) : random.points(216...336)
  }

  /// A way to stand.
  static func posture(_ random: inout SeededRandom, on device: Device) -> KeyboardPosture {
    let (width, height) = (Int(device.size.width), Int(device.size.height))
    let floating = CGRect(
      x: random.points(0...width / 3), y: random.points(40...max(41, height - 280)), width: 300, height: 240)
    return random.pick(.docked, .docked, .hardware, .split, .undocked, .floating(floating))
  }
}
