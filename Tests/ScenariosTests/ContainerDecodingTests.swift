import Foundation
import Testing

@testable import Scenarios

@Suite struct ContainerDecodingTests {
  private static let yaml = """
    title: All of them
    root:
      type: view
      children:
        - {type: navigationBar, id: bar, title: Order, backTitle: Orders}
        - {type: tabBar, titles: [Shop, You]}
        - type: pager
          frame: {y: 0, height: 200}
          page: 1
          children:
            - {type: view}
            - {type: view, children: [{type: field, id: inside, frame: {y: 20}}]}
        - {type: chat, id: message, frame: {y: 200, height: 200}, messages: [Hi, 12], isInverted: true}
        - type: webPage
          frame: {y: 400, height: 100}
          headerHeight: 56
          title: Search
          layout: {axis: vertical}
          children: [{type: field, id: search}]
        - type: table
          frame: {y: 500}
          contentInset: {bottom: 34}
          keyboardDismissMode: onDrag
          rows:
            count: 100000
            template: {type: field, id: "name-{n}", label: "Name {n}", companions: ["name-{n}"]}
        - {type: button, id: open, title: Edit, presents: sheet, frame: {y: 700}}
        - type: sheet
          id: sheet
          detents: [300, medium]
          isPresented: false
          children: [{type: field, id: note, frame: {y: 10}}]
        - {type: popover, id: labels, from: open, isPresented: false, children: [{type: textView, placeholder: Label}]}
        - {type: scroll, id: strip, contentHeight: 0, keyboardDismissMode: interactive, layout: {axis: horizontal}, children: [{type: field, isEnabled: false}]}
        - {type: card, id: footer, sticksToKeyboard: true, list: strip}
        - {type: alert, id: alert, title: Rename, text: Really, buttons: [No, "Yes"], children: [{type: field, id: new}]}
    """

  private func scene() throws -> Scene {
    try Self.decoded(Self.yaml.replacingOccurrences(of: "[\"name-{n}\"]", with: "[search]"))
  }

  private static func decoded(_ yaml: String) throws -> Scene {
    let indented = yaml.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return try Assets.library.scenario(yaml: "scene:\n" + indented.joined(separator: "\n"), file: "all.yaml").scene
  }

  @Test func `every container reaches the model`() throws {
    let root = try scene().root
    let kinds: [SceneNode.Kind] = [
      .navigationBar, .tabBar, .pager, .chat, .webPage, .table, .button, .sheet, .popover, .scroll, .card,
      .alert,
    ]
    #expect(root.children.map(\.kind) == kinds)
    func node(_ kind: SceneNode.Kind) throws -> SceneNode { try #require(root.children.first { $0.kind == kind }) }
    #expect(try node(.navigationBar).container.backTitle == "Orders")
    #expect(try node(.tabBar).container.titles == ["Shop", "You"])
    #expect(try (node(.pager).container.page, node(.pager).children.count) == (1, 2))
    let chat = try node(.chat)
    #expect((chat.container.messages, chat.container.isInverted, chat.placeholder) == (["Hi", "12"], true, "Message"))
    #expect(try (node(.webPage).container.headerHeight, node(.webPage).layout?.axis) == (56, .vertical))
    let table = try node(.table)
    #expect(
      (table.container.rowCount, table.children.map(\.kind), table.contentInset.bottom) == (100_000, [.field], 34))
    #expect(try node(.button).button.presents == "sheet")
    let sheet = try node(.sheet)
    #expect((sheet.container.detents, sheet.container.isPresented) == ([.fixed(300), .medium], false))
    let popover = try node(.popover)
    #expect((popover.container.anchor, popover.container.isPresented) == ("open", false))
    #expect(popover.children.first?.placeholder == "Label")
    let strip = try node(.scroll)
    #expect((table.container.keyboardDismissMode, strip.container.keyboardDismissMode) == (.onDrag, .interactive))
    #expect((strip.contentHeight, strip.layout?.axis) == (0, .horizontal))
    #expect(strip.children.first?.input.isEnabled == false)
    #expect(try (node(.card).avoidance.sticksToKeyboard, node(.card).avoidance.list) == (true, "strip"))
    #expect(try node(.webPage).title == "Search")
    let alert = try node(.alert)
    #expect((alert.title, alert.text, alert.container.buttons) == ("Rename", "Really", ["No", "Yes"]))
  }

