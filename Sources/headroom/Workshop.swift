import CairoRendering
import Foundation
import HeadroomApp
import KeyboardAvoidance
import Pixels
import Recording
import Scenarios
import Staging

/// What every command that shows or films something needs: assets, fonts, keyboard, scenarios.
struct Workshop {
  let assets: Assets
  let fonts: FontSetup
  let layout: KeyboardLayout
  let library: ScenarioLibrary

  /// Finds it all, or says what the machine lacks.
  init() throws {
    assets = try Assets.locate()
    fonts = try FontSetup.use(configuration: assets.fonts)
    layout = try assets.keyboardLayout()
    library = ScenarioLibrary(assets: assets.directory)
  }

  func stage(
    _ scenario: Scenario, strategy: String?, theme: Scenario.Theme? = nil, renderer: CairoRenderer
  ) -> Stage {
    Stage(scenario, strategy: strategy, theme: theme, textEngine: renderer.textEngine, layout: layout)
  }

  /// What `run NAME` shows: the scene of that name, untouched, or else the scenario, played.
  func scenario(toShow name: String) throws -> Scenario {
    guard try library.sceneNames().contains(name) else { return try library.loadScenario(name) }
    return try library.scenario(showing: try library.loadScene(name))
  }

  /// A recorder that films with pixels of `scale` device pixels a point.
  func recorder(scale: Int) -> Recorder {
    let renderer = StageRenderer(CairoRenderer(scale: scale, fonts: fonts))
    return Recorder(renderer: renderer) { [self] request in
      stage(request.scenario, strategy: request.strategy, theme: request.theme, renderer: renderer.cairo)
    }
  }

  /// A recorder that films several strategies side by side.
  func comparisonRecorder(scale: Int) -> ComparisonRecorder {
    let first = CairoRenderer(scale: scale, fonts: fonts)
    // One text engine for all: what is laid out for one picture need not be for the next.
    return ComparisonRecorder(
      makeRenderer: { [fonts] in
        StageRenderer(CairoRenderer(scale: scale, fonts: fonts, textEngine: first.textEngine))
      },
      makeStage: { [self] request in
        stage(request.scenario, strategy: request.strategy, theme: request.theme, renderer: first)
      })
  }

  /// The strategies of a list with commas, checked; nil = none was given.
  static func strategies(_ list: String?) throws -> [String]? {
    guard let list else { return nil }
    var names: [String] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard StrategyCatalog.strategy(named: name) != nil else {
        throw Arguments.unknown("strategy", name, of: "--compare", known: StrategyCatalog.names)
      }
      guard !names.contains(name) else { throw Failure(.badInput, "--compare \(list): \(name) is named twice") }
      names.append(name)
    }
    return names
  }

  /// The strategy of this name, checked.
  static func strategy(_ name: String?) throws -> String? {
    guard let name else { return nil }
    guard StrategyCatalog.strategy(named: name) != nil else {
      throw Arguments.unknown("strategy", name, of: "--strategy", known: StrategyCatalog.names)
    }
    return name
  }
}

/// Paints stages for the recorder.
final class StageRenderer: FrameRenderer {
  let cairo: CairoRenderer
  private let painter: FramePainter
  private var buffer: PixelBuffer?

  init(_ cairo: CairoRenderer) {
    self.cairo = cairo
    painter = FramePainter(renderer: cairo)
  }

  var scale: Int { cairo.scale }
  var fingerprint: String { "\(cairo.fingerprint)" }

  func render(_ stage: Stage) -> (buffer: PixelBuffer, changed: Bool) {
    let size = stage.window.frame.size
    let pixels = PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale)
    var buffer = self.buffer ?? PixelBuffer(size: pixels)
    if buffer.size != pixels { buffer = PixelBuffer(size: pixels) }
    self.buffer = buffer
    guard stage.window.needsDisplay || painter.isFresh else { return (buffer, false) }
    let damage = painter.paint(stage.window.makeDisplayList(), into: buffer)
    return (buffer, !damage.isEmpty)
  }

  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) -> PixelBuffer {
    cairo.stripImage(frames: frames, captions: captions, columns: columns)
  }

  func paintSheet(_ sheet: PixelBuffer, headings: [PictureHeading], theme: Scenario.Theme) {
    let headings = headings.map {
      CairoRenderer.SheetHeading(name: $0.name, note: $0.note, place: $0.place, picture: $0.picture)
    }
    cairo.paintSheet(sheet, headings: headings, isDark: theme == .dark)
  }

  func png(_ buffer: PixelBuffer) throws -> Data { try cairo.png(buffer) }
}
