import AvoidingViews
import CairoRendering
import Foundation
import HeadroomApp
import KeyboardAvoidance
import Scenarios
import ViewTree

/// What a plan costs: by every strategy from the same facts, and in a window full of other fields.
struct PlanBench {
  let workshop: Workshop

  func rows() throws -> [BenchRow] { try strategies() + crowds() }

  /// A field ten scroll regions deep, covered by the keyboard.
  private func strategies() throws -> [BenchRow] {
    let path = workshop.assets.directory.appendingPathComponent("facts/deep.yaml").path
    let file = try FactsFile(path: path)
    let allocations = try allocations(path)
    return StrategyCatalog.all.compactMap { kind in
      guard let (work, isFirst) = Self.answer(in: file.rehearsal(of: kind)) else { return nil }
      let name = kind.descriptor.name
      let notes = [allocations[name].map { "\($0) allocations" }, isFirst ? "first answer; a second is none" : nil]
      return BenchRow(
        "plan, field 10 levels deep, \(name)", Self.microseconds([work], rounds: 2000)[0], "µs",
        budget: kind == HeadroomStrategy.self ? 2 : nil, note: notes.compactMap { $0 }.joined(separator: "; "))
    }
  }

  /// What makes a strategy answer the last event of a rehearsal again; or the first time, with the copy that needs, if
  /// it has nothing to say the second time. Nil if it has been told nothing.
  private static func answer(in rehearsal: FactsRehearsal) -> (work: () -> Void, isFirst: Bool)? {
    guard let told = rehearsal.told else { return nil }
    var strategy = rehearsal.strategy
    if strategy.respond(to: told.event, facts: told.facts) != nil {
      return ({ _ = strategy.respond(to: told.event, facts: told.facts) }, false)
    }
    let work = {
      var fresh = told.before
      _ = fresh.respond(to: told.event, facts: told.facts)
    }
    return (work, true)
  }

  /// The allocations of a plan by strategy, from a program of its own; none where it is not beside this one.
  private func allocations(_ facts: String) throws -> [String: Int] {
    let tool = BenchServer.program.deletingLastPathComponent().appendingPathComponent("headroom-allocations")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return [:] }
    let (process, output) = (Process(), Pipe())
    process.executableURL = tool
    process.arguments = [facts]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var counts: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { counts[String(words[0])] = Int(words[1]) }
    }
    return counts
  }

  /// Facts read off a view tree and planned from, beside few and many other fields: the costs must be the same.
  private func crowds() throws -> [BenchRow] {
    let counts = [10, 100_000]
    let turns = try counts.map(turn)
    let times = Self.microseconds(turns, rounds: 200)
    return zip(counts, times).map { BenchRow("facts and plan beside \($0) other fields", $1, "µs") }
      + [BenchRow("the same, 100000 against 10 fields", times[1] / times[0], "×", budget: 1.25)]
  }

  /// What makes facts and plan for a field ten scroll views deep, beside so many others.
  private func turn(beside count: Int) throws -> () -> Void {
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    let size = CGSize(width: 390, height: 844)
    let window = Window(size: size, textEngine: renderer.textEngine)
    let controller = ViewController(size: size, safeArea: EdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    window.setRootController(controller)
    let avoider = KeyboardAvoider(window: window)
    var parent: View = controller.content
    for level in 0..<10 {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 1, width: 390, height: 753 - CGFloat(level)))
      scroll.contentSize = CGSize(width: 390, height: 760)
      parent.addSubview(scroll)
      parent = scroll
    }
    (parent as? ScrollView)?.contentSize.height = 751 + 60 * CGFloat(count + 1)
    let fields = (0...count).map { index in
      TextField(frame: CGRect(x: 16, y: 651 + 60 * CGFloat(index), width: 358, height: 44))
    }
    for field in fields { parent.addSubview(field) }
    var keyboard = KeyboardModel(window: size)
    fields[0].becomeFirstResponder()
    avoider.receive(keyboard.show(height: 331, at: 0))
    guard let facts = avoider.facts(), facts.regions.count == 10 else {
      throw Failure(.failedOutside, "the field is not ten scroll views deep")
    }
    let event = AvoidanceEvent.keyboard(keyboard.show(height: 331, at: 0))
    var strategy = HeadroomStrategy()
    _ = strategy.respond(to: .focused, facts: facts)
    return {
      // Observers are held weakly; the window is, too, by its avoider.
      guard window.firstResponder != nil, let facts = avoider.facts() else { return }
      _ = strategy.respond(to: event, facts: facts)
    }
  }

  /// The medians of pieces of work, in microseconds of this thread: in turns, so that a change of the processor's speed
  /// meets all of them, and not counting what other programs take.
  private static func microseconds(_ work: [() -> Void], rounds: Int) -> [Double] {
    var times = [[Double]](repeating: [], count: work.count)
    for _ in 0..<11 {
      for (index, work) in work.enumerated() {
        times[index].append(Stopwatch.cpuSeconds { for _ in 0..<rounds { work() } } * 1e6 / Double(rounds))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}
