import Testing

/// What a scenario says beside its scene and script: its device, window, keyboard, and what is expected.
@Suite struct BadHeaderTests {
  @Test(arguments: [
    BadInput("a title that is a list", "title: [a]", "8: title is a list; a text is expected"),
    BadInput("a title of nothing", "title:", "7: title is nothing; a text is expected"),
    BadInput("a source that is a mapping", "source: {url: a}", "9: source is a mapping; a text is expected"),
    BadInput("a note of nothing", "note: ~", "7: note is nothing; a text is expected"),
    BadInput(
      "a text without end", "note: " + String(repeating: "a", count: 100_001),
      "7: note is 100001 bytes long; a text has 100000 at most"),
    BadInput(
      "a device that is a list", "device: [390, 844]",
      "9: device is a list; a device's name, or a mapping with width and height is expected"),
    BadInput(
      "a device of nothing", "device:",
      "8: device is nothing; a device's name, or a mapping with width and height is expected"),
    BadInput(
      "a device with a slip", "device: {width: 390, hight: 844}",
      "22: unknown key \"hight\" in a device; known: width, height, safeArea, landscapeSafeArea, cutout "
        + "(did you mean \"height\"?)"),
    BadInput("a device without width", "device: {height: 844}", "9: a device without \"width\"; it is required"),
    BadInput(
      "a device of no height", "device: {width: 390, height: 0}", "30: height is \"0\", zero; it is more than 0"),
    BadInput(
      "a device of negative width", "device: {width: -390, height: 844}",
      "17: width is \"-390\", negative; it is more than 0"),
    BadInput(
      "a device wider than memory", "device: {width: 100000, height: 844}",
      "17: width is \"100000\", beyond 4096; it is at most 4096"),
    BadInput(
      "a device of infinite height", "device: {width: 390, height: .inf}",
      "30: height is \".inf\", not a finite number; write a finite one"),
    BadInput(
      "a device that is no number", "device: {width: .nan, height: 844}",
      "17: width is \".nan\", not a finite number; write a finite one"),
    BadInput(
      "a number too great for any", "device: {width: 1e400, height: 844}",
      "17: width is \"1e400\", not a finite number; write a finite one"),
    BadInput(
      "a safe area with a slip", "device: {width: 390, height: 844, safeArea: {botom: 34}}",
      "46: unknown key \"botom\" in safeArea; known: top, left, bottom, right (did you mean \"bottom\"?)"),
    BadInput(
      "a negative safe area", "device: {width: 390, height: 844, safeArea: -1}",
      "45: safeArea is \"-1\", negative; it is 0 or more"),
    BadInput(
      "a safe area that is a list", "device: {width: 390, height: 844, safeArea: [47, 0, 34, 0]}",
      "45: safeArea is a list; a number, or a mapping of top, left, bottom, right is expected"),
    BadInput(
      "a safe area on its side without space",
      "device: {width: 390, height: 844, landscapeSafeArea: {left: 400, right: 444}}",
      "54: a safe area that leaves no space; top + bottom is less than the height, left + right than the width"),
    BadInput(
      "an unknown cutout", "device: {width: 390, height: 844, cutout: iland}",
      "43: unknown cutout \"iland\"; known: none, notch, island (did you mean \"island\"?)"),
    BadInput(
      "an unknown orientation", "orientation: landscapeleft",
      "14: unknown orientation \"landscapeleft\"; known: portrait, landscapeLeft, landscapeRight, "
        + "portraitUpsideDown (did you mean \"landscapeLeft\"?)"),
    BadInput(
      "an orientation in numbers", "orientation: [90]",
      "14: orientation is a list; it is one of portrait, landscapeLeft, landscapeRight, portraitUpsideDown"),
    BadInput(
      "a window that is a list", "window: [0, 0, 390, 844]",
      "9: a list where a window belongs; a mapping is expected (x, y, width, height)"),
    BadInput(
      "a window with a slip", "window: {width: 390, heigth: 844}",
      "22: unknown key \"heigth\" in a window; known: x, y, width, height (did you mean \"height\"?)"),
    BadInput(
      "a window too large", "window: {width: 390, height: 5000}",
      "30: height is \"5000\", beyond 4096; it is at most 4096"),
    BadInput(
      "a window of less than a pixel", "window: {width: 0.3, height: 844}",
      "17: width is \"0.3\", below 1; it is 1 or more"),
    BadInput("a window of no width", "window: {width: 0, height: 844}", "17: width is \"0\", zero; it is more than 0"),
    BadInput(
      "a keyboard that is a number", "keyboard: 336",
      "11: \"336\" where a keyboard belongs; a mapping is expected (height, landscapeHeight, accessory, "
        + "bar, type, heights, floating, split, undocked, hardware, motion, behavior)"),
    BadInput(
      "a keyboard with a slip", "keyboard: {hieght: 336}",
      "12: unknown key \"hieght\" in a keyboard; 12 are known (did you mean \"height\"?)"),
    BadInput("a keyboard of no height", "keyboard: {height: 0}", "20: height is \"0\", zero; it is more than 0"),
    BadInput("a keyboard of words", "keyboard: {height: tall}", "20: height is \"tall\"; a number is expected"),
    BadInput(
      "a negative accessory", "keyboard: {accessory: -40}", "23: accessory is \"-40\", negative; it is 0 or more"),
    BadInput("a bar that is a list", "keyboard: {bar: [45]}", "17: bar is a list; true, false or a height is expected"),
    BadInput(
      "heights in a list", "keyboard: {heights: [200]}",
      "21: a list where a list of heights belongs; a mapping is expected (text, password, email, url, "
        + "number, phone, emoji)"),
    BadInput(
      "a negative height of a kind", "keyboard: {heights: {emoji: -1}}",
      "29: height is \"-1\", negative; it is more than 0"),
    BadInput(
      "floating with a slip", "keyboard: {floating: {x: 0, y: 0, widht: 300, height: 200}}",
      "35: unknown key \"widht\" in floating; known: x, y, width, height (did you mean \"width\"?)"),
    BadInput(
      "floating without height", "keyboard: {floating: {x: 0, y: 0, width: 300}}",
      "22: floating without \"height\"; it is required"),
    BadInput(
      "floating in three numbers", "keyboard: {floating: [0, 0, 300]}",
      "22: floating is a list of 3; a rectangle [x, y, width, height] is expected"),
    BadInput("split by a word", "keyboard: {split: halves}", "19: split is \"halves\"; true or false is expected"),
    BadInput("a theme that is true", "theme: true", "8: unknown theme \"true\"; known: light, dark"),
    BadInput("a strategy that is a list", "strategy: [headroom]", "11: strategy is a list; a text is expected"),
    BadInput("symptoms of nothing", "symptomIn: ~", "12: symptomIn is nothing; a list of strategies is expected"),
    BadInput("a symptom that is a mapping", "symptomIn: [{a: 1}]", "13: a strategy is a mapping; a text is expected"),
    BadInput("held in a mapping", "held: {headroom: true}", "7: held is a mapping; a list of strategies is expected"),
    BadInput(
      "a limit that is a text", "expect: {restoreDrift: {atMost: little}}",
      "33: atMost is \"little\"; a number is expected"),
    BadInput(
      "an infinite limit", "expect: {restoreDrift: {atMost: .inf}}",
      "33: atMost is \".inf\", not a finite number; write a finite one"),
    BadInput("a focus in a list", "expect: {focus: [email]}", "17: focus is a list; a text is expected"),
    BadInput(
      "an edge in a mapping with a slip", "expect: {keyboardEdge: {atmost: 3}}",
      "25: unknown key \"atmost\" in a demand on a number; known: atLeast, atMost, equals, within (did "
        + "you mean \"atMost\"?)"),
    BadInput(
      "the text of a view in a list", "expect: {text: {email: [a]}}",
      "24: the text of email is a list; a text is expected"),
    BadInput("a window of words", "window: {width: wide, height: 844}", "17: width is \"wide\"; a number is expected"),
  ])
  func `a wrong header is refused in one line`(_ input: BadInput) {
    #expect(Assets.complaint("scene: sign-in\n\(input.yaml)\n") == "form.yaml:2:" + input.complaint)
  }
}
