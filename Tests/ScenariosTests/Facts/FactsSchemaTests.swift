import Foundation
import KeyboardAvoidance
import Testing

@testable import Scenarios

/// Holds the schema of facts to the words that the decoder knows, and the files to the schema.
@Suite struct FactsSchemaTests {
  private let definitions: [String: Any]

  init() throws {
    let data = try Data(contentsOf: Assets.folder.appending(path: "schema/facts.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$ref"] as? String == "#/$defs/facts")
    definitions = try #require(schema["$defs"] as? [String: Any])
  }

  /// The value at a path such as `event/anyOf/1`.
  private func value(_ path: String) throws -> Any {
    var value: Any = definitions
    for key in path.split(separator: "/") {
      if let list = value as? [Any] {
        value = try #require(Int(key).map { list[$0] })
      } else {
        value = try #require((value as? [String: Any])?[String(key)], "\(path) has no \(key)")
      }
    }
    return value
  }

  @Test(arguments: [
    ("facts", Vocabulary.facts), ("size", Vocabulary.size), ("rect/anyOf/0", Vocabulary.frame),
    ("keyboard", Vocabulary.factsKeyboard), ("anchor/anyOf/0", Vocabulary.anchor), ("region", Vocabulary.region),
    ("region/properties/insets", Vocabulary.verticalInsets), ("root", Vocabulary.factsRoot), ("bar", Vocabulary.bar),
    ("focus", Vocabulary.focusTraits), ("settings", Vocabulary.settings),
    ("event/anyOf/1", FactsEventWord.allCases.map(\.rawValue)),
    ("event/anyOf/1/properties/focus/anyOf/1", Vocabulary.anchors),
    ("event/anyOf/1/properties/edit/anyOf/1", Vocabulary.anchors),
    ("event/anyOf/1/properties/scroll", Vocabulary.offsetEvent),
    ("event/anyOf/1/properties/setOffset", Vocabulary.offsetEvent),
    ("event/anyOf/1/properties/keyboard/anyOf/1", Vocabulary.keyboardEvent),
    ("event/anyOf/1/properties/dragKeyboard", Vocabulary.dragKeyboard),
  ])
  func `the schema has the keys of the decoder`(_ path: String, _ keys: [String]) throws {
    let object = try #require(try value(path) as? [String: Any])
    #expect(object["additionalProperties"] as? Bool == false)
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == keys.sorted())
  }

  @Test(arguments: [
    ("facts/properties/geometry", FactsFile.Geometry.allCases.map(\.rawValue)),
    ("region/properties/kind", ScrollRegion.Kind.allCases.map(\.rawValue)),
    ("bar/properties/listPolicy", StickyBar.ListPolicy.allCases.map(\.rawValue)),
    ("focus/properties/kind", FocusTraits.Kind.allCases.map(\.rawValue)),
    ("focus/properties/mode", FocusTraits.Mode.allCases.map(\.rawValue)),
    ("event/anyOf/0", FactsEventWord.allCases.filter(\.standsAlone).map(\.rawValue)),
    ("event/anyOf/1/properties/keyboard/anyOf/0", KeyboardWord.allCases.map(\.rawValue)),
    (
      "event/anyOf/1/properties/keyboard/anyOf/1/properties/message",
      KeyboardNotification.Kind.allCases.map(\.rawValue)
    ),
    ("event/anyOf/1/properties/dragKeyboard/properties/phase", PhaseWord.allCases.map(\.rawValue)),
    ("event/anyOf/1/properties/app", AppWord.allCases.map(\.rawValue)),
    ("event/anyOf/1/properties/swipeBack", SwipeWord.allCases.map(\.rawValue)),
  ])
  func `the schema has the words of the decoder`(_ path: String, _ words: [String]) throws {
    let object = try #require(try value(path) as? [String: Any])
    #expect((object["enum"] as? [String])?.sorted() == words.sorted())
  }

  @Test(arguments: [
    ("facts/properties/regions", FactsFile.regionLimit), ("facts/properties/events", FactsFile.eventLimit),
    ("facts/properties/companions", FactsFile.listLimit), ("facts/properties/occluders", FactsFile.listLimit),
    ("facts/properties/bars", FactsFile.listLimit), ("keyboard/properties/parts", FactsFile.listLimit),
    ("focus/properties/controllers", FactsFile.listLimit),
  ])
  func `the schema has the limits of the decoder`(_ path: String, _ limit: Int) throws {
    #expect((try value(path) as? [String: Any])?["maxItems"] as? Int == limit)
  }

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: Assets.folder.appending(path: "facts").path))
  func `every file names the schema, and its keys are in it`(_ file: String) throws {
    let url = Assets.folder.appending(path: "facts/\(file)")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=../schema/facts.json\n# "))
    let root = try #require(try YamlTree.root(of: Array(text.utf8), file: file))
    try check(root, against: "facts")
  }

  /// Follows the keys of a mapping and the items of a list through the schema.
  private func check(_ node: YamlNode, against path: String) throws {
    let schema = try #require(try value(path) as? [String: Any])
    if let reference = schema["$ref"] as? String { return try check(node, against: String(reference.dropFirst(8))) }
    if let choices = schema["anyOf"] as? [[String: Any]], schema["properties"] == nil {
      let type =
        switch node.content {
        case .mapping: "object"
        case .sequence: "array"
        case .scalar: "word"
        }
      let index = choices.firstIndex { ($0["type"] as? String ?? "word") == type }
      return try check(node, against: "\(path)/anyOf/\(try #require(index, "\(path) takes no \(type)"))")
    }
    switch node.content {
    case .mapping(let entries):
      for entry in entries { try check(entry.value, against: "\(path)/properties/\(entry.key)") }
      for key in schema["required"] as? [String] ?? [] {
        #expect(entries.contains { $0.key == key }, "\(node.file) lacks \(key)")
      }
    case .sequence(let items): for item in items { try check(item, against: path + "/items") }
    case .scalar(let word, _):
      if let words = schema["enum"] as? [String] { #expect(words.contains(word)) }
    }
  }
}
