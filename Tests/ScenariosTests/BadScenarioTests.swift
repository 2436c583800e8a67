import Foundation
import Testing

@testable import Scenarios

@Suite struct BadScenarioTests {
  @Test(arguments: [
    BadInput("no scene", "title: a\n", "1:1: a scenario without \"scene\"; it is required"),
    BadInput(
      "an unknown key", "scene: sign-in\nexpects: {}\n",
      "2:1: unknown key \"expects\" in a scenario; \(Vocabulary.scenario.count) are known (did you mean \"expect\"?)"),
    BadInput(
      "unknown scene", "scene: sing-in\n",
      "1:8: unknown scene \"sing-in\"; 40 are known (did you mean \"sign-in\"?)"),
    BadInput(
      "missing scene file", "scene: other.yaml\n",
      "1:8: no file \"other.yaml\" beside this one; check the path of the scene"),
    BadInput(
      "unknown device", "scene: sign-in\ndevice: phone-39\n",
      "2:9: unknown device \"phone-39\"; 15 are known (did you mean \"phone-390\"?)"),
    BadInput(
      "a device without height", "scene: sign-in\ndevice: {width: 3}\n",
      "2:9: a device without \"height\"; it is required"),
    BadInput(
      "a safe area without space", "scene: sign-in\ndevice: {width: 30, height: 500, safeArea: 20}\n",
      "2:44: a safe area that leaves no space; top + bottom is less than the height, left + right than the width"),
    BadInput(
      "a keyboard over everything", "scene: sign-in\nkeyboard: {height: 900}\n",
      "2:20: a keyboard 900 high; the device is 844 high"),
    BadInput(
      "a keyboard that its accessory makes too tall", "scene: sign-in\nkeyboard: {height: 800, accessory: 45}\n",
      "1:1: a keyboard taller than the device; set its height and accessory"),
    BadInput(
      "a keyboard as high as a phone on its side", "scene: sign-in\nkeyboard: {landscapeHeight: 400}\n",
      "2:29: a keyboard 400 high; the device is 390 high"),
    BadInput(
      "a window without height", "scene: sign-in\nwindow: {x: 10, width: 300}\n",
      "2:9: a window without \"height\"; it is required"),
    BadInput(
      "a window off the screen", "scene: sign-in\nwindow: {x: 390, width: 300, height: 300}\n",
      "2:9: a window beside the screen; the screen is 390 × 844"),
    BadInput(
      "unknown motion", "scene: sign-in\nkeyboard: {motion: androit}\n",
      "2:20: unknown motion \"androit\"; known: ios, ios-short, android, gnome, qt, maliit, web-ios, linear-220, linear-660, instant (did you mean \"android\"?)"
    ),
    BadInput(
      "unknown behavior", "scene: sign-in\nkeyboard: {behavior: early-os}\n",
      "2:22: unknown behavior \"early-os\"; known: default, early-ios, late-hide, android, web, gnome, instant (did you mean \"early-ios\"?)"
    ),
    BadInput(
      "unknown theme", "scene: sign-in\ntheme: drak\n",
      "2:8: unknown theme \"drak\"; known: light, dark (did you mean \"dark\"?)"),
    BadInput(
      "unknown strategy", "scene: sign-in\nstrategy: headrom\n",
      "2:11: unknown strategy \"headrom\"; known: headroom, transform-field (did you mean \"headroom\"?)"),
  ])
  func `a wrong scenario is refused in one line`(_ input: BadInput) {
    #expect(Assets.complaint(input.yaml) == "form.yaml:" + input.complaint)
  }

