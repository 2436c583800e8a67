import Foundation
import TestSupport
import Testing
import ViewTree

/// Keys pressed one after the other, and the text, the caret (`|`) and the other end of the selection (`^`) that they leave.
/// Whatever they were, undoing every step gives the empty text they began with, and redoing every step their text.
@MainActor
struct KeystrokeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let keys: String
    let result: String
    init(_ keys: String, _ result: String) { (self.keys, self.result) = (keys, result) }
    var testDescription: String { keys }
  }

  private func check(_ row: Row, in view: any TextInput) {
    let test = TestWindow([view])
    view.becomeFirstResponder()
    Keystrokes(row.keys).press(in: test.window)
    #expect(view.shownEdit.utf8.elementsEqual(row.result.utf8), "\(view.shownEdit) is not \(row.result)")
    let text = view.text
    while view.undo() {}
    #expect(view.text.isEmpty)
    while view.redo() {}
    #expect(view.text.utf8.elementsEqual(text.utf8) || row.keys.contains("<undo>"))
  }

  @Test(arguments: [
    Row("one two<selectLeft><selectLeft>", "one t|wo^"),
    Row("one two<selectLeft><selectLeft>x", "one tx|"),
    Row("one two<selectWordLeft><backspace>", "one |"),
    Row("one two<home><selectWordRight><forwardDelete>", "| two"),
    Row("one two<wordLeft><wordLeft>", "|one two"),
    Row("one two<home><wordRight>", "one| two"),
    Row("one two<home><wordRight><wordRight>", "one two|"),
    Row("one, two<deleteWordBackward>", "one, |"),
    Row("one, two<deleteWordBackward><deleteWordBackward>", "|"),
    Row("one, two<home><deleteWordForward>", "|, two"),
    Row("don't<deleteWordBackward>", "|"),
    Row("3.14 a.b<wordLeft><wordLeft><wordLeft>", "|3.14 a.b"),
    Row("abc<selectAll>", "^abc|"),
    Row("abc<selectAll><left>", "|abc"),
    Row("abc<selectAll><right>", "abc|"),
    Row("abc<selectAll><selectLeft>", "^ab|c"),
    Row("abc<left><selectHome><selectEnd>", "ab^c|"),
    Row("abc<selectTextStart>d", "d|"),
    Row("abc<selectAll><left><left>", "|abc"),
    Row("abc<home><right><selectRight><right>", "ab|c"),
    Row("abc<selectAll><cut>x<paste>", "xabc|"),
    Row("abc<selectLeft><copy><home><paste><paste>", "cc|abc"),
    Row("abc<selectAll><copy><end><selectLeft><paste>", "ababc|"),
  ]) func `Latin text in a field`(row: Row) {
    check(row, in: TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44)))
  }

  @Test(arguments: [
    Row("我喜欢鸭<left><selectLeft>", "我喜|欢^鸭"),
    Row("我喜欢 北京<deleteWordBackward>", "我喜欢 |"),
    Row("我喜欢abc<wordLeft>", "我喜欢|abc"),
    Row("カタカナひらがな<wordLeft>", "カタカナ|ひらがな"),
    Row("a👩‍👩‍👧‍👦b<left><selectLeft>", "a|👩‍👩‍👧‍👦^b"),
    Row("a👩‍👩‍👧‍👦b<left><backspace>", "a|b"),
    Row("🇩🇪🇫🇷<selectLeft>x", "🇩🇪x|"),
    Row("🇩🇪🇫🇷<home><selectRight>", "^🇩🇪|🇫🇷"),
    Row("e\u{301}x<left><selectLeft>", "|e\u{301}^x"),
    Row("ne\u{301}e<deleteWordBackward>", "|"),
    Row("👍🏽<selectAll><copy><end><paste>", "👍🏽👍🏽|"),
  ]) func `Chinese, Japanese, emoji and marks in a field`(row: Row) {
    check(row, in: TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44)))
  }

  // "abc אבג def" is shown as abc גבא def, "אבג abc" as abc גבא: the left arrow goes left in both.
  @Test(arguments: [
    Row("abc אבג def<left><left><left><left>", "abc אבג| def"),
    Row("abc אבג def<left><left><left><left><left>", "abc א|בג def"),
    Row("abc אבג def<home><right><right><right><right><right>", "abc אב|ג def"),
    Row("abc אבג def<home><right><right><right><right><right><right><right>", "abc אבג| def"),
    Row("abc אבג<selectLeft>", "abc א|בג^"),
    Row("אבג", "אבג|"),
    Row("אבג<left>", "אבג|"),
    Row("אבג<right>", "אב|ג"),
    Row("אבג<selectRight><selectRight>", "א|בג^"),
    Row("אבג<home>", "|אבג"),
    Row("אבג<home><left>", "א|בג"),
    Row("אבג<home><selectLeft><backspace>", "|בג"),
    Row("אבג<backspace>", "אב|"),
    Row("אבג דהו<wordRight>", "אבג |דהו"),
    Row("אבג דהו<home><wordLeft>", "אבג| דהו"),
    Row("אבג abc<end><left><left><left>", "אבג abc|"),
    Row("سلام ab<home><selectWordLeft>", "^سلام| ab"),
    Row("אבג<selectAll><left>", "אבג|"),
    Row("אבג<selectAll><right>", "|אבג"),
    Row("abc אבג<selectAll><cut><paste><selectWordLeft>", "abc |אבג^"),
  ]) func `text that runs both ways`(row: Row) {
    check(row, in: TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44)))
  }

  // Lines hold 20 letters of 8.5 points, or 10 ideographs.
  @Test(arguments: [
    Row("abcdef<enter>ab<enter>abcdef<left><up><up>", "abcde|f\nab\nabcdef"),
    Row("abcdef<enter>ab<enter>abcdef<left><selectUp><selectUp>", "abcde|f\nab\nabcde^f"),
    Row("ab<enter>cd<up><home><selectDown>", "^ab\n|cd"),
    Row("ab<enter>cd<textStart><selectTextEnd>", "^ab\ncd|"),
    Row("ab<enter>cd<selectHome>", "ab\n|cd^"),
    Row("ab<enter>cd<home><left>", "ab|\ncd"),
    Row("ab<enter>cd<up><end><right>", "ab\n|cd"),
    Row("ab<enter>cd<home><backspace>", "ab|cd"),
    Row("ab<enter>אבג<home><right>", "ab|\nאבג"),
    Row("ab<enter>אבג<up><end><right>", "ab\n|אבג"),
    Row("一二三四五六七八九十甲乙<up><end>", "一二三四五六七八九十|甲乙"),
    Row("一二三四五六七八九十甲乙<up><end><backspace>", "一二三四五六七八九|甲乙"),
    Row("一二三四五六七八九十甲乙<up><end><home>", "|一二三四五六七八九十甲乙"),
    Row("一二三四五六七八九十甲乙<up><end><down>", "一二三四五六七八九十甲乙|"),
    Row("一二三四五六七八九十甲乙<up><end><left>", "一二三四五六七八九|十甲乙"),
    Row("1<enter>2<enter>3<enter>4<enter>5<enter>6<pageUp>", "1\n2\n3|\n4\n5\n6"),
    Row("1<enter>2<enter>3<enter>4<enter>5<enter>6<pageUp><pageUp>", "1|\n2\n3\n4\n5\n6"),
    Row("1<enter>2<enter>3<enter>4<enter>5<enter>6<pageUp><pageUp><pageUp>", "|1\n2\n3\n4\n5\n6"),
    Row("1<enter>2<enter>3<enter>4<enter>5<textStart><selectPageDown>", "^1\n2\n3\n|4\n5"),
    Row("ab<enter>cd<enter>ef<selectPageUp><forwardDelete><undo>", "ab|\ncd\nef^"),
    Row("one<enter>two<enter><deleteWordBackward>", "one\n|"),
    Row("one<enter>two<up><end><deleteWordForward>", "one|"),
    Row("one<enter>two<selectTextStart><cut><paste><paste>", "one\ntwoone\ntwo|"),
    Row("一二三<enter>四<selectTextStart><backspace>", "|"),
    Row("我喜欢 北京<enter>xy<up><selectHome>", "|我^喜欢 北京\nxy"),
    Row("一二三四五六七八九十甲乙<home><selectUp>", "|一二三四五六七八九十^甲乙"),
    Row("👩‍👩‍👧‍👦a<enter>🇩🇪<selectUp>", "👩‍👩‍👧‍👦|a\n🇩🇪^"),
    Row("👍🏽<enter>e\u{301}<left><backspace>", "👍🏽|e\u{301}"),
    // Lines from right to left end at x = 170: their letters lie between 144.5 and there.
    Row("אבג<enter>abc<up><selectHome>", "|אבג^\nabc"),
    Row("abc<enter>אבג<selectUp>", "abc|\nאבג^"),
    Row("אבג<enter>דהו<home><selectUp>", "|אבג\n^דהו"),
    Row("אבג<enter>דהו<home><right>", "אבג|\nדהו"),
    Row("אבג<enter>דהו<up><end><left>", "אבג\n|דהו"),
    Row("שלום<enter>עולם<wordLeft>", "שלום\nעולם|"),
    Row("שלום<enter>עולם<wordRight><wordRight>", "|שלום\nעולם"),
    Row("سلام<enter>12<up><end><selectDown>", "سلام^\n12|"),
  ]) func `many lines in a text view`(row: Row) {
    // 90 points show 4 lines of 20.4 less the insets: a page is 3.
    check(row, in: TextView(frame: CGRect(x: 0, y: 0, width: 198, height: 106)))
  }

  @Test(arguments: [
    Row("ab cd<undo>", "ab |"),
    Row("ab cd<undo><undo>", "|"),
    Row("ab cd<undo><undo><undo><redo>", "ab |"),
    Row("ab cd<undo><undo><redo><redo><redo>", "ab cd|"),
    Row("ab<left>c<undo>", "a|b"),
    Row("ab<left>c<undo><undo>", "|"),
    Row("ab<backspace><backspace><undo>", "a|"),
    Row("ab<selectAll>c<undo>", "^ab|"),
    Row("ab<selectAll>cd<undo>", "^ab|"),
    Row("ab<selectAll>cd<undo><redo>", "cd|"),
    Row("ab<selectAll><cut><paste><paste><undo>", "ab|"),
    Row("ab<undo>c<redo>", "c|"),
    Row("one two<deleteWordBackward><undo>", "one two|"),
    Row("abc<home><forwardDelete><undo>", "|abc"),
  ]) func `undo and redo`(row: Row) { check(row, in: TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44))) }

  @Test(arguments: [
    Row("我喜欢<undo>", "|"),
    Row("我 喜欢<undo>", "我 |"),
    Row("我喜欢<deleteWordBackward><undo>", "我喜欢|"),
    Row("我喜欢<selectLeft><selectLeft>x<undo>", "我|喜欢^"),
    Row("我喜欢<selectLeft><cut><paste><undo><undo><redo>", "我喜|"),
    Row("שלום abc<undo>", "שלום |"),
    Row("אבג<right>ד<undo>", "אב|ג"),
    Row("אבג<right>ד<undo><undo>", "|"),
    Row("אבג<right>ד<undo><redo>", "אבד|ג"),
    // The end is shown at the right, the places before ב and ג are at its left.
    Row("abc אבג<selectLeft><selectLeft><cut><undo>", "abc אב|ג^"),
    Row("سلام ab<home><deleteWordForward><undo>", "|سلام ab"),
    Row("a👩‍👩‍👧‍👦<backspace><undo>", "a👩‍👩‍👧‍👦|"),
    Row("🇩🇪🇫🇷<home><forwardDelete><undo>", "|🇩🇪🇫🇷"),
    Row("e\u{301}x<left><backspace><undo>", "e\u{301}|x"),
    Row("👍🏽<selectAll>字<undo>", "^👍🏽|"),
    Row("👍🏽<selectAll>字<undo><redo>", "字|"),
    Row("🇩🇪<left>x<backspace><undo><undo><undo>", "|"),
  ]) func `undo and redo in every script`(row: Row) {
    check(row, in: TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44)))
  }

  @Test(arguments: [
    Row("abcd<backspace>ef", "abe|"),
    Row("ab<selectAll>cdef", "cde|"),
    Row("ab<selectAll><copy><end><paste>", "aba|"),
    Row("abc<left><selectLeft>字", "a字|c"),
    Row("👩‍👩‍👧‍👦🇩🇪字x", "👩‍👩‍👧‍👦🇩🇪字|"),
    Row("👩‍👩‍👧‍👦🇩🇪字x<undo>", "|"),
    Row("אבגד<home>ה", "|אבג"),
    Row("e\u{301}e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}|"),
    Row("abc<backspace>d<undo><undo>", "abc|"),
  ]) func `no more than three characters`(row: Row) {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 198, height: 106))
    (field.maximumLength, view.maximumLength) = (3, 3)
    check(row, in: field)
    check(row, in: view)
  }

  @Test(arguments: [
    Row("one two<wordLeft>", "|one two"),
    Row("one two<home><selectWordRight><copy>x", "x|"),
    Row("one two<deleteWordBackward>", "|"),
    Row("one two<selectAll><copy><end><paste>", "one two|"),
    Row("one two<selectAll><cut>", "^one two|"),
    Row("one two<deleteWordBackward><undo>", "one two|"),
    Row("one two<home><deleteWordForward>", "|"),
    Row("one two<undo>", "one |"),
    Row("one two<undo><undo><redo><redo>", "one two|"),
    Row("ab cd<wordLeft><selectWordRight>", "^ab cd|"),
    Row("ab<up>c<down>d", "cabd|"),
    Row("a👩‍👩‍👧‍👦b<left><selectLeft>x", "ax|b"),
    Row("我喜欢<selectHome><backspace><undo>", "|我喜欢^"),
    // Bullets run to the right whatever they stand for.
    Row("שלום<left>x", "שלוx|ם"),
  ]) func `a secure field gives nothing away`(row: Row) {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    field.isSecure = true
    check(row, in: field)
  }
}
