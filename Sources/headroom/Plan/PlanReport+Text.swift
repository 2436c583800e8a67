import Foundation
import KeyboardAvoidance
import Scenarios

extension PlanReport {
  /// A title, a row for each thing that has a place, then the reasons.
  var lines: [String] {
    let title = file.title.isEmpty ? strategy : "\(strategy): \(file.title)"
    guard let plan else { return [title.printable(), "  leaves everything as it is"] }
    var rows = [(plan.mover == .window ? "window" : "root", rootText(plan))]
    rows += file.facts.regions.sorted { $0.id < $1.id }.map { region in
      let planned = plan.regions.first { $0.id == region.id }
      return (regionName(region.id), planned.map { text($0, before: region) } ?? "left alone")
    }
    rows += plan.bars.map { (barName($0.id), "lifted by \(Self.points($0.lift)) pt") }
    if let frame = plan.keyboardFrame {
      rows.append(("keyboard", "goes to x \(Self.points(frame.minX)), y \(Self.points(frame.minY))"))
    }
    rows += plan.unsatisfied.map { one in
      let index = one.level.index.map { " \($0)" } ?? ""
      return (
        "unsatisfied", one.level.word + (name(of: one.level).map { " \($0)" } ?? index) + ": \(one.bound.rawValue)"
      )
    }
    for (index, reason) in plan.reasons.enumerated() { rows.append((index == 0 ? "why" : "", sentence(reason))) }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
    return ([title] + lines).map { $0.printable() }
  }

  private func rootText(_ plan: AvoidancePlan) -> String {
    let root = file.facts.root
    var text = "lift \(Self.points(plan.lift)) pt" + Self.change(plan.lift, from: root.lift)
    if plan.lift != 0, plan.mechanism == .frame { text += " by its frame" }
    if plan.bottomPadding != 0 || root.bottomPadding != 0 {
      let change = Self.change(plan.bottomPadding, from: root.bottomPadding)
      text += ", bottom padding \(Self.points(plan.bottomPadding)) pt" + change
    }
    return text
  }

  private func text(_ planned: AvoidancePlan.Region, before region: ScrollRegion) -> String {
    let offset =
      planned.offset.map { "offset \(Self.points($0)) pt" + Self.change($0, from: region.offset) }
      ?? "offset left to the hand"
    return offset + ", insets top \(Self.points(planned.topInset))"
      + Self.change(planned.topInset, from: region.topInset)
      + ", bottom \(Self.points(planned.bottomInset))" + Self.change(planned.bottomInset, from: region.bottomInset)
  }

  /// What a value differs by from the file's, in brackets; nothing if it is the same.
  private static func change(_ value: CGFloat, from before: CGFloat) -> String {
    let change = (value - before).thousandths
    return change == 0 ? "" : " (\(change > 0 ? "+" : "−")\(points(abs(change))))"
  }

  private static func points(_ value: CGFloat) -> String {
    let value = value.thousandths
    let digits = value == value.rounded() ? String(Int(abs(value))) : String(abs(value))
    return (value < 0 ? "−" : "") + digits
  }
}
