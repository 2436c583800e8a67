import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

/// What facts say of the kinds of screens in CASES.md: tables, what scrolls sideways, what is laid over a window.
@MainActor
struct ScreenFactsTests {
  private let form = Form()

  private final class Rows: TableDataSource {
    func tableView(_ table: TableView, rowsInSection section: Int) -> Int { 1000 }
    func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow {
      let field = TextField()
      field.id = "row-\(index.row)"
      field.fixedHeight = 50
      return TableRow(kind: "\(index.row)", content: field)
    }
  }

  /// A row of 50 points begins at 91 + 50 n of the window; an offset of the table is no part of it.
  @Test(arguments: [CGFloat(0), 120]) func `a table says so, and where the row before the focused one ends`(
    offset: CGFloat
  ) throws {
    let (table, rows) = (TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 753)), Rows())
    table.estimatedRowHeight = 50
    form.controller.content.addSubview(table)
    table.dataSource = rows
    form.window.layOut()
    table.setContentOffset(CGPoint(x: 0, y: offset))
    form.window.layOut()
    form.focus(try #require(form.window.descendant(named: "row-4")))
    let region = try #require(form.facts().regions.first)
    #expect(region.kind == .table)
    #expect(region.previousRowBottom == 291)
    table.setContentOffset(.zero)
    form.focus(try #require(form.window.descendant(named: "row-0")))
    #expect(try form.facts().regions.first?.previousRowBottom == nil)
  }

  /// CASES.md A12, C19, X57: the nearest scroll view that is able to move along y.
  @Test(arguments: [true, false]) func `a pager or a strip is no region, what is around it is`(isPager: Bool) throws {
    let strip = isPager ? PagerView([View(), View()]) : ScrollView()
    strip.frame = CGRect(x: 0, y: 600, width: 390, height: 120)
    let field = TextField(frame: CGRect(x: 16, y: 40, width: 100, height: 44))
    strip.addSubview(field)
    form.page.addSubview(strip)
    if !isPager { strip.contentSize = CGSize(width: 900, height: 120) }
    form.window.layOut()
    form.focus(field)
    #expect(try form.facts().regions.map(\.id) == [form.scroll.identity])
    #expect(strip.contentOffset.y == 0 && strip.avoidanceInset == nil)
    #expect(field.frameInWindow().maxY == 503)
  }

  // MARK: Laid over the window

  private func screen(with field: TextField) -> ViewController {
    let controller = ViewController()
    controller.contentGoesUnderStatusBar = false
    controller.content.addSubview(field)
    return controller
  }

  /// CASES.md H13: in its own panel the content would be cut. The sheet's top is at 844 − 34 − 200 = 610.
  @Test func `a low sheet rises as a whole, up to the status bar, and the presenter stays`() throws {
    form.window.safeArea = EdgeInsets(top: 47, bottom: 34)
    let field = TextField(frame: CGRect(x: 16, y: 60, width: 300, height: 44))
    let sheet = screen(with: field)
    let presentation = try #require(
      form.controller.present(sheet, style: .sheet(SheetStyle(detents: [.fixed(200), .large])), animated: false))
    let panel = try #require(presentation.risingPanel)
    #expect(panel.frame.minY == 610)
    form.focus(field)
    let facts = try form.facts()
    #expect(facts.topLimit == 47)
    #expect(facts.root.frame.minY == 610)
    // 610 + 16 + 60 + 44 = 730, brought to 503.
    #expect(field.frameInWindow().maxY == 503)
    #expect(panel.frameInWindow().minY == 383)
    #expect(sheet.content.frameInWindow().minY - panel.frameInWindow().minY == 16)
    #expect(form.controller.content.frameInWindow().minY == 91)
    form.endEditing()
    #expect(panel.frameInWindow().minY == 610)
  }

  /// CASES.md X36: there is no room above it, so what is in it moves, under the sheet's own top.
  @Test func `a sheet at full height stays, and its content moves`() throws {
    form.window.safeArea = EdgeInsets(top: 47, bottom: 34)
    let field = TextField(frame: CGRect(x: 16, y: 600, width: 300, height: 44))
    let sheet = screen(with: field)
    let presentation = try #require(form.controller.present(sheet, style: .card, animated: false))
    #expect(presentation.risingPanel == nil)
    form.focus(field)
    #expect(try form.facts().topLimit == 73)
    #expect(field.frameInWindow().maxY == 503)
    #expect(presentation.panelFrame.minY == 57)
  }

  /// CASES.md H9, H11, H12: nobody adds to it.
  @Test(arguments: [PresentationStyle.alert, .popover(from: CGRect(x: 100, y: 700, width: 100, height: 40))])
  func `what avoids the keyboard by itself is told so`(style: PresentationStyle) throws {
    let field = TextField(frame: CGRect(x: 16, y: 60, width: 200, height: 44))
    form.controller.present(screen(with: field), style: style, animated: false)
    form.focus(field)
    let facts = try form.facts()
    #expect(facts.root.avoidsByItself)
    #expect(form.avoider.plan?.lift ?? 0 == 0)
  }

  @Test func `a screen that does not is not, and only an alert's field is in an alert`() throws {
    form.focus(form.fields[0])
    #expect(try !form.facts().root.avoidsByItself && !form.facts().focus.isInAlert)
    let alert = AlertController("Rename")
    let field = alert.addField("", placeholder: "Name")
    form.controller.present(alert, style: .alert, animated: false)
    form.focus(field)
    #expect(try form.facts().root.avoidsByItself && form.facts().focus.isInAlert)
  }
}
