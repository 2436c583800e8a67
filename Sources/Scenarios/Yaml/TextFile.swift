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
    // Without waiting: a pipe that nobody writes to would hold the call up for ever.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ScenarioError(file: file, found: "it cannot be read", expected: "check its permissions")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ScenarioError(file: file, found: "it is a pipe or a device", expected: "name an ordinary file")
    }
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
    var last: Unicode.Scalar?
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      place.advance(over: scalar, after: last)
      last = scalar
    }
    throw ScenarioError(
      file: file, place: place, found: "bytes that are not UTF-8", expected: "save the file as UTF-8")
  }

  /// The place of a byte in a text that is UTF-8.
  static func place(of offset: Int, in bytes: [UInt8]) -> SourcePlace {
    var place = SourcePlace(line: 1, column: 1)
    var last: Unicode.Scalar?
    for scalar in String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars {
      place.advance(over: scalar, after: last)
      last = scalar
    }
    return place
  }
}

extension SourcePlace {
  /// Moves on over one character; lines end as libyaml sees them, which knows the places of everything else.
  fileprivate mutating func advance(over scalar: Unicode.Scalar, after last: Unicode.Scalar?) {
    switch scalar {
    case "\n" where last == "\r": break
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": (line, column) = (line + 1, 1)
    default: column += 1
    }
  }
}
