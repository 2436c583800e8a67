import CairoRendering
import Foundation
import HeadroomApp
import Scenarios
import Staging
import X11Hosting

/// What is measured in a real window on an X server, with real clicks: this program, started as anybody would.
struct WindowBench {
  let workshop: Workshop
  let server: BenchServer

  func rows() throws -> [BenchRow] {
    try start() + slide(scale: 1, budget: 0.3) + slide(scale: 2, budget: 0.8) + click() + memoryAndIdle()
  }

  private func program() -> Process {
    server.process(BenchServer.program, ["run", "long-form", "--scale", "1"])
  }

  /// The program in a window of its own, found by a probe.
  private func launch() throws -> (Process, BenchProbe) {
    let (process, probe) = (program(), try server.probe())
    try process.run()
    try probe.ask("wait-window Headroom 5000")
    return (process, probe)
  }

  private func close(_ process: Process, _ probe: BenchProbe) throws {
    try probe.ask("close")
    process.waitUntilExit()
  }

  private func settle(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// From the start of the process to its first pixels on the screen.
  private func start() throws -> [BenchRow] {
    var times: [Double] = []
    for _ in 0..<8 {
      let (process, probe) = (program(), try server.probe())
      try probe.send("first-change 5000")
      let start = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
      try process.run()
      let answer = try probe.answer(to: "first-change").split(separator: " ").compactMap { Double($0) }
      if let end = answer.last { times.append((end - start) * 1000) }
      try probe.ask("wait-window Headroom 5000")
      try close(process, probe)
    }
    // The first start warms the caches.
    let warm = times.dropFirst().sorted()
    return [BenchRow("start to first changed pixel, warm", warm[warm.count / 2], "ms", budget: 60)]
  }

  /// Slides in and out, in this process, so that frames and painted pictures can be counted.
  private func slide(scale: Int, budget: Double) throws -> [BenchRow] {
    let scenario = try workshop.scenario(toShow: "long-form")
    let size = scenario.device.size
    let host = try X11Host(
      title: "Headroom bench", width: Int(size.width), height: Int(size.height), scale: scale, display: server.display)
    let renderer = CairoRenderer(scale: scale, fonts: workshop.fonts)
    let options = Playground.Options(scenario: scenario, file: "long-form")
    let playground = Playground(options, host: host, workshop: workshop) { scenario, strategy, theme in
      workshop.stage(scenario, strategy: strategy, theme: theme, renderer: renderer)
    }
    let loop = FrameLoop(host: host, painter: FramePainter(renderer: renderer))
    func run(for seconds: Double) {
      let end = host.now + seconds
      while host.now < end {
        loop.turn(playground)
        host.wait(until: min(end, loop.deadline(for: playground) ?? end))
      }
    }
    let probe = try server.probe()
    func ask(_ command: String) throws {
      try probe.send(command)
      while !probe.hasAnswer { run(for: 0.005) }
      _ = try probe.answer(to: command)
    }
    run(for: 0.2)
    try ask("wait-window Headroom 5000")
    let field = (x: 195 * scale, y: 773 * scale)
    var (program, xserver, frames, painted, late) = (0.0, 0.0, 0, 0, 0)
    for round in 0..<11 {
      try ask("click \(field.x) \(field.y)")
      run(for: 0.7)
      try ask("key Escape")
      // Counted from the key on: the slide out, which needs no new picture but that of the field without its ring.
      let before = (loop.frames, renderer.statistics.layersPainted, loop.lateFrames)
      let cpu = (
        Stopwatch.cpuMilliseconds(ofProcess: getpid()) ?? 0, Stopwatch.cpuMilliseconds(ofProcess: server.processID) ?? 0
      )
      run(for: 0.7)
      guard round > 0 else { continue }
      program += (Stopwatch.cpuMilliseconds(ofProcess: getpid()) ?? 0) - cpu.0
      xserver += (Stopwatch.cpuMilliseconds(ofProcess: server.processID) ?? 0) - cpu.1
      frames += loop.frames - before.0
      painted += renderer.statistics.layersPainted - before.1
      late += loop.lateFrames - before.2
    }
    let share = { (sum: Double) in String(format: "%.3f", sum / Double(max(1, frames))) }
    return [
      BenchRow(
        "slide frame, program + X server, \(scale)×", (program + xserver) / Double(max(1, frames)), "ms",
        budget: budget,
        note: "\(share(program)) + \(share(xserver)); \(frames) frames, \(painted) layers painted"),
      BenchRow("late frames in ten slides at 60 Hz, \(scale)×", Double(late), "frames", budget: 0),
    ]
  }

  private func click() throws -> [BenchRow] {
    let (process, probe) = try launch()
    var times: [Double] = []
    for round in 0..<40 {
      // Two fields in turn that are both in sight with the keyboard up, so that the first change is the focus ring.
      let y = round % 2 == 0 ? 149 : 227
      let answer = try probe.ask("click-latency 195 \(y) 1000")
      if let time = Double(answer.split(separator: " ").first ?? "") { times.append(time) }
      settle(0.7)
    }
    try close(process, probe)
    times.sort()
    guard !times.isEmpty else { throw Failure(.failedOutside, "no click was answered by a change of pixels") }
    let p95 = times[min(times.count - 1, Int((Double(times.count) * 0.95).rounded(.up)) - 1)]
    return [
      BenchRow(
        "click to first changed pixel, p95", p95, "ms", budget: 4,
        note: "median \(String(format: "%.2f", times[times.count / 2]))")
    ]
  }

  private func memoryAndIdle() throws -> [BenchRow] {
    let (process, probe) = try launch()
    settle(0.5)
    guard let memory = Stopwatch.megabytes(ofProcess: process.processIdentifier) else {
      throw Failure(.failedOutside, "the program went away while it was measured")
    }
    try probe.ask("click 195 149")
    settle(1)
    let before = Stopwatch.cpuMilliseconds(ofProcess: process.processIdentifier) ?? 0
    settle(10)
    let idle = (Stopwatch.cpuMilliseconds(ofProcess: process.processIdentifier) ?? 0) - before
    try close(process, probe)
    return [
      // This bench maps the same files, which halves the program's share of them: the resident number is the honest one.
      BenchRow(
        "memory, window open, 1×", memory.resident, "MB", budget: 35,
        note: "resident; proportional beside this bench \(String(format: "%.1f", memory.proportional))"),
      BenchRow("ten idle seconds, keyboard up, caret blinking", idle, "ms CPU", budget: 10),
    ]
  }
}