  @Test func `a sheet rests where it says, and is a panel if it says so`() throws {
    func sheet(_ entries: String) throws -> SceneNode.ContainerTraits {
      let yaml = "root: {type: view, children: [{type: sheet\(entries)}]}"
      return try #require(Self.decoded(yaml).root.children.first).container
    }
    let panel = try sheet(", detents: [large, 300], isForm: true")
    #expect((panel.detents, panel.isForm) == ([SceneNode.Detent.large, .fixed(300)], true))
    let quiet = try sheet("")
    #expect((quiet.detents, quiet.isForm, quiet.isPresented) == ([.medium, .large], false, true))
  }

  @Test func `a row is its template with its number`() throws {
    let table = try #require(try scene().root.children.first { $0.kind == .table })
    let row = table.children[0].row(42)
    #expect((row.id, row.label) == ("name-42", "Name 42"))
    #expect(row.avoidance.companions == ["search"])
  }

  @Test(arguments: [
    ("name-1", true), ("name-100000", true), ("name-0", false), ("name-100001", false), ("name-", false),
    ("name-x", false),
  ])
  func `a step may name every row there is`(id: String, isKnown: Bool) throws {
    let yaml = Self.yaml.replacingOccurrences(of: "[\"name-{n}\"]", with: "[search]")
    let indented = yaml.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    let text = "scene:\n" + indented.joined(separator: "\n") + "\nscript:\n  - tapOn: \(id)\n"
    if isKnown {
      #expect(try Assets.library.scenario(yaml: text, file: "a.yaml").script.count == 1)
    } else {
      #expect(throws: ScenarioError.self) { try Assets.library.scenario(yaml: text, file: "a.yaml") }
    }
  }

  @Test func `what is written down reads back`() throws {
    let scene = try scene()
    let scenario = Scenario(
      name: "all", device: try Assets.library.device(named: "phone-393").held(.landscapeLeft), scene: scene)
    let again = try Assets.library.scenario(yaml: ScriptWriter.header(of: scenario), file: "all.yaml")
    #expect(again.device == scenario.device)
    func withoutPlaces(_ node: SceneNode) -> SceneNode {
      var node = node
      node.place = .none
      node.children = node.children.map(withoutPlaces)
      return node
    }
    #expect(withoutPlaces(again.scene.root) == withoutPlaces(scene.root))
  }

  @Test(arguments: [
    ("{type: popover}", "a popover inside a view; the root holds it"),
    ("{type: sheet}", "a sheet inside a view; the root holds it"),
    ("{type: alert, title: a}", "an alert inside a view; the root holds it"),
    ("{type: tabBar, titles: [a]}", "a tabBar inside a view; the root holds one tabBar at most"),
  ])
  func `bars and what lies over the screen are the root's`(node: String, message: String) throws {
    #expect(try Self.complaint("root: {type: view, children: [{type: view, children: [\(node)]}]}").contains(message))
  }

  @Test(arguments: [
    ("{type: tabBar, titles: []}", "no titles; give one at least, or leave the key out"),
    ("{type: alert, title: a, children: [{type: label, text: b}]}", "a label in an alert; an alert holds fields alone"),
    ("{type: sheet, detents: [low]}", "a detent (medium, large or points) is \"low\"; a number is expected"),
    ("{type: table}", "a table without \"rows\"; it is required"),
    ("{type: table, rows: {count: 3}}", "rows without \"template\"; it is required"),
    ("{type: table, rows: {count: -1, template: {type: view}}}", "a whole number from 0 to 1000000 is expected"),
    ("{type: pager, page: 1, children: [{type: view}]}", "a whole number from 0 to 0 is expected"),
    ("{type: button, title: a, presents: b}", "unknown sheet, alert or popover \"b\"; known: none"),
    ("{type: popover, from: b}", "unknown id \"b\"; known: none"),
    ("{type: view, sticksToKeyboard: true, list: b}", "unknown id \"b\"; known: none"),
    ("{type: scroll, contentHeight: -1}", "contentHeight"),
    ("{type: scroll, keyboardDismissMode: drag}", "unknown keyboardDismissMode \"drag\""),
    ("{type: view, keyboardDismissMode: onDrag}", "unknown key \"keyboardDismissMode\" in a view"),
    ("{type: label, text: a, sticksToKeyboard: true}", "unknown key \"sticksToKeyboard\" in a label"),
    ("{type: chat, title: a}", "unknown key \"title\" in a chat"),
  ])
  func `what makes no sense is said`(node: String, message: String) throws {
    let complaint = try Self.complaint("root: {type: view, children: [\(node)]}")
    #expect(complaint.contains(message), "\(complaint)")
  }

  private static func complaint(_ yaml: String) throws -> String {
    do {
      _ = try decoded(yaml)
      return "nothing"
    } catch let error as ScenarioError {
      return error.description
    }
  }
}
