import Testing

/// Each word of a script with a value that it cannot have.
@Suite struct BadStepTests {
  @Test(arguments: [
    BadInput("nothing", "null", "27: nothing where a step belongs; a step is an action, such as tapOn: ID"),
    BadInput("a time that is a word", "{at: soon, scroll}", "32: at is \"soon\"; a number is expected"),
    BadInput("a time before the start", "{at: -1, scroll}", "32: at is \"-1\", negative; it is 0 or more"),
    BadInput(
      "a tap at nothing", "{tapOn: }",
      "35: tapOn is nothing; an id, or a mapping of id, text, point or key is expected"),
    BadInput(
      "a tap with a slip", "{tapOn: {idd: email}}",
      "36: unknown key \"idd\" in a target; known: id, text, point, key (did you mean \"id\"?)"),
    BadInput(
      "a target that is empty", "{doubleTapOn: {}}", "41: a target with 0 keys; give one of id, text, point, key"),
    BadInput(
      "a point of three", "{longPressOn: {point: [1, 2, 3]}}", "49: point is a list; a point [x, y] is expected"),
    BadInput(
      "a point that is infinite", "{tapOn: {point: [.inf, 3]}}",
      "44: x is \".inf\", not a finite number; write a finite one"),
    BadInput("a move to a word", "{touchMove: email}", "39: touchMove is \"email\"; a point [x, y] is expected"),
    BadInput("a lift at nothing", "{touchUp: }", "37: touchUp is nothing; a point [x, y] is expected"),
    BadInput(
      "a middle click in one number", "{middleClick: 3}", "41: middleClick is \"3\"; a point [x, y] is expected"),
    BadInput("a wheel without a point", "{wheel: {dy: 3}}", "35: a wheel step without \"point\"; it is required"),
    BadInput(
      "a wheel with a slip", "{wheel: {point: [3, 3], y: 3}}",
      "51: unknown key \"y\" in a wheel step; known: point, dx, dy (did you mean \"dy\"?)"),
    BadInput(
      "a drag with a slip", "{drag: {path: [[1, 2], [3, 4]], duraton: 1}}",
      "59: unknown key \"duraton\" in a drag; known: path, duration (did you mean \"duration\"?)"),
    BadInput("a drag of a word", "{drag: {path: up, duration: 1}}", "41: path is \"up\"; a list of points is expected"),
    BadInput(
      "a drag without end", "{drag: {path: [[1, 2], [3, 4]], duration: 601}}",
      "69: duration is \"601\", beyond 600; it is at most 600"),
    BadInput(
      "a swipe without direction", "{swipe: {from: email}}", "35: a swipe without \"direction\"; it is required"),
    BadInput(
      "a swipe from nowhere", "{swipe: {direction: up, from: emal}}",
      "57: unknown id \"emal\"; known: title, subtitle, card, email, password, sign-in (did you mean \"email\"?)"),
    BadInput(
      "a swipe in no time", "{swipe: {direction: up, duration: 0}}", "61: duration is \"0\", zero; it is more than 0"),
    BadInput("text that is a list", "{inputText: [a]}", "39: inputText is a list; a text is expected"),
    BadInput("text of nothing", "{inputText: }", "39: inputText is nothing; a text is expected"),
    BadInput(
      "a composition without text", "{composeText: {selected: [0, 0]}}",
      "41: a composeText without \"text\"; it is required"),
    BadInput("a commit of a mapping", "{commitText: {text: a}}", "40: commitText is a mapping; a text is expected"),
    BadInput(
      "a paste with a slip", "{pasteText: {txt: a}}",
      "40: unknown key \"txt\" in a pasteText; known: text, point (did you mean \"text\"?)"),
    BadInput("a key that is a list", "{pressKey: [tab]}", "38: key is a list; a text is expected"),
    BadInput(
      "modifiers in a word", "{pressKey: {key: tab, modifiers: shift}}",
      "60: modifiers is \"shift\"; a list of modifiers is expected"),
    BadInput("a wait of words", "{wait: long}", "34: wait is \"long\"; a number is expected"),
    BadInput(
      "a wait that is infinite", "{wait: .inf}", "34: wait is \".inf\", not a finite number; write a finite one"),
    BadInput(
      "a wait that is no number", "{wait: .nan}", "34: wait is \".nan\", not a finite number; write a finite one"),
    BadInput("a wait beyond all days", "{wait: 1e7}", "34: wait is \"1e7\", beyond 1000000; write a smaller one"),
    BadInput(
      "half a frame dropped", "{dropFrames: 0.5}",
      "40: dropFrames is \"0.5\"; a whole number from 1 to 10000 is expected"),
    BadInput(
      "a keyboard in a word", "{keyboard: tall}",
      "38: \"tall\" where a keyboard step belongs; a mapping is expected (height, landscapeHeight, "
        + "accessory, bar, type, heights, floating, split, undocked, hardware, motion, behavior)"),
    BadInput(
      "a drag of the keyboard without end", "{dragKeyboard: {to: 700, duration: 601}}",
      "62: duration is \"601\", beyond 600; it is at most 600"),
    BadInput(
      "a curve with a slip", "{keyboardEvent: {kind: willShow, end: [0, 0, 0, 0], curve: linar}}",
      "86: unknown curve \"linar\"; known: keyboard, easeInOut, easeIn, easeOut, linear (did you mean \"linear\"?)"),
    BadInput(
      "a frame that is no number", "{keyboardEvent: {kind: willShow, end: [0, .nan, 0, 0]}}",
      "69: y is \".nan\", not a finite number; write a finite one"),
    BadInput(
      "too many pieces", "{keyboardEvent: {kind: willShow, end: [0, 0, 0, 0], pieces: [1, 2, 3, 4, 5, 6, 7, 8, 9]}}",
      "87: 9 rectangles; at most 8 are read"),
    BadInput(
      "an orientation of nothing", "{setOrientation: }",
      "44: setOrientation is nothing; it is one of portrait, landscapeLeft, landscapeRight, portraitUpsideDown"),
    BadInput("a window without size", "{window: {x: 3}}", "36: a window without \"width\"; it is required"),
    BadInput(
      "a window too wide", "{window: {width: 4097, height: 300}}",
      "44: width is \"4097\", beyond 4096; it is at most 4096"),
    BadInput(
      "a safe area in a number", "{safeArea: 20}",
      "38: \"20\" where a safeArea step belongs; a mapping is expected (top, left, bottom, right)"),
    BadInput(
      "an unknown theme", "{theme: drak}", "35: unknown theme \"drak\"; known: light, dark (did you mean \"dark\"?)"),
    BadInput("a chapter of nothing", "{chapter: }", "37: chapter is nothing; a text is expected"),
    BadInput(
      "a repeat without times", "{repeat: {commands: [scroll]}}", "36: a repeat without \"times\"; it is required"),
    BadInput("a repeat without commands", "{repeat: {times: 2}}", "36: a repeat without \"commands\"; it is required"),
    BadInput(
      "a repeat of a word", "{repeat: {times: 2, commands: scroll}}",
      "57: commands is \"scroll\"; a list of steps is expected"),
    BadInput(
      "a repeat with a slip", "{repeat: {times: 2, command: [scroll]}}",
      "47: unknown key \"command\" in a repeat; known: times, commands (did you mean \"commands\"?)"),
    BadInput(
      "a step with a slip in a repeat", "{repeat: {times: 2, commands: [scrol]}}",
      "58: unknown step \"scrol\"; 63 are known (did you mean \"scroll\"?)"),
    BadInput("a flow of nothing", "{runFlow: }", "37: file is nothing; a text is expected"),
    BadInput("a flow that is a list", "{runFlow: [scroll]}", "37: file is a list; a text is expected"),
    BadInput(
      "a flow that is not there", "{runFlow: flows/none.yaml}",
      "37: no file \"flows/none.yaml\" beside this one; check the path of the flow"),
    BadInput(
      "a flow outside", "{runFlow: ../none.yaml}",
      "37: the file \"../none.yaml\", outside the script's folder; name a file in it or below"),
    BadInput(
      "commands that are no list", "{runFlow: {commands: scroll}}",
      "48: commands is \"scroll\"; a list of steps is expected"),
    BadInput(
      "a text from nowhere", "{copyTextFrom: emal}",
      "42: unknown id \"emal\"; known: title, subtitle, card, email, password, sign-in (did you mean \"email\"?)"),
    BadInput(
      "a search without element", "{scrollUntilVisible: {direction: down}}",
      "48: a scrollUntilVisible without \"element\"; it is required"),
    BadInput(
      "a search that never ends", "{scrollUntilVisible: {element: email, timeout: .inf}}",
      "74: timeout is \".inf\", not a finite number; write a finite one"),
    BadInput(
      "an assertion with a key", "{assertVisible: {key: a}}", "43: assertVisible with a key; give an id or a text"),
    BadInput(
      "a picture in a folder", "{takeScreenshot: a/b}",
      "44: a picture named \"a/b\"; a name is letters, digits, - _ . and no path; at most 100 bytes"),
    BadInput(
      "a picture at the root", "{takeScreenshot: /etc/a}",
      "44: a picture named \"/etc/a\"; a name is letters, digits, - _ . and no path; at most 100 bytes"),
    BadInput(
      "a picture of a control character", "{takeScreenshot: \"a\\u0007\"}",
      "44: a picture named \"a\\u{7}\"; a name is letters, digits, - _ . and no path; at most 100 bytes"),
    BadInput(
      "a picture of the folder above", "{takeScreenshot: ..}",
      "44: a picture named \"..\"; a name is letters, digits, - _ . and no path; at most 100 bytes"),
    BadInput("a fling without speed", "{fling: {from: email}}", "35: a fling without \"velocity\"; it is required"),
    BadInput(
      "a selection without end", "{select: {in: email, from: 1}}", "36: a select without \"to\"; it is required"),
    BadInput(
      "a selection from before", "{select: {in: email, from: -1, to: 1}}",
      "54: from is \"-1\"; a whole number from 0 to 1000000 is expected"),
    BadInput("a text set to nothing", "{setText: {in: email}}", "37: a setText without \"text\"; it is required"),
    BadInput("a resize of nobody", "{resize: {width: 3}}", "36: a resize without \"id\"; it is required"),
    BadInput("rows of nobody", "{insertRows: {count: 3}}", "40: an insertRows without \"in\"; it is required"),
    BadInput(
      "a row without height", "{reloadRow: {in: email, row: 1}}",
      "44: \"email\", which is a field; a table is meant; the scene has none"),
    BadInput(
      "rows deleted in a field", "{deleteRows: {in: email, at: 1}}",
      "45: \"email\", which is a field; a table is meant; the scene has none"),
    BadInput("focus on a list", "{focus: [email]}", "35: id is a list; a text is expected"),
    BadInput(
      "unfocus with a value", "{unfocus: email}", "37: unfocus with a value; it stands alone, as in \"- unfocus\""),
    BadInput(
      "a background with a slip", "{background: {resetLayout: true}}",
      "41: unknown key \"resetLayout\" in a background; known: resetsLayout, removesKeyboard (did you "
        + "mean \"resetsLayout\"?)"),
    BadInput(
      "a background in words", "{background: {resetsLayout: yes}}",
      "55: resetsLayout is \"yes\"; true or false is expected"),
    BadInput(
      "foreground with a value", "{foreground: true}",
      "40: foreground with a value; it stands alone, as in \"- foreground\""),
    BadInput("nothing presented", "{present: sheet}", "37: unknown sheet, alert or popover \"sheet\"; known: none"),
    BadInput("a swipe back in no time", "{swipeBack: {duration: 0}}", "50: duration is \"0\", zero; it is more than 0"),
    BadInput(
      "a swipe back with a slip", "{swipeBack: {cancelled: true}}",
      "40: unknown key \"cancelled\" in a swipeBack; known: to, cancel, duration (did you mean \"cancel\"?)"),
    BadInput(
      "a scroll to in a field", "{scrollTo: {in: email, y: 3}}",
      "43: \"email\", which is a field; a scroll region is meant; the scene has none"),
    BadInput("a reset with a value", "{reset: all}", "35: reset with a value; it stands alone, as in \"- reset\""),
    BadInput(
      "a recording with a name", "{startRecording: film}",
      "44: startRecording with a value; it stands alone, as in \"- startRecording\""),
  ])
  func `a wrong step is refused in one line`(_ input: BadInput) {
    #expect(Assets.complaint("{scene: sign-in, script: [\(input.yaml)]}\n") == "form.yaml:1:" + input.complaint)
  }
}
