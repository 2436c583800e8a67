import Foundation

extension RecordCommand {
  static let screenshots = OptionRule(
    name: "--screenshots", value: .text, help: "the folder for NAME.png of each takeScreenshot: NAME")

  /// The folder for pictures, made if it is not there.
  ///
  /// - Throws: ``Failure`` with status 2 if it cannot be written to.
  static func pictureFolder(_ path: String) throws -> URL {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw Failure(.badInput, "--screenshots \(path): no folder can be made there") }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw Failure(.badInput, "--screenshots \(path): the folder cannot be written to")
    }
    return folder
  }
}
