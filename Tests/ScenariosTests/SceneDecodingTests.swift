import Foundation
import Scenarios
import Testing

@Suite struct SceneDecodingTests {
  @Test func `every property reaches the model`() throws {
    let yaml = """
      scene:
        title: All of it
        root:
          type: view
          children:
            - {type: navigationBar, title: Top}
            - type: scroll
              id: region
              frame: {x: 8, y: 4.5, width: 300, height: 200}
              contentInset: {top: 1, left: 2, bottom: 3, right: 4}
              layout: {axis: horizontal, spacing: 6, padding: 5, alignment: center}
              children:
                - {type: spacer, frame: {width: 20}}
                - {type: label, text: 12, fontSize: 13, fontWeight: bold, color: accent, textAlignment: trailing}
            - type: field
              id: a
              text: A
              placeholder: B
              label: C
              fontSize: 20
              textAlignment: center
              isSecure: true
              keyboardType: email
              returnKey: next
              accessory: toolbar
              distance: 12
              companions: [b, region]
              movingView: region
              ignoresAvoidance: true
              tag: -3
            - {type: textView, id: b, text: "x\\ny", growsWithText: true, minHeight: 40, maxHeight: 80}
            - {type: button, title: Go, style: plain, action: submit}
      """
    let scene = try Assets.library.scenario(yaml: yaml, file: "all.yaml").scene
    #expect((scene.name, scene.title, scene.origin) == ("all", "All of it", .inline))
    #expect(scene.nodes.map(\.kind) == [.view, .navigationBar, .scroll, .spacer, .label, .field, .textView, .button])

    #expect(scene.root.withDescendants == scene.nodes)

    let scroll = try #require(scene.node(id: "region"))
    #expect(scroll.withDescendants.map(\.kind) == [.scroll, .spacer, .label])
    #expect(scroll.place == SourcePlace(line: 7, column: 9))
    #expect(scroll.frame == SceneNode.Frame(x: 8, y: 4.5, width: 300, height: 200))
    #expect(scroll.contentInset == SceneInsets(top: 1, left: 2, bottom: 3, right: 4))
    let layout = try #require(scroll.layout)
    #expect(
      (layout.axis, layout.spacing, layout.padding, layout.alignment) == (.horizontal, 6, SceneInsets(all: 5), .center))
    #expect(scroll.children[0].frame == SceneNode.Frame(width: 20))
    let label = scroll.children[1]
    #expect((label.text, label.textStyle.size, label.textStyle.weight) == ("12", 13, .bold))
    #expect((label.textStyle.color, label.textStyle.alignment) == (.accent, .trailing))

    let field = try #require(scene.node(id: "a"))
    #expect((field.text, field.placeholder, field.label) == ("A", "B", "C"))
    #expect((field.input.isSecure, field.input.keyboardType, field.input.returnKey) == (true, .email, .next))
    #expect((field.avoidance.distance, field.avoidance.companions) == (12, ["b", "region"]))
    #expect((field.avoidance.movingView, field.avoidance.ignoresAvoidance, field.avoidance.tag) == ("region", true, -3))
    #expect(field.avoidance.accessory == .toolbar)
    let view = try #require(scene.node(id: "b"))
    #expect(
      (view.text, view.growth.growsWithText, view.growth.minHeight, view.growth.maxHeight) == ("x\ny", true, 40, 80))
    let button = try #require(scene.nodes.last)
    #expect((button.title, button.button.style, button.button.action) == ("Go", .plain, .submit))
  }

  @Test func `what is left out has its default`() throws {
    let scene = try Assets.library.scenario(yaml: "root: {type: stack, children: [{type: field}]}", file: "s.yaml")
      .scene
    #expect(scene.title == "s")
    #expect(scene.root.layout == SceneNode.StackLayout())
    var field = SceneNode(.field)
    field.place = SourcePlace(line: 1, column: 32)
    #expect(scene.root.children == [field])
  }
}
