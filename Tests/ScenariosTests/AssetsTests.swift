import Foundation
import Scenarios
import Testing

@Suite struct AssetsTests {
  private static let scenes = [
    "alert", "autocomplete", "cells", "centered-card", "chat", "editor", "footer", "full-text", "group", "growing",
    "landscape", "long-form", "long-table", "nested", "no-content-size", "one-cell", "padded-bar", "pager",
    "pinned-button", "plain", "popover", "popup", "preset-inset", "row-of-fields", "sheet", "short-scroll",
    "short-table", "sign-in", "sixty-lines", "stacks", "strip", "table", "tablet-split", "tabs", "tall-content",
    "tall-text", "text-stack", "tool-row", "twelve-fields", "web-page",
  ]
  private static let scenarios = [
    "call-bar", "chat", "editor", "first-look", "long-table", "sheet-turned", "short-table", "sign-in", "switch-lower",
    "tour", "turned", "window-slid-over",
  ]

  @Test func `the library lists what is in the folder, sorted`() throws {
    #expect(try Assets.library.sceneNames() == Self.scenes)
    #expect(try Assets.library.scenarioNames() == Self.scenarios)
    let names = try Assets.library.devices().map { $0.name ?? "" }
    #expect(names.count == 15)
    #expect(names == names.sorted())
  }

  @Test func `every scene and scenario loads`() throws {
    for name in try Assets.library.sceneNames() {
      let scene = try Assets.library.loadScene(name)
      #expect((scene.name, scene.origin) == (name, .library))
    }
    for name in try Assets.library.scenarioNames() {
      let scenario = try Assets.library.loadScenario(name)
      #expect(scenario.name == name)
      #expect(!scenario.script.isEmpty)
    }
    #expect(try Assets.library.loadScenario("long-form").script.isEmpty)
    let path = Assets.folder.appending(path: "scenes/sign-in.yaml").path
    #expect(try Assets.library.loadScenario(path).scene.node(id: "password") != nil)
  }

  @Test func `a scene is shown on the default device, and nothing is done`() throws {
    let library = ScenarioLibrary(assets: Assets.folder)
    let scene = try library.loadScene("long-form")
    let shown = try library.scenario(showing: scene)
    #expect((shown.name, shown.title, shown.scene) == ("long-form", "Delivery", scene))
    #expect((shown.device.name, shown.device.size) == ("phone-390", CGSize(width: 390, height: 844)))
    #expect(shown.script.isEmpty && shown.expectation == nil && shown.strategy == nil)
    #expect(shown == (try library.loadScenario("long-form")))
  }

  /// The picture of the long form: labels of 13 at x = 20, y = 107, 350 × 16; fields at x = 16, y = 127, 358 wide.
  @Test func `a label lies above its field, inset on both sides, in smaller letters than what is typed`() {
    #expect(127 - SceneMetrics.fieldLabelHeight - SceneMetrics.fieldLabelGap == 107)
    #expect(16 + SceneMetrics.fieldLabelInset == 20 && 358 - 2 * SceneMetrics.fieldLabelInset == 350)
    #expect((SceneMetrics.fieldLabelFontSize, SceneMetrics.fontSize) == (13, 17))
  }

  @Test func `the long form is that of the picture`() throws {
    let scene = try Assets.library.loadScene("long-form")
    let form = try #require(scene.node(id: "form"))
    let fields = form.children.filter { $0.kind == .field }
    #expect(
      fields.map(\.id) == [
        "full-name", "email", "phone", "street", "house-number", "postcode", "city", "country", "card-number", "expiry",
        "security-code", "notes",
      ])
    #expect(fields.prefix(3).map(\.text) == ["Ada Lovelace", "ada@example.org", ""])
    #expect(fields.allSatisfy { $0.label != nil && $0.label == $0.placeholder })
    let layout = try #require(form.layout)
    #expect(SceneMetrics.labelledFieldHeight + layout.spacing == 78)
    // 47 safe area + 44 bar + 16 padding + 20 label: the first field's top.
    let top = 47 + SceneMetrics.navigationBarHeight + layout.padding.top
    #expect(top + SceneMetrics.labelledFieldHeight - SceneMetrics.fieldHeight == 127)
    #expect(form.children.last?.id == "place-order")
  }

  @Test func `a keyboard of 331 covers password and button of the sign-in form, and not the email`() throws {
    let scene = try Assets.library.loadScene("sign-in")
    let card = try #require(scene.node(id: "card"))
    let (frame, layout) = (try #require(card.frame), try #require(card.layout))
    let emailBottom = 47 + frame.y + layout.padding.top + SceneMetrics.labelledFieldHeight
    let passwordBottom = emailBottom + layout.spacing + SceneMetrics.labelledFieldHeight
    #expect(emailBottom == 484)
    #expect(passwordBottom - SceneMetrics.fieldHeight == 520)
    #expect(passwordBottom + layout.spacing + SceneMetrics.buttonHeight == 630)
    #expect(scene.node(id: "password")?.avoidance.companions == ["sign-in"])
  }

  // The rest of its 14 to 18 seconds is spent waiting for what moves to come to rest.
  @Test func `the pauses and drags of the tour take between 13 and 16 seconds`() throws {
    let length = try Assets.library.loadScenario("tour").script.reduce(0.0) { total, step in
      switch step.action {
      case .wait(let duration), .drag(_, let duration): total + duration
      default: total
      }
    }
    #expect((13.0...16).contains(length))
  }
}
