import AvoidingViews
import Foundation
import Staging
import Testing
import Tracing
import ViewTree

/// What a stage's trace tells of views besides where they are.
@MainActor
struct TracedViewsTests {
  @Test func `a field and its company name what carries them, a region its own insets`() throws {
    let (stage, player) = try Stages.script("- tapOn: postcode\n- wait: 1")
    try player.advance(to: 2)
    let frame = stage.traceFrame(at: 2)
    let look = stage.look
    #expect(frame.focus == "postcode")
    #expect(frame.topLimit == 91)
    #expect(frame.distance == 10)
    #expect(frame.edgeEnd == nil)
    for role in [TraceView.Role.field, .caret, .label, .bystander] { #expect(look.view(role)?.container == "form") }
    #expect(look.view(.label)?.id == "postcode.label")
    let form = try #require(look.view(.scroll, "form"))
    #expect(form.container == "root")
    #expect(form.region == 0)
    #expect(form.ownInsetBottom == 34)
    #expect(form.insetBottom == 331)
  }

  @Test func `the edge's end is told while it is on its way`() throws {
    let (stage, player) = try Stages.script("- tapOn: postcode\n- wait: 1\n- hideKeyboard\n- wait: 1")
    try player.advance(to: 0.2)
    #expect(stage.traceFrame(at: 0.2).edgeEnd == 513)
    try player.advance(to: 1.3)
    #expect(stage.traceFrame(at: 1.3).edgeEnd == 844)
  }

  /// The bar at the top ends at 91; lifted by 126, `email` (205–249 at home) lies at 79–123.
  @Test func `what has gone under the bar at the top is not visible`() throws {
    let (stage, player) = try Stages.script(
      "- tapOn: postcode\n- wait: 1\n- next\n- wait: 1\n- next\n- wait: 1", strategy: "transform-field")
    try player.advance(to: 3.2)
    let email = try #require(stage.look.view(.bystander, "email"))
    #expect(email.rect.minY == 79)
    #expect(email.visible?.minY == 91)
  }

  @Test func `a bar that sticks to the keyboard is traced, and hides what has gone under it`() throws {
    let (stage, player) = try Stages.script("- tapOn: email\n- wait: 1", on: "sign-in")
    let bar = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    bar.id = "curtain"
    bar.avoidance.sticksToKeyboard = true
    bar.takesTouchesItself = false
    try #require(stage.window.rootController).view.addSubview(bar)
    try player.advance(to: 0.9)
    #expect(stage.look.view(.stickyBar)?.id == "curtain")
    #expect(stage.look.view(.field)?.visible == nil)
  }

  /// The header of a page of the web is 56 high below the status bar of 47. A viewport that pans takes it along (X50).
  @Test func `a page's own header is the header where there is no bar`() throws {
    let (stage, player) = try Stages.script("- tapOn: wish\n- wait: 1", on: "web-page", strategy: "visual-viewport")
    #expect(stage.look.view(.header)?.rect == CGRect(x: 0, y: 47, width: 390, height: 56))
    try player.advance(to: 1.2)
    #expect(try #require(stage.look.view(.header)).rect.minY < 0)
  }

  @Test func `what is hidden or transparent is not visible`() throws {
    let stage = try Stages.stage("switch-lower")
    #expect(stage.look.view(.bystander, "phone")?.visible != nil)
    stage.window.descendant(named: "phone")?.alpha = 0
    stage.window.descendant(named: "email")?.superview?.isHidden = true
    #expect(stage.look.view(.bystander, "phone")?.visible == nil)
    #expect(stage.look.view(.bystander, "email")?.visible == nil)
  }

  /// CASES.md X36: a sheet over a form; both are roots of the trace, and the field names its own.
  @Test func `a presented screen is a root of its own`() throws {
    let yaml = """
      scene:
        root:
          type: view
          children:
            - {type: field, id: behind, frame: {x: 16, y: 300}}
            - type: sheet
              id: sheet
              children: [{type: field, id: low, frame: {x: 16, y: 300}}]
      """
    let stage = try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "test.yaml"))
    let look = stage.look
    #expect(look.views.filter { $0.role == .root }.map(\.id) == ["root", "root-2"])
    #expect(look.view(.bystander, "behind")?.container == "root")
    #expect(look.view(.bystander, "low")?.container == "root-2")
    stage.window.descendant(named: "low")?.becomeFirstResponder()
    stage.advance(to: 1)
    #expect(stage.look.view(.field)?.id == "low")
    #expect(
      stage.look.views.first { $0.id == "root" }
        == look.views.first { $0.id == "root" }.map { root in
          var root = root
          root.visible?.size.height = 513 - root.rect.minY
          root.writer = "headroom"
          return root
        })
  }

  /// CASES.md H13: a sheet that leaves room above it may rise up to the status bar, whose end is 47.
  @Test func `the top limit of a sheet that rises as a whole is the screen's`() throws {
    let (stage, player) = try Stages.script("- tapOn: code\n- wait: 1", on: "popup")
    #expect(stage.traceFrame(at: 0).topLimit != 47)
    try player.advance(to: 1)
    #expect(stage.traceFrame(at: 1).topLimit == 47)
  }

  /// The popup is a sheet: it is dragged down by 60, and comes up again.
  @Test func `a finger is named for a sheet that it drags, the presentation where it moves by itself`() throws {
    let yaml = """
      scene: {root: {type: view, children: [{type: sheet, id: sheet, children: [{type: field, id: low}]}]}}
      script:
        - drag: {path: [[195, 460], [195, 520]], duration: 0.5}
        - wait: 1
      """
    let scenario = try Stages.library.scenario(yaml: yaml, file: "test.yaml")
    let stage = try Stages.stage(scenario)
    let player = ScriptPlayer(scenario.script, on: stage, file: "test.yaml")
    func writer(at time: TimeInterval) throws -> String? {
      try player.advance(to: time)
      return stage.traceFrame(at: time).views.last { $0.role == .root }?.writer
    }
    #expect(try writer(at: 0) == nil)
    #expect(try writer(at: 0.4) == TraceView.handWriter)
    #expect(try writer(at: 0.6) == TraceView.presentationWriter)
    #expect(stage.window.frontmostPresentation?.isOnItsWay == true)
    #expect(try writer(at: 1.5) == nil)
  }

  /// CASES.md H12.
  @Test func `the system is named for the root of an alert, which sees to itself`() throws {
    let (stage, player) = try Stages.script("- tapOn: album-name\n- wait: 1", on: "alert")
    try player.advance(to: 1)
    let roots = stage.traceFrame(at: 1).views.filter { $0.role == .root }
    #expect(roots.map(\.writer) == ["headroom", TraceView.systemWriter])
  }
}
