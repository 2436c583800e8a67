public import Foundation
import Staging

extension Recorder {
  /// Plays the script and writes a picture at each `takeScreenshot: NAME`, as `NAME.png` in a folder that is there.
  ///
  /// A script that cannot be played, takes no picture, or takes two of one name, leaves none.
  ///
  /// - Returns: the files, in the order of the script.
  /// - Throws: ``ScreenshotError``, `ScenarioError` for a script that cannot be played, or an error of encoding or writing.
  @discardableResult
  public func takeScreenshots(of request: Request, in folder: URL) throws -> [URL] {
    let names = try pictureNames(request)
    guard !names.isEmpty else { throw ScreenshotError.none }
    var failure: (any Error)?
    try play(request) { [renderer] name, stage in
      guard failure == nil else { return }
      do {
        let picture = renderer.render(stage).buffer
        try AtomicFile.write(try renderer.png(picture), to: Self.file(name, in: folder))
      } catch { failure = error }
    }
    if let failure { throw failure }
    return names.map { Self.file($0, in: folder) }
  }

  /// The names of the pictures that the script takes; it is played without pixels.
  private func pictureNames(_ request: Request) throws -> [String] {
    var (names, twice) = ([String](), String?.none)
    var known: Set<String> = []
    try play(request) { name, _ in
      // Where capitals do not matter to the file system, one would take the other's place.
      guard known.insert(name.lowercased()).inserted else { return twice = twice ?? name }
      names.append(name)
    }
    if let twice { throw ScreenshotError.twice(twice) }
    guard names.count <= ScreenshotError.limit else { throw ScreenshotError.tooMany }
    return names
  }

  private func play(_ request: Request, picture: @escaping (String, Stage) -> Void) throws {
    let stage = makeStage(request)
    let player = ScriptPlayer(request.scenario.script, on: stage, file: request.file)
    player.onScreenshot = { [unowned stage] name in picture(name, stage) }
    while !player.isFinished {
      guard stage.time < Self.longest else { throw RecordingError.tooLong(seconds: Self.longest) }
      try player.advance(to: stage.time + 0.1)
    }
  }

  private static func file(_ name: String, in folder: URL) -> URL { folder.appendingPathComponent(name + ".png") }
}

/// Why a script's pictures were not taken.
public nonisolated enum ScreenshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The script takes none.
  case none
  /// It takes two of this name; capitals do not make names differ.
  case twice(String)
  /// It takes more than 1,000.
  case tooMany

  /// The most pictures of one script.
  static let limit = 1000

  /// One line.
  public var description: String {
    switch self {
    case .none: "the script takes no picture; add the step \"takeScreenshot: NAME\""
    case .twice(let name): "the script takes two pictures named \"\(name)\"; give each a name of its own"
    case .tooMany: "the script takes more than \(Self.limit) pictures; take fewer"
    }
  }
}
