import Foundation
import KeyboardAvoidance
import Testing

@testable import Scenarios

/// The schemas are for editors; these hold them to the words that the decoder knows.
@Suite struct SchemaTests {
  private typealias Object = [String: Any]

  private func definitions(_ file: String) throws -> Object {
    let data = try Data(contentsOf: Assets.folder.appending(path: "schema/\(file).json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    return try #require(schema["$defs"] as? Object)
  }

  /// The property names of the object at a path of keys, where a number picks from a list.
  private func names(_ root: Object, _ path: Any...) throws -> [String] {
    var value: Any = root
    for key in path {
      switch key {
      case let index as Int: value = try #require(value as? [Any])[index]
      case let name as String:
        let object = try #require(value as? Object)
        value = try #require(object[name])
      default: Issue.record("a path is made of names and numbers")
      }
    }
    let object = try #require(value as? Object)
    #expect(object["additionalProperties"] as? Bool == false)
    return try #require(object["properties"] as? Object).keys.sorted()
  }

  private func words(_ root: Object, _ name: String) throws -> [String] {
    let property = try #require(root[name] as? Object)
    return try #require(property["enum"] as? [String])
  }

  @Test func `the scene schema has the keys of the decoder`() throws {
    let scene = try definitions("scene")
    #expect(try names(scene, "scene") == Vocabulary.scene.sorted())
    #expect(try names(scene, "frame") == Vocabulary.frame.sorted())
    #expect(try names(scene, "layout") == Vocabulary.layout.sorted())
    #expect(try names(scene, "insets", "anyOf", 1) == Vocabulary.insets.sorted())
    let all = Set(SceneNode.Kind.allCases.flatMap(Vocabulary.node))
    #expect(try names(scene, "node") == all.sorted())
    let node = try #require(scene["node"] as? Object)
    let rules = try #require(node["allOf"] as? [Object])
    #expect(rules.count == SceneNode.Kind.allCases.count)
    for kind in SceneNode.Kind.allCases {
      let rule = try #require(rules.first { constant(of: $0) == kind.rawValue })
      let names = try #require((rule["then"] as? Object)?["propertyNames"] as? Object)
      #expect(names["enum"] as? [String] == Vocabulary.node(kind))
    }
  }

  private func constant(of rule: Object) -> String? {
    let properties = (rule["if"] as? Object)?["properties"] as? Object
    return (properties?["type"] as? Object)?["const"] as? String
  }

  @Test func `the scene schema has the words of the decoder`() throws {
    let scene = try definitions("scene")
    let node = try #require((scene["node"] as? Object)?["properties"] as? Object)
    #expect(try words(node, "type").sorted() == SceneNode.Kind.allCases.map(\.rawValue).sorted())
    #expect(try words(node, "fontWeight") == SceneNode.TextStyle.Weight.allCases.map(\.rawValue))
    #expect(try words(node, "color") == SceneNode.TextStyle.Color.allCases.map(\.rawValue))
    #expect(try words(node, "textAlignment") == SceneNode.TextStyle.Alignment.allCases.map(\.rawValue))
    #expect(try words(node, "keyboardType") == SceneNode.InputTraits.KeyboardType.allCases.map(\.rawValue))
    #expect(try words(node, "returnKey") == SceneNode.InputTraits.ReturnKey.allCases.map(\.rawValue))
    #expect(try words(node, "accessory") == SceneNode.AvoidanceTraits.Accessory.allCases.map(\.rawValue))
    #expect(try words(node, "style") == SceneNode.ButtonTraits.Style.allCases.map(\.rawValue))
    #expect(try words(node, "action") == SceneNode.ButtonTraits.Action.allCases.map(\.rawValue))
    let layout = try #require((scene["layout"] as? Object)?["properties"] as? Object)
    #expect(try words(layout, "axis") == SceneNode.StackLayout.Axis.allCases.map(\.rawValue))
    #expect(try words(layout, "alignment") == SceneNode.StackLayout.Alignment.allCases.map(\.rawValue))
  }

  @Test func `the scenario schema has the keys of the decoder`() throws {
    let scenario = try definitions("scenario")
    #expect(try names(scenario, "scenario") == Vocabulary.scenario.sorted())
    #expect(try names(scenario, "device") == Vocabulary.device.sorted())
    #expect(try names(scenario, "keyboard") == Vocabulary.keyboard.sorted())
    #expect(try names(scenario, "target", "anyOf", 1) == Vocabulary.target.sorted())
    #expect(try names(scenario, "step", "anyOf", 1) == Vocabulary.step.sorted())
    let step = try #require((scenario["step"] as? Object)?["anyOf"] as? [Object])
    let properties = try #require(step[1]["properties"] as? Object)
    #expect(try names(properties, "wheel") == Vocabulary.wheel.sorted())
    #expect(try names(properties, "composeText", "anyOf", 1) == Vocabulary.composeText.sorted())
    #expect(try names(properties, "pasteText", "anyOf", 1) == Vocabulary.pasteText.sorted())
    #expect(try names(properties, "drag") == Vocabulary.drag.sorted())
    #expect(try names(properties, "swipe", "anyOf", 1) == Vocabulary.swipe.sorted())
    #expect(try names(properties, "pressKey", "anyOf", 1) == Vocabulary.pressKey.sorted())
    #expect(try names(properties, "dragKeyboard") == Vocabulary.dragKeyboardStep.sorted())
    #expect(try names(properties, "keyboardEvent") == Vocabulary.systemWord.sorted())
    let saying = try #require((properties["keyboardEvent"] as? Object)?["properties"] as? Object)
    #expect(try names(saying, "delay") == Vocabulary.keyboardMessages.sorted())
    let keyboard = try #require((scenario["keyboard"] as? Object)?["properties"] as? Object)
    #expect(try names(keyboard, "heights") == Vocabulary.keyboardHeights.sorted())
    #expect(try names(keyboard, "floating", "anyOf", 2) == Vocabulary.frame.sorted())
    #expect(try names(scenario, "window") == Vocabulary.frame.sorted())
    #expect(try names(properties, "safeArea") == Vocabulary.insets.sorted())
    #expect(try names(properties, "repeat") == Vocabulary.repetition.sorted())
    #expect(try names(scenario, "expectation") == Vocabulary.expectation.sorted())
    #expect(try names(scenario, "limits") == Vocabulary.numberDemand.sorted())
    let demands = try #require((scenario["expectation"] as? Object)?["properties"] as? Object)
    #expect(
      try names(demands, "views", "additionalProperties")
        == Scenarios.Expectation.Property.allCases.map(\.rawValue).sorted())
    #expect(try names(properties, "runFlow", "anyOf", 1) == Vocabulary.flow.sorted())
    #expect(try names(properties, "scrollUntilVisible") == Vocabulary.scrollUntilVisible.sorted())
    #expect(try names(properties, "fling") == Vocabulary.fling.sorted())
    #expect(try names(properties, "select", "anyOf", 1) == Vocabulary.select.sorted())
    #expect(try names(properties, "setText") == Vocabulary.setText.sorted())
    #expect(try names(properties, "resize") == Vocabulary.resize.sorted())
    #expect(try names(properties, "insertRows") == Vocabulary.insertRows.sorted())
    #expect(try names(properties, "reloadRow") == Vocabulary.reloadRow.sorted())
    #expect(try names(properties, "deleteRows") == Vocabulary.deleteRows.sorted())
    #expect(try names(properties, "background", "anyOf", 1) == Vocabulary.background.sorted())
    #expect(try names(properties, "swipeBack", "anyOf", 1) == Vocabulary.swipeBack.sorted())
    #expect(try names(properties, "scrollTo") == Vocabulary.scrollTo.sorted())
  }

  @Test func `the scenario schema has the words of the decoder`() throws {
    let scenario = try definitions("scenario")
    #expect(try words(scenario, "theme") == Scenario.Theme.allCases.map(\.rawValue))
    let keyboard = try #require((scenario["keyboard"] as? Object)?["properties"] as? Object)
    #expect(try words(keyboard, "type") == Scenario.Keyboard.KindWish.words)
    #expect(try words(keyboard, "motion") == KeyboardMotion.allCases.map(\.rawValue))
    #expect(try words(keyboard, "behavior") == KeyboardBehavior.allCases.map(\.rawValue))
    let step = try #require((scenario["step"] as? Object)?["anyOf"] as? [Object])
    #expect(step[0]["enum"] as? [String] == StepWord.allCases.filter(\.standsAlone).map(\.rawValue))
    let properties = try #require(step[1]["properties"] as? Object)
    let key = try #require((properties["pressKey"] as? Object)?["anyOf"] as? [Object])
    #expect(key[0]["enum"] as? [String] == Step.Key.allCases.map(\.rawValue))
    let turned = Device.Orientation.allCases
    let maestro = ["PORTRAIT", "LANDSCAPE_LEFT", "LANDSCAPE_RIGHT", "UPSIDE_DOWN"]
    #expect(try words(properties, "setOrientation") == turned.map(\.rawValue) + maestro)
    #expect(maestro.compactMap { ScriptDecoder.maestroOrientations[$0] } == turned)
    let saying = try #require((properties["keyboardEvent"] as? Object)?["properties"] as? Object)
    #expect(try words(saying, "kind") == KeyboardNotification.Kind.allCases.map(\.rawValue))
    #expect(try words(saying, "curve") == Step.SentNotification.Curve.allCases.map(\.rawValue))
    let swipe = try #require((properties["swipe"] as? Object)?["anyOf"] as? [Object])
    #expect(swipe[0]["enum"] as? [String] == Step.Direction.allCases.map(\.rawValue))
  }
}
