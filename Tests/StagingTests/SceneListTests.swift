import Foundation
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// Every scene of the assets on the screen it is made for, with `headroom` (the kinds of screens of CASES.md).
@MainActor
struct SceneListTests {
  nonisolated static let names = [
    "alert", "autocomplete", "cells", "centered-card", "chat", "editor", "footer", "full-text", "group", "growing",
    "landscape", "long-form", "long-table", "nested", "no-content-size", "one-cell", "padded-bar", "pager",
    "pinned-button", "plain", "popover", "popup", "preset-inset", "row-of-fields", "sheet", "short-scroll",
    "short-table", "sign-in", "sixty-lines", "stacks", "strip", "table", "tablet-split", "tabs", "tall-content",
    "tall-text",
    "text-stack", "tool-row", "twelve-fields", "web-page",
  ]
  /// Those that are made for another screen than the usual one.
  private static let screens = [
    "landscape": "device: phone-390\norientation: landscapeLeft\nkeyboard: {height: 209}\n",
    "tablet-split": "device: tablet-834\n",
  ]

  private func stage(_ name: String) throws -> Stage {
    let yaml = "scene: \(name)\n" + (Self.screens[name] ?? "")
    return try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "\(name).yaml"))
  }

  @Test func `these are all, and each has a title of its own`() throws {
    #expect(try Stages.library.sceneNames() == Self.names)
    let titles = try Self.names.map { try Stages.library.loadScene($0).title }
    #expect(titles.allSatisfy { !$0.isEmpty } && Set(titles).count == titles.count)
  }

  // MARK: At rest

  /// What a person reads or uses, with the scroll view it lies in.
  private func parts(of stage: Stage) -> [View] {
    stage.window.tree.filter { view in
      guard view.frame.width > 0, !view.belongsToSystem, !(view is StatusBar), !(view is HomeIndicator) else {
        return false
      }
      return view is TextField || view is TextView || view is Button || view is Label
    }
  }

  @Test(arguments: names) func `nothing lies outside of what holds it, and no two things on each other`(
    name: String
  ) throws {
    let stage = try stage(name)
    let parts = parts(of: stage)
    let window = CGRect(origin: .zero, size: stage.window.frame.size).insetBy(dx: -0.5, dy: -0.5)
    for (index, part) in parts.enumerated() {
      let scroll = part.superview?.enclosing(ScrollView.self)
      let frame = part.frameInWindow()
      if let scroll {
        let content = CGRect(origin: .zero, size: scroll.contentSize).insetBy(dx: -0.5, dy: -0.5)
        let place = part.frameInWindow().offsetBy(
          dx: scroll.contentOffset.x - scroll.frameInWindow().minX,
          dy: scroll.contentOffset.y - scroll.frameInWindow().minY)
        #expect(content.contains(place) || name == "no-content-size", "\(part.id ?? "?") at \(place)")
      } else {
        #expect(window.contains(frame), "\(part.id ?? "?") at \(frame)")
      }
      for other in parts[(index + 1)...] where other.superview?.enclosing(ScrollView.self) === scroll {
        guard part.nearestScreen === other.nearestScreen else { continue }
        if other.isDescendant(of: part) || part.isDescendant(of: other) { continue }
        let common = frame.intersection(other.frameInWindow())
        #expect(common.isNull || common.height < 0.5 || common.width < 0.5, "\(part.id ?? "?") on \(other.id ?? "?")")
      }
    }
  }

  // MARK: Avoidance

  /// The fields that a person can tap without turning a page first: the first and the last half dozen.
  private func fields(of stage: Stage) -> [View] {
    let all = stage.window.focusOrder.filter { field in
      let frame = field.frameInWindow()
      return frame.minX >= 0 && frame.maxX <= stage.window.frame.width
    }
    return all.count <= 12 ? all : Array(all.prefix(6) + all.suffix(6))
  }

  /// The caret of the focused field, 10 points above the keyboard's edge at least, and nothing before it.
  private func expectVisible(_ field: View, on stage: Stage) throws {
    let look = stage.look
    let caret = try #require(look.view(.caret), "\(field.id ?? "?")")
    #expect(look.focus == field.id && look.edge < stage.window.frame.height)
    #expect(caret.visible == caret.rect, "\(field.id ?? "?")")
    #expect(caret.rect.maxY <= look.edge - 10 + 0.001, "\(field.id ?? "?")")
  }

  @Test(arguments: names) func `every field comes above the keyboard, one after the other`(name: String) throws {
    let stage = try stage(name)
    let fields = fields(of: stage)
    #expect(!fields.isEmpty)
    for field in fields {
      #expect(field.becomeFirstResponder())
      stage.advance(to: stage.time + 1.2)
      try expectVisible(field, on: stage)
    }
  }

  /// Home is where all was: no field that was in sight leaves anything displaced (SYSTEMS.md §6, exact restore).
  @Test(arguments: names) func `the dismiss button brings everything home`(name: String) throws {
    let stage = try stage(name)
    let rest = stage.look
    let home = stage.window.tree.filter { $0.id != nil }.map { ($0, $0.frameInWindow()) }
    #expect(home.count >= 2)
    let field = try #require(fields(of: stage).first)
    // A caret at the end of a long text is out of sight: focus alone would scroll to it, keyboard or not.
    if field.frameInWindow().maxY > stage.window.frame.height { (field as? any TextInput)?.moveCaret(to: 0) }
    #expect(field.becomeFirstResponder())
    stage.advance(to: 1.2)
    try expectVisible(field, on: stage)
    let player = ScriptPlayer([Step(.at(1.2)), Step(.hideKeyboard), Step(.wait(1.2))], on: stage, file: name)
    while !player.isFinished { try player.advance(to: stage.time + 1.0 / 30) }
    #expect(stage.look.focus == nil && stage.look.edge == rest.edge)
    for (view, frame) in home {
      #expect(view.frameInWindow(in: .presentation) == frame, "\(view.id ?? "?")")
      #expect(view.window === stage.window)
    }
  }
}

extension View {
  /// What it lies in that is laid over the window as a whole; nil = the root's screen.
  fileprivate var nearestScreen: View? { chain.lazy.compactMap { $0 as? Presentation }.first }
}
