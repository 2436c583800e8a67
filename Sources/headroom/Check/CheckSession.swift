import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Scenarios
import Tracing

/// Plays cases in this process.
struct CheckSession {
  let workshop: Workshop
  let plan: CheckPlan
  private let runner: CheckRunner
  private let files: CheckFiles?

  /// A session that leaves each run's files in a folder, if there is one.
  init(_ workshop: Workshop, _ plan: CheckPlan, files: CheckFiles?) {
    self.workshop = workshop
    self.plan = plan
    self.files = files
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    runner = CheckRunner { workshop.stage($0, strategy: $1, renderer: renderer) }
  }

  /// Plays each case with every strategy; told how far along it is, 0 to 1.
  func report(on items: [CaseFiles.Item], progress: (Double) -> Void) throws -> CheckReport {
    var report = CheckReport(program: Program.version, strategies: plan.strategies)
    for (index, item) in items.enumerated() {
      try play(item, into: &report)
      progress(Double(index + 1) / Double(items.count))
    }
    report.sort()
    return report
  }

  private func play(_ item: CaseFiles.Item, into report: inout CheckReport) throws {
    guard let (scenario, entry) = load(item, into: &report) else { return }
    let proofs = plan.isNamed ? [] : entry.symptomIn.filter { !plan.strategies.contains($0) }
    for strategy in plan.strategies + proofs {
      var played: (run: CheckRun, trace: Trace)?
      let seconds = Stopwatch.seconds {
        played = runner.play(scenario, named: item.name, file: item.file, strategy: strategy)
      }
      guard var run = played?.run, let trace = played?.trace else { continue }
      run.wallSeconds = seconds
      report.runs.append(run)
      try files?.write(run, trace, of: scenario, isHeld: entry.held.contains(strategy))
    }
  }

  /// The scenario of a case, which is noted in the report; nil = the file is none, which is noted too.
  private func load(_ item: CaseFiles.Item, into report: inout CheckReport) -> (Scenario, CheckReport.Case)? {
    do {
      let scenario = try workshop.library.loadScenario(item.source)
      var entry = CheckReport.Case(
        item.name, file: item.file, title: scenario.title, held: plan.held ?? scenario.held,
        symptomIn: scenario.symptomIn)
      entry.symptomIn.removeAll(where: entry.held.contains)
      entry.source = scenario.source
      entry.note = scenario.note
      report.cases.append(entry)
      return (scenario, entry)
    } catch {
      var entry = CheckReport.Case(item.name, file: item.file, title: item.name)
      var said = error
      if said.file == item.source { said.file = item.file }
      entry.error = said.description
      report.cases.append(entry)
      return nil
    }
  }
}
