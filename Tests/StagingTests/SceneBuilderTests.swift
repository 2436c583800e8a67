import AvoidingViews
import Foundation
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import ViewTree

@MainActor
struct SceneBuilderTests {
  private static let fields = [
    "full-name", "email", "phone", "street", "house-number", "postcode", "city", "country", "card-number", "expiry",
    "security-code", "notes",
  ]

  @Test func `the long form lies as in the look`() throws {
    let stage = try Stages.stage("long-form")
    for (index, id) in Self.fields.enumerated() {
      let y = 78 * CGFloat(index)
      let field = try #require(stage.window.descendant(named: id) as? TextField)
      #expect(field.frameInWindow() == CGRect(x: 16, y: 127 + y, width: 358, height: 44), "\(id)")
      let label = try #require(field.superview?.subviews.first { $0 is Label } as? Label)
      #expect(label.frameInWindow() == CGRect(x: 20, y: 107 + y, width: 350, height: 16), "\(id)")
      #expect(label.font == Font(size: 13) && label.textColor == .secondary)
      #expect(label.text == field.placeholder)
    }
    #expect(stage.frame("place-order") == CGRect(x: 16, y: 1043, width: 358, height: 50))
    #expect(stage.frame("navigation-bar") == CGRect(x: 0, y: 0, width: 390, height: 91))
    let scroll = try #require(stage.window.descendant(named: "full-name")?.enclosing(ScrollView.self))
    #expect(scroll.frameInWindow() == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(scroll.contentSize == CGSize(width: 390, height: 1018))
    #expect(scroll.contentInset == EdgeInsets(bottom: 34))
    #expect(stage.window.rootController?.topLimit == 91)
  }

  @Test func `its fields are what the file says of them`() throws {
    let stage = try Stages.stage("long-form")
    let fields = try Self.fields.map { try #require(stage.window.descendant(named: $0) as? TextField) }
    #expect(fields.map(\.text).prefix(3) == ["Ada Lovelace", "ada@example.org", ""])
    #expect(fields.map(\.returnKey) == Array(repeating: .next, count: 11) + [.done])
    #expect(fields.map(\.keyboardType)[1...2] == [.email, .phone])
    #expect(fields.map(\.isSecure) == (0..<12).map { $0 == 10 })
    #expect(stage.window.focusOrder.map(\.id) == Self.fields)
  }

  @Test func `status bar, home indicator and keyboard are outside of what is lifted`() throws {
    let stage = try Stages.stage("long-form")
    let content = try #require(stage.window.rootController?.content)
    for kind in [StatusBar.self, HomeIndicator.self] as [View.Type] {
      let view = try #require(stage.window.tree.first { type(of: $0) == kind })
      #expect(!view.isDescendant(of: content), "\(kind)")
    }
    #expect(stage.window.tree.first { $0 is StatusBar }?.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(stage.window.tree.first { $0 is HomeIndicator }?.frame == CGRect(x: 0, y: 810, width: 390, height: 34))
    #expect(!stage.keyboard.keys.isDescendant(of: content))
  }

  @Test func `the sign-in card lies where its file says`() throws {
    let stage = try Stages.stage("sign-in")
    #expect(stage.frame("title")?.minY == 243)
    #expect(stage.frame("subtitle")?.minY == 295)
    #expect(stage.frame("card") == CGRect(x: 16, y: 404, width: 358, height: 242))
    #expect(stage.frame("email") == CGRect(x: 32, y: 440, width: 326, height: 44))
    #expect(stage.frame("password") == CGRect(x: 32, y: 520, width: 326, height: 44))
    #expect(stage.frame("sign-in") == CGRect(x: 32, y: 580, width: 326, height: 50))
    let password = try #require(stage.window.descendant(named: "password"))
    #expect(password.avoidance.companions.map(\.id) == ["sign-in"])
    #expect(stage.window.rootController?.topLimit == 47)
    #expect(stage.window.rootController?.content.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
  }

  @Test func `the editor's text view is as high as its text, and the page as what is on it`() throws {
    let stage = try Stages.stage("editor")
    let body = try #require(stage.window.descendant(named: "body") as? TextView)
    // Heading 34 high, date 16, spacing 12, padding 16.
    #expect(stage.frame("heading")?.minY == 107)
    #expect(stage.frame("date")?.minY == 153)
    #expect(body.frameInWindow().minY == 181)
    #expect(body.frame.width == 358)
    body.moveCaret(to: body.text.utf8.count)
    #expect(abs(body.frame.height - (body.caretRect.maxY + 12)) < 2)
    let page = try #require(body.enclosing(ScrollView.self))
    #expect(page.contentSize.height == 90 + body.frame.height + 16)
    let height = body.frame.height
    body.becomeFirstResponder()
    stage.perform(.key(.enter), at: 1)
    #expect(body.frame.height - height > 19)
    #expect(page.contentSize.height == 90 + body.frame.height + 16)
  }

  @Test func `a submit button ends editing`() throws {
    let stage = try Stages.stage("sign-in")
    stage.window.descendant(named: "password")?.becomeFirstResponder()
    let button = try #require(stage.window.descendant(named: "sign-in") as? Button)
    button.action()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `a device without a home indicator has none, nor has its keyboard the room for it`() throws {
    let scenario = try Stages.library.scenario(
      yaml: "scene: long-form\ndevice: phone-375x667\nkeyboard: {height: 216}\n", file: "small.yaml")
    let stage = try Stages.stage(scenario)
    #expect(stage.window.frame.size == CGSize(width: 375, height: 667))
    #expect(stage.window.tree.filter { $0 is HomeIndicator }.allSatisfy { $0.isHidden })
    #expect(stage.frame("full-name") == CGRect(x: 16, y: 100, width: 343, height: 44))
    #expect(stage.keyboard.keys.key(named: "space")?.frame.minY == 170)
  }

  @Test func `what a scene says of avoidance reaches the views`() throws {
    let scenario = try Stages.library.scenario(
      yaml: """
        scene:
          root:
            type: view
            children:
              - type: card
                id: panel
                frame: {x: 16, y: 500, width: 300, height: 200}
                children:
                  - {type: field, id: a, frame: {x: 0, y: 0}, distance: 17, movingView: panel, companions: [b], tag: 3}
                  - {type: field, id: b, frame: {x: 0, y: 60}, ignoresAvoidance: true, accessory: none}
        """, file: "wishes.yaml")
    let stage = try Stages.stage(scenario)
    let (a, b) = (stage.window.descendant(named: "a"), stage.window.descendant(named: "b"))
    #expect(a?.avoidance.distance == 17 && a?.tag == 3)
    #expect(a?.avoidance.movingView === stage.window.descendant(named: "panel"))
    #expect(a?.avoidance.companions.first === b && a?.avoidance.companions.count == 1)
    #expect(a?.avoidance.isEnabled == true && b?.avoidance.isEnabled == false)
    stage.window.makeFirstResponder(b)
    #expect(stage.keyboard.currentAccessory == nil)
    stage.window.makeFirstResponder(a)
    #expect(stage.keyboard.currentAccessory is DismissAccessory)
  }
}
