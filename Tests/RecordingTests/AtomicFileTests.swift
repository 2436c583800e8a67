import Foundation
import Recording
import Testing

@Suite struct AtomicFileTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atomic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a file is written whole, replaces the old one and leaves nothing beside it`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("film.webp")
      try AtomicFile.write(Data("old".utf8), to: file)
      let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      try AtomicFile.write(bytes, to: file)
      #expect(try Data(contentsOf: file) == bytes)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.webp"])
    }
  }

  @Test func `an empty file can be written`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("empty")
      try AtomicFile.write(Data(), to: file)
      #expect(try Data(contentsOf: file).isEmpty)
    }
  }

  @Test func `a missing folder is named with the path`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("none/film.webp")
      let error = #expect(throws: AtomicFileError.self) { try AtomicFile.write(Data([1]), to: file) }
      #expect(error?.description == "\(file.path): cannot be written: the folder does not exist")
    }
  }

  @Test func `a folder in the file's place is an error and stays`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("taken")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      let error = #expect(throws: AtomicFileError.self) { try AtomicFile.write(Data([1]), to: file) }
      #expect(error?.code == EISDIR)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
    }
  }

  @Test func `a full disk is told as such`() {
    let error = #expect(throws: AtomicFileError.self) {
      try AtomicFile.write(Data([1]), to: URL(fileURLWithPath: "/dev/full"))
    }
    #expect(error?.description == "/dev/full: cannot be written: the disk is full")
  }

  @Test func `a device is written to, not replaced`() throws {
    try AtomicFile.write(Data([1, 2, 3]), to: URL(fileURLWithPath: "/dev/null"))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
