import Foundation

/// Reads the bytes of a file, within a limit, and finds places in them.
enum TextFile {
  /// The most bytes a scene or scenario may have: 1 MiB, about 200 times a long one.
  static let sizeLimit = 1 << 20

  /// The bytes of the file at `url`, which errors call `file`.
  static func bytes(at url: URL, file: String) throws(ScenarioError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ScenarioError(file: file, found: "there is no such file", expected: "check its name and folder")
    }
    guard !isFolder.boolValue else {
      throw ScenarioError(file: file, found: "it is a folder", expected: "name a file in it")
    }
    guard let handle = try? FileHandle(forReadingFrom: url) else {
      throw ScenarioError(file: file, found: "it cannot be read", expected: "check its permissions")
    }
    defer { try? handle.close() }
    return try bytes(from: handle, file: file)
  }

  /// All that can be read from a file or a pipe.
  static func bytes(from handle: FileHandle, file: String) throws(ScenarioError) -> [UInt8] {
    let data: Data
    do { data = try handle.read(upToCount: sizeLimit + 1) ?? Data() } catch {
      throw ScenarioError(file: file, found: "it cannot be read", expected: "check its permissions")
    }
    guard data.count <= sizeLimit else {
      throw ScenarioError(file: file, found: "it is larger than 1 MiB", expected: "split it")
    }
    return [UInt8](data)
  }

  /// Throws at the first byte that is not UTF-8.
  static func requireUTF8(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var place = SourcePlace(line: 1, column: 1)
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place.advance(over: scalar) }
    throw ScenarioError(
      file: file, place: place, found: "bytes that are not UTF-8", expected: "save the file as UTF-8")
  }

  /// The place of a byte in a text that is UTF-8.
  static func place(of offset: Int, in bytes: [UInt8]) -> SourcePlace {
    var place = SourcePlace(line: 1, column: 1)
    for scalar in String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars { place.advance(over: scalar) }
    return place
  }
}

extension SourcePlace {
  /// Moves on over one character.
  fileprivate mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
  }
}
