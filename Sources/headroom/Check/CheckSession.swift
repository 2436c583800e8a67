import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Scenarios

/// Plays cases in this process.
struct CheckSession {
  let workshop: Workshop
  let plan: CheckPlan
  private let runner: CheckRunner

  init(_ workshop: Workshop, _ plan: CheckPlan) {
    self.workshop = workshop
    self.plan = plan
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    runner = CheckRunner { workshop.stage($0, strategy: $1, renderer: renderer) }
  }

  /// Plays each case with every strategy; told how far along it is, 0 to 1.
  func report(on items: [CaseFiles.Item], progress: (Double) -> Void) -> CheckReport {
    var report = CheckReport(program: Program.version, strategies: plan.strategies)
    for (index, item) in items.enumerated() {
      play(item, into: &report)
      progress(Double(index + 1) / Double(items.count))
    }
    report.sort()
    return report
  }

  private func play(_ item: CaseFiles.Item, into report: inout CheckReport) {
    do {
      let scenario = try workshop.library.loadScenario(item.source)
      var entry = CheckReport.Case(
        item.name, file: item.file, title: scenario.title, held: plan.held ?? scenario.held,
        symptomIn: scenario.symptomIn)
      entry.symptomIn.removeAll(where: entry.held.contains)
      entry.source = scenario.source
      entry.note = scenario.note
      report.cases.append(entry)
      let proofs = plan.isNamed ? [] : entry.symptomIn.filter { !plan.strategies.contains($0) }
      for strategy in plan.strategies + proofs {
        var run = CheckRun(item.name, strategy: strategy)
        let seconds = Stopwatch.seconds {
          run = runner.run(scenario, named: item.name, file: item.file, strategy: strategy)
        }
        run.wallSeconds = seconds
        report.runs.append(run)
      }
    } catch {
      var entry = CheckReport.Case(item.name, file: item.file, title: item.name)
      var said = error
      if said.file == item.source { said.file = item.file }
      entry.error = said.description
      report.cases.append(entry)
    }
  }
}