  @Test(arguments: [
    BadInput("a script that is a word", "tapOutside", "1:26: script is \"tapOutside\"; a list of steps is expected"),
    BadInput(
      "unknown step", "[tapon: email]",
      "1:27: unknown key \"tapon\" in a step; \(StepWord.allCases.count) are known (did you mean \"tapOn\"?)"),
    BadInput(
      "unknown lone word", "[hideKeybord]",
      "1:27: unknown step \"hideKeybord\"; \(StepWord.allCases.count) are known (did you mean \"hideKeyboard\"?)"),
    BadInput("a word that needs a value", "[tapOn]", "1:27: tapOn alone; it needs a value, as in \"tapOn: …\""),
    BadInput(
      "a value for a lone word", "[scroll: 3]", "1:35: scroll with a value; it stands alone, as in \"- scroll\""),
    BadInput(
      "a list as step", "[[tapOn]]", "1:27: a list where a step belongs; a step is an action, such as tapOn: ID"),
    BadInput("an empty step", "[{}]", "1:27: an empty step; a step has an action"),
    BadInput(
      "two actions", "[{tapOn: email, wait: 1}]",
      "1:42: a second action \"wait\" in one step; a step has one; begin the next with \"- \""),
    BadInput(
      "unknown id", "[tapOn: emial]",
      "1:34: unknown id \"emial\"; known: title, subtitle, card, email, password, sign-in (did you mean \"email\"?)"),
    BadInput(
      "a text for an id", "[tapOn: Sign in]", "1:34: \"Sign in\", which is a text and no id; write {text: \"Sign in\"}"),
    BadInput(
      "unknown text", "[tapOn: {text: Pasword}]",
      "1:41: unknown text \"Pasword\"; known: Welcome back, Sign in to see your orders., Email, name@example.org, Password, Sign in (did you mean \"Password\"?)"
    ),
    BadInput(
      "two targets", "[tapOn: {id: email, text: Email}]", "1:34: a target with 2 keys; give one of id, text, point, key"
    ),
    BadInput(
      "a list for a target", "[tapOn: [1, 2]]",
      "1:34: tapOn is a list; an id, or a mapping of id, text, point or key is expected"),
    BadInput(
      "a point outside", "[tapOn: {point: [400, 3]}]", "1:42: a point outside the window; the device is 390 × 844"),
    BadInput(
      "unknown way to hold it", "[setOrientation: landscape]",
      "1:43: unknown setOrientation \"landscape\"; known: portrait, landscapeLeft, landscapeRight, portraitUpsideDown"),
    BadInput(
      "a point outside even once turned", "[setOrientation: landscapeLeft, tapOn: {point: [845, 3]}]",
      "1:73: a point outside the window; the device is 390 × 844"),
    BadInput(
      "a window beside the screen", "[window: {y: 844, width: 10, height: 10}]",
      "1:35: a window beside the screen; the screen is 390 × 844"),
    BadInput(
      "no side of the safe area", "[safeArea: {}]",
      "1:37: a safeArea step that changes nothing; give one of top, left, bottom and right at least"),
    BadInput(
      "a safe area over everything", "[safeArea: {top: 800, bottom: 44}]",
      "1:37: a safe area that leaves no space; top + bottom is less than the height, left + right than the width"),
    BadInput("a negative side", "[safeArea: {top: -1}]", "1:43: top is \"-1\", negative; it is 0 or more"),
    BadInput(
      "bounds beyond the text", "[composeText: {text: ab, selected: [1, 3]}]",
      "1:65: a bound is \"3\"; a whole number from 0 to 2 is expected"),
    BadInput(
      "bounds the wrong way round", "[composeText: {text: ab, selected: [2, 1]}]",
      "1:61: what are no two bounds; give the first byte and the one behind the last, as in [0, 3]"),
    BadInput("half a point", "[touchDown: [400]]", "1:38: touchDown is a list; a point [x, y] is expected"),
    BadInput("a point of words", "[touchDown: [a, 1]]", "1:39: x is \"a\"; a number is expected"),
    BadInput(
      "unknown key of the keyboard", "[tapOn: {key: spce}]",
      "1:40: unknown key \"spce\"; a key is one character or one of shift, delete, 123, ABC, #+=, space, return (did you mean \"space\"?)"
    ),
    BadInput(
      "a path of one point", "[drag: {path: [[1, 2]], duration: 1}]",
      "1:40: a path of fewer than two points; give begin and end at least"),
    BadInput(
      "a drag in no time", "[drag: {path: [[1, 2], [3, 4]], duration: 0}]",
      "1:68: duration is \"0\", zero; it is more than 0"),
    BadInput(
      "a drag without duration", "[drag: {path: [[1, 2], [3, 4]]}]", "1:33: a drag without \"duration\"; it is required"
    ),
    BadInput(
      "unknown direction", "[swipe: upp]",
      "1:34: unknown swipe \"upp\"; known: up, down, left, right (did you mean \"up\"?)"),
    BadInput(
      "unknown physical key", "[pressKey: entr]", "1:37: unknown key \"entr\"; 19 are known (did you mean \"enter\"?)"),
    BadInput(
      "unknown modifier", "[pressKey: {key: tab, modifiers: [shif]}]",
      "1:60: unknown modifier \"shif\"; known: shift, control, alt (did you mean \"shift\"?)"),
    BadInput(
      "nothing to erase", "[eraseText: 0]", "1:38: eraseText is \"0\"; a whole number from 1 to 10000 is expected"),
    BadInput("a negative wait", "[wait: -1]", "1:33: wait is \"-1\", negative; it is 0 or more"),
    BadInput(
      "unknown strategy", "[avoidance: of]",
      "1:38: unknown strategy \"of\"; known: on, off, headroom, transform-field (did you mean \"on\"?)"),
    BadInput("a tall keyboard", "[keyboard: {height: 845}]", "1:46: a keyboard 845 high; the device is 844 high"),
    BadInput(
      "a time that is over", "[wait: 2, at: 1]", "1:36: at 1, which is over by then; the steps before it take until 2"),
    BadInput(
      "a time before another", "[{at: 2, tapOutside}, {at: 1.5, tapOutside}]",
      "1:48: at 1.5, which is over by then; the steps before it take until 2"),
    BadInput(
      "a time in a repeat", "[repeat: {times: 2, commands: [at: 1]}]",
      "1:57: at inside a repeat; use wait: what is repeated has no time"),
    BadInput(
      "too many steps", "[repeat: {times: 9999, commands: [repeat: {times: 9999, commands: [scroll]}]}]",
      "1:27: more than 1000000 steps; repeat less often"),
    BadInput(
      "a repeat of half a time", "[repeat: {times: 0.5, commands: []}]",
      "1:43: times is \"0.5\"; a whole number from 1 to 10000 is expected"),
  ])
  func `a wrong script is refused in one line`(_ input: BadInput) {
    #expect(Assets.complaint("{scene: sign-in, script: \(input.yaml)}\n") == "form.yaml:" + input.complaint)
  }

