import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Scenarios
import Tracing

/// Plays a sweep in this process.
struct SweepSession {
  private let plan: CheckPlan
  private let runner: CheckRunner
  private let sweep: Sweep
  private let files: CheckFiles?

  /// A session that leaves the files of each item in a folder, if there is one.
  init(_ workshop: Workshop, _ plan: CheckPlan, files: CheckFiles?) {
    self.plan = plan
    self.files = files
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    runner = CheckRunner { workshop.stage($0, strategy: $1, renderer: renderer) }
    sweep = Sweep { workshop.stage($0, strategy: nil, renderer: renderer) }
  }

  /// Plays all of each item with every strategy; told how far along it is, 0 to 1.
  func report(on items: [SweepItems.Item], progress: (Double) -> Void) throws -> CheckReport {
    var report = CheckReport(program: Program.version, strategies: plan.strategies)
    for (index, item) in items.enumerated() {
      let plays = item.plays(sweep)
      if !plays.isEmpty {
        let held = plan.held ?? Scenario.usuallyHeld
        report.cases.append(CheckReport.Case(item.name, file: item.scenario.scene.name, title: item.title, held: held))
        for strategy in plan.strategies {
          report.runs.append(try play(plays, of: item, strategy, isHeld: held.contains(strategy)))
        }
      }
      progress(Double(index + 1) / Double(items.count))
    }
    report.sort()
    return report
  }

  private func play(
    _ plays: [Scenario], of item: SweepItems.Item, _ strategy: String, isHeld: Bool
  ) throws -> CheckRun {
    var runs: [CheckRun] = []
    // What is shown of the item: the first play that falls short, or else the first.
    var shown: (run: CheckRun, trace: Trace, scenario: Scenario)?
    for scenario in plays {
      var played: (run: CheckRun, trace: Trace)?
      let seconds = Stopwatch.seconds {
        played = runner.play(scenario, named: scenario.name, file: scenario.name + ".yaml", strategy: strategy)
      }
      guard var run = played?.run, let trace = played?.trace else { continue }
      run.wallSeconds = seconds
      runs.append(run)
      if !run.passes { try files?.write(scenario, of: item.name) }
      if shown == nil || !run.passes && shown?.run.passes == true { shown = (run, trace, scenario) }
    }
    if var shown {
      shown.run.name = item.name
      try files?.write(shown.run, shown.trace, of: shown.scenario, isHeld: isHeld)
    }
    return CheckRun(item.name, strategy: strategy, merging: runs)
  }
}
