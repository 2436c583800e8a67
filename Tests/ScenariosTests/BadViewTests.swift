import Testing

/// Each kind of view with something that it cannot have.
@Suite struct BadViewTests {
  @Test(arguments: [
    BadInput("a view of nothing", "null", "39: nothing where a view belongs; a mapping with \"type\" is expected"),
    BadInput(
      "a type that is a list", "{type: [view]}",
      "46: type is a list; it is one of view, card, label, field, textView, button, scroll, stack, "
        + "navigationBar, tabBar, sheet, alert, popover, pager, chat, webPage, table, spacer"),
    BadInput(
      "a frame in a list", "{type: view, frame: [0, 0, 9, 9]}",
      "59: a list where a frame belongs; a mapping is expected (x, y, width, height)"),
    BadInput(
      "a frame with a slip", "{type: view, frame: {widht: 3}}",
      "60: unknown key \"widht\" in a frame; known: x, y, width, height (did you mean \"width\"?)"),
    BadInput(
      "a layout in a word", "{type: stack, layout: vertical}",
      "61: \"vertical\" where a layout belongs; a mapping is expected (axis, spacing, padding, alignment)"),
    BadInput(
      "a layout with a slip", "{type: stack, layout: {spaceing: 3}}",
      "62: unknown key \"spaceing\" in a layout; known: axis, spacing, padding, alignment (did you mean \"spacing\"?)"),
    BadInput(
      "an alignment with a slip", "{type: stack, layout: {alignment: strech}}",
      "73: unknown alignment \"strech\"; known: leading, center, trailing, fill"),
    BadInput(
      "negative spacing", "{type: stack, layout: {spacing: -1}}", "71: spacing is \"-1\", negative; it is 0 or more"),
    BadInput(
      "content of negative height", "{type: scroll, contentHeight: -1}",
      "69: contentHeight is \"-1\", negative; it is 0 or more"),
    BadInput(
      "insets with a slip", "{type: scroll, contentInset: {tpo: 3}}",
      "69: unknown key \"tpo\" in contentInset; known: top, left, bottom, right (did you mean \"top\"?)"),
    BadInput(
      "letters larger than any", "{type: label, text: a, fontSize: 1001}",
      "72: fontSize is \"1001\", beyond 1000; it is at most 1000"),
    BadInput(
      "a weight with a slip", "{type: label, text: a, fontWeight: blod}",
      "74: unknown fontWeight \"blod\"; known: regular, medium, semibold, bold (did you mean \"bold\"?)"),
    BadInput(
      "an unknown color", "{type: label, text: a, color: red}",
      "69: unknown color \"red\"; known: text, secondary, accent"),
    BadInput(
      "an alignment of text", "{type: label, text: a, textAlignment: midle}",
      "77: unknown textAlignment \"midle\"; known: leading, center, trailing"),
    BadInput(
      "a keyboard type with a slip", "{type: field, keyboardType: emial}",
      "67: unknown keyboardType \"emial\"; known: default, email, number, url, phone (did you mean \"email\"?)"),
    BadInput(
      "an unknown accessory", "{type: field, accessory: toolbr}",
      "64: unknown accessory \"toolbr\"; known: dismissButton, toolbar, none (did you mean \"toolbar\"?)"),
    BadInput(
      "a growing field of words", "{type: textView, growsWithText: often}",
      "71: growsWithText is \"often\"; true or false is expected"),
    BadInput(
      "an action with a slip", "{type: button, title: a, action: dismis}",
      "72: unknown action \"dismis\"; known: none, submit"),
    BadInput(
      "a button's style", "{type: button, title: a, style: primry}",
      "71: unknown style \"primry\"; known: primary, plain (did you mean \"primary\"?)"),
    BadInput(
      "presents what is not there", "{type: button, title: a, presents: sheet}",
      "74: unknown sheet, alert or popover \"sheet\"; known: none"),
    BadInput("a table without rows", "{type: table}", "39: a table without \"rows\"; it is required"),
    BadInput(
      "rows in a list", "{type: table, rows: [1]}",
      "59: a list where rows belongs; a mapping is expected (count, template)"),
    BadInput(
      "rows without template", "{type: table, rows: {count: 3}}", "59: rows without \"template\"; it is required"),
    BadInput(
      "rows without count", "{type: table, rows: {template: {type: view}}}",
      "59: rows without \"count\"; it is required"),
    BadInput(
      "a thousand million rows", "{type: table, rows: {count: 1000000000, template: {type: view}}}",
      "67: count is \"1000000000\", beyond 1000000; write a smaller one"),
    BadInput(
      "half a row", "{type: table, rows: {count: 0.5, template: {type: view}}}",
      "67: count is \"0.5\"; a whole number from 0 to 1000000 is expected"),
    BadInput(
      "rows that are infinite", "{type: table, rows: {count: .inf, template: {type: view}}}",
      "67: count is \".inf\", not a finite number; write a finite one"),
    BadInput(
      "a place in a row", "{type: table, rows: {count: 1, template: {type: view, frame: {x: 3}}}}",
      "104: x or y in a stack; a stack places its children; give width or height alone"),
    BadInput(
      "messages in a word", "{type: chat, messages: hello}", "62: messages is \"hello\"; a list of texts is expected"),
    BadInput("no messages", "{type: chat, messages: []}", "62: no messages; give one at least, or leave the key out"),
    BadInput("a message that is a list", "{type: chat, messages: [[a]]}", "63: messages is a list; a text is expected"),
    BadInput(
      "a page that is not there", "{type: pager, page: 1, children: [{type: view}]}",
      "59: page is \"1\"; a whole number from 0 to 0 is expected"),
    BadInput(
      "a header below zero", "{type: webPage, headerHeight: -3}",
      "69: headerHeight is \"-3\", negative; it is 0 or more"),
    BadInput(
      "a companion that is a list", "{type: field, companions: [[a]]}", "66: companion is a list; a text is expected"),
    BadInput(
      "companions in a word", "{type: field, companions: a}", "65: companions is \"a\"; a list of ids is expected"),
    BadInput(
      "a distance below zero", "{type: field, distance: -1}", "63: distance is \"-1\", negative; it is 0 or more"),
    BadInput("a tag beyond all", "{type: field, tag: 1e9}", "58: tag is \"1e9\", beyond 1000000; write a smaller one"),
    BadInput("an id that is a list", "{type: field, id: [a]}", "57: id is a list; a text is expected"),
    BadInput("a list that is not there", "{type: view, list: rows}", "58: unknown id \"rows\"; known: none"),
    BadInput(
      "sticks in words", "{type: view, sticksToKeyboard: on}",
      "70: sticksToKeyboard is \"on\"; true or false is expected"),
    BadInput(
      "a sheet inside", "{type: view, children: [{type: sheet}]}", "63: a sheet inside a view; the root holds it"),
    BadInput(
      "a sheet's detents in a word", "{type: sheet, detents: medium}",
      "62: detents is \"medium\"; a list of heights is expected"),
    BadInput(
      "a sheet without detents", "{type: sheet, detents: []}",
      "62: no detents; give one at least, or leave the key out"),
    BadInput(
      "a detent with a slip", "{type: sheet, detents: [medum]}",
      "63: a detent (medium, large or points) is \"medum\"; a number is expected"),
    BadInput("a form in words", "{type: sheet, isForm: sure}", "61: isForm is \"sure\"; true or false is expected"),
    BadInput("an alert without title", "{type: alert}", "39: an alert without \"title\"; it is required"),
    BadInput(
      "an alert with a label", "{type: alert, title: a, children: [{type: label, text: a}]}",
      "39: a label in an alert; an alert holds fields alone"),
    BadInput(
      "an alert without buttons", "{type: alert, title: a, buttons: []}",
      "72: no buttons; give one at least, or leave the key out"),
    BadInput("a popover from nowhere", "{type: popover, from: butten}", "61: unknown id \"butten\"; known: none"),
    BadInput("a tab bar without titles", "{type: tabBar}", "39: a tabBar without \"titles\"; it is required"),
    BadInput(
      "a tab bar of a word", "{type: tabBar, titles: Home}", "62: titles is \"Home\"; a list of texts is expected"),
    BadInput("a bar without title", "{type: navigationBar}", "39: a navigationBar without \"title\"; it is required"),
  ])
  func `a wrong view is refused in one line`(_ input: BadInput) {
    let yaml = "scene: {root: {type: view, children: [\(input.yaml)]}}\n"
    #expect(Assets.complaint(yaml) == "form.yaml:1:" + input.complaint)
  }
}
