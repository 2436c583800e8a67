import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Recording
import Scenarios
import Staging

/// What can be measured without a window: painting, typing, filming, planning.
struct HeadlessBench {
  let workshop: Workshop

  func rows() throws -> [BenchRow] {
    var rows: [BenchRow] = []
    rows.append(try repaint(scale: 1, budget: 1))
    rows.append(try repaint(scale: 2, budget: 2))
    rows.append(try slidePictures())
    rows.append(try slideFrame(scale: 1))
    rows.append(try slideFrame(scale: 2))
    rows.append(try typing())
    rows += try filming()
    rows.append(try scriptedRun())
    rows += try PlanBench(workshop: workshop).rows()
    return rows
  }

  private func form(scale: Int) throws -> (Stage, FramePainter, PixelBuffer) {
    let scenario = try workshop.scenario(toShow: "long-form")
    let renderer = CairoRenderer(scale: scale, fonts: workshop.fonts)
    let stage = workshop.stage(scenario, strategy: nil, renderer: renderer)
    let size = scenario.device.size
    let buffer = PixelBuffer(size: PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale))
    return (stage, FramePainter(renderer: renderer), buffer)
  }

  private func focusLowField(_ stage: Stage, at time: TimeInterval = 0) throws {
    let tap = Step(.tapOn(.point(CGPoint(x: 195, y: 773))), at: time)
    try ScriptPlayer([tap], on: stage, file: "bench").advance(to: time + 0.1)
    if time == 0 { stage.advance(to: 1.5) }
  }

  private func repaint(scale: Int, budget: Double) throws -> BenchRow {
    let (stage, painter, buffer) = try form(scale: scale)
    try focusLowField(stage)
    let time = Stopwatch.medianMilliseconds(101) {
      painter.forget()
      painter.renderer.forgetLayers()
    } _: {
      painter.paint(stage.window.makeDisplayList(), into: buffer)
    }
    return BenchRow("full repaint of the long form, layers cold, \(scale)×", time, "ms", budget: budget)
  }

  /// A slide in and out: how many kept pictures are painted anew in it. None.
  private func slidePictures() throws -> BenchRow {
    let (stage, painter, buffer) = try form(scale: 1)
    try focusLowField(stage)
    painter.paint(stage.window.makeDisplayList(), into: buffer)
    stage.perform(.escape, at: 2)
    let before = painter.renderer.statistics
    var frames = 0
    for frame in 0..<36 {
      stage.advance(to: 2 + Double(frame + 1) / 60)
      guard stage.window.needsDisplay else { continue }
      painter.paint(stage.window.makeDisplayList(), into: buffer)
      frames += 1
    }
    let painted = painter.renderer.statistics.layersPainted - before.layersPainted
    let reused = painter.renderer.statistics.layersReused - before.layersReused
    let updated = painter.renderer.statistics.layersUpdated - before.layersUpdated
    return BenchRow(
      "pictures painted anew in a slide of \(frames) frames", Double(painted), "layers", budget: 0,
      note: "\(reused) shown from what was kept, \(updated) updated in part: the field that lost its focus ring")
  }

  /// The program's own part of a slide's frame: time, display list, paint; without window and X server.
  private func slideFrame(scale: Int) throws -> BenchRow {
    let (stage, painter, buffer) = try form(scale: scale)
    try focusLowField(stage)
    painter.paint(stage.window.makeDisplayList(), into: buffer)
    var time = 2.0
    var isUp = true
    var left = 0
    let milliseconds = try Stopwatch.medianMilliseconds(301) {
      if left == 0 {
        if isUp { stage.perform(.escape, at: time) } else { try focusLowField(stage, at: time) }
        isUp.toggle()
        painter.paint(stage.window.makeDisplayList(), into: buffer)
        left = 25
        time = stage.time
      }
      left -= 1
      time += 1 / 60
    } _: {
      stage.advance(to: time)
      painter.paint(stage.window.makeDisplayList(), into: buffer)
    }
    return BenchRow("slide frame, without window and X server, \(scale)×", milliseconds, "ms")
  }

  private func typing() throws -> BenchRow {
    let (stage, painter, buffer) = try form(scale: 1)
    try focusLowField(stage)
    painter.paint(stage.window.makeDisplayList(), into: buffer)
    var time = 2.0
    let milliseconds = Stopwatch.medianMilliseconds(101) {
      time += 0.05
    } _: {
      stage.perform(.text("e"), at: time)
      painter.paint(stage.window.makeDisplayList(), into: buffer)
    }
    return BenchRow("a typed character, to its pixels", milliseconds, "ms", budget: 0.4)
  }

  private func filming() throws -> [BenchRow] {
    let scenario = try workshop.library.loadScenario("tour")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-bench-\(getpid()).webp")
    defer { try? FileManager.default.removeItem(at: file) }
    return try [(WebPAnimationEncoder.Effort.fast, "fast", 6.0), (.small, "small", 3.0)].map { effort, name, budget in
      let recorder = workshop.recorder(scale: 1)
      var length = 0.0
      let seconds = try Stopwatch.seconds {
        length = try recorder.record(
          Recorder.Request(scenario: scenario, file: "tour", effort: effort, outputs: [file])
        ).duration
      }
      let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
      return BenchRow(
        "record to WebP at 60 frames/s, \(name)", length / seconds, "×", budget: budget, rule: .atLeast,
        note: "\(size / 1024) KB for \(Int(length)) s")
    }
  }

  private func scriptedRun() throws -> BenchRow {
    let scenario = try workshop.library.loadScenario("tour")
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    var length = 0.0
    let times = try (0..<5).map { _ in
      try Stopwatch.seconds {
        let stage = workshop.stage(scenario, strategy: nil, renderer: renderer)
        let player = ScriptPlayer(scenario.script, on: stage, file: "tour")
        var frame = 0.0
        while !player.isFinished {
          frame += 1
          try player.advance(to: frame / 60)
        }
        length = player.end
      }
    }
    return BenchRow(
      "scripted run without pixels, a turn a frame", length / (times.sorted()[2]), "×", budget: 1000, rule: .atLeast)
  }
}
