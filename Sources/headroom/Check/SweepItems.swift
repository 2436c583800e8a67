import Foundation
import Recording
import Scenarios

/// What a sweep goes through: every scene on every device, upright and on its side, and every scene with slides that are
/// interrupted.
struct SweepItems {
  /// One scene on one device.
  struct Item {
    /// What it is called in the report.
    var name: String
    /// What it says of itself.
    var title: String
    /// The scene on the device.
    var scenario: Scenario
    /// Whether its slides are interrupted; otherwise its fields are gone through.
    var isInterrupted: Bool

    /// What is played of it.
    func plays(_ sweep: Sweep) -> [Scenario] {
      isInterrupted ? sweep.interruptions(of: scenario) : sweep.passes(of: scenario)
    }
  }

  /// By scene, then in the order of the devices.
  let items: [Item]

  /// The items of scenes: names of the library, or files; none = all of the library.
  init(_ operands: [String], in library: ScenarioLibrary) throws {
    let names = operands.isEmpty ? try library.sceneNames() : operands
    let devices = try library.devices()
    var items: [Item] = []
    for name in names {
      let scene = try library.loadScene(name)
      let shown = try library.scenario(showing: scene)
      func add(_ device: Device, _ words: [String], isInterrupted: Bool) {
        var scenario = shown.moved(to: device.held(.portrait))
        if device.orientation.isLandscape {
          scenario.device = device
          scenario.keyboard = Scenario.Keyboard(on: device)
        }
        scenario.name = ([scene.name] + words).joined(separator: "-")
        items.append(
          Item(
            name: scenario.name, title: ([scene.title] + words).joined(separator: ", "), scenario: scenario,
            isInterrupted: isInterrupted))
      }
      for device in devices {
        let name = device.name ?? "device"
        add(device, [name], isInterrupted: false)
        add(device.held(.landscapeLeft), [name, "landscape"], isInterrupted: false)
      }
      add(shown.device, ["interrupted"], isInterrupted: true)
    }
    self.items = items
  }

  /// The items of one of several parts, of which each item is in one.
  func shard(_ number: Int, of count: Int) -> [Item] {
    items.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