  @Test func `what is not there is said by name, with the nearest one`() {
    #expect(
      complaint(of: { try Assets.library.loadScenario("tuor") })
        == "tuor: there is no scenario or scene of this name; see \"headroom list scenarios\" (did you mean \"tour\"?)")
    #expect(
      complaint(of: { try Assets.library.loadScene("sing-in") })
        == "sing-in: there is no scene of this name; see \"headroom list scenes\" (did you mean \"sign-in\"?)")
    #expect(
      complaint(of: { try Assets.library.device(named: "phone-390x") })
        == "phone-390x: there is no device of this name; see \"headroom list devices\" (did you mean \"phone-390\"?)")
    #expect(
      complaint(of: { try Assets.library.loadScene("no/such.yaml") })
        == "no/such.yaml: there is no such file; check its name and folder")
    #expect(complaint(of: { try Assets.library.loadScene("./") }) == "./: it is a folder; name a file in it")
    let lost = ScenarioLibrary(assets: URL(filePath: "nowhere"))
    #expect(
      complaint(of: { try lost.sceneNames() })
        == "nowhere/scenes: there is no such folder; the assets folder has scenes in it")
    #expect(
      complaint(of: { try lost.devices() }) == "nowhere/devices.yaml: there is no such file; check its name and folder")
  }

  private func complaint<Value>(of body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch { return String(describing: error) }
  }
}
