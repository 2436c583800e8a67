import Foundation
import KeyboardAvoidance

extension Scenario {
  /// A random scene on a random device, and a random script on it: the same for the same seed.
  ///
  /// Half of the scripts are what people and well-behaved apps do; some give focus by program alone, so that runs with
  /// and without a keyboard can be compared; the others say whatever a script can say.
  ///
  /// - Parameters:
  ///   - seed: what everything is chosen by.
  ///   - devices: the devices to choose from, at least one.
  public static func random(seed: UInt64, devices: [Device]) -> Scenario {
    var random = SeededRandom(seed: seed)
    let flavour: RandomScript.Flavour = [.calm, .byProgram, .wild][random.weighted([50, 20, 30])]
    let upright = random.pick(devices) ?? Device(size: CGSize(width: 390, height: 844))
    let device = random.chance(0.12) ? upright.held(.landscapeLeft) : upright
    var scenes = RandomScene(SeededRandom(seed: random.next()), on: device, isWild: flavour == .wild)
    let scene = scenes.scene()
    var scenario = Scenario(
      name: "fuzz-\(seed)", title: "Fuzz \(seed)", device: device, keyboard: keyboard(&random, on: device), scene: scene
    )
    if random.chance(0.06) {
      let size = device.size
      scenario.window = CGRect(
        x: 0, y: random.chance(0.5) ? 0 : random.points(0...100), width: size.width,
        height: (size.height * 0.7).rounded())
    }
    var scripts = RandomScript(SeededRandom(seed: random.next()), flavour, scene: scene, device: device)
    scenario.script = scripts.script(acts: random.integer(2...14))
    return scenario
  }

  private static func keyboard(_ random: inout SeededRandom, on device: Device) -> Keyboard {
    var keyboard = Keyboard(
      height: RandomScript.height(&random, on: device), accessory: random.pick(40, 0, 44),
      behavior: random.chance(0.7) ? .default : random.pick(KeyboardBehavior.allCases) ?? .default)
    if random.chance(0.25) { keyboard.motion = random.pick(KeyboardMotion.allCases) ?? .ios }
    if random.chance(0.2) { keyboard.bar = 45 }
    if random.chance(0.08) { keyboard.posture = RandomScript.posture(&random, on: device) }
    return keyboard
  }
}
