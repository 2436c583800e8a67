import Foundation
import Testing

@Suite struct BoundariesTests {
  @Test func `every import is one that the design's table allows`() throws {
    let sources = try Package.sources()
    #expect(sources.count > 20)
    var count = 0
    for source in sources {
      for (line, module) in source.imports {
        count += 1
        #expect(
          BoundaryTable.mayImport(module, in: source.target),
          "\(source.place):\(line): \(source.target) may not import \(module)")
      }
    }
    #expect(count > 20)
  }

  @Test func `every target has its row in the table`() throws {
    for target in Set(try Package.sources().map(\.target)).sorted() {
      #expect(BoundaryTable.allowed[target] != nil, "\(target) is not in the design's table")
    }
  }

  @Test func `the manifest lists no dependency that the table does not`() throws {
    let lists = try Package.dependencies()
    #expect(lists["KeyboardAvoidance"] == ["Motion"])
    #expect(lists["headroom-probe"] == ["CX11", "CXtst", "CXdamage"])
    for (target, dependencies) in lists.sorted(by: { $0.key < $1.key }) {
      let allowed = try #require(BoundaryTable.allowed[target], "\(target) is not in the design's table")
      let extra = dependencies.subtracting(allowed).sorted()
      #expect(extra.isEmpty, "\(target) depends on \(extra.joined(separator: ", "))")
    }
  }

  @Test func `every target with sources is in the manifest`() throws {
    let lists = try Package.dependencies()
    for target in Set(try Package.sources().map(\.target)).sorted() { #expect(lists[target] != nil, "\(target)") }
  }

  @Test func `imports are read in every form they are written in`() {
    let lines: [Substring] = [
      "public import Foundation", "@preconcurrency import CX11", "import struct Pixels.Damage",
      "  internal import Motion",
      "// import Nothing", "let important = 1",
    ]
    let source = Package.Source(target: "X", name: "x.swift", lines: lines)
    #expect(source.imports.map(\.module) == ["Foundation", "CX11", "Pixels", "Motion"])
  }

  @Test func `a boundary crossed is noticed`() {
    #expect(!BoundaryTable.mayImport("ViewTree", in: "X11Hosting"))
    #expect(!BoundaryTable.mayImport("Foundation", in: "Pixels"))
    #expect(!BoundaryTable.mayImport("Glibc", in: "Motion"))
    #expect(BoundaryTable.mayImport("Glibc", in: "headroom"))
  }

  @Test func `no source file is longer than 300 lines`() throws {
    for source in try Package.sources() {
      #expect(source.lines.count <= 301, "\(source.place) has \(source.lines.count) lines")
    }
  }
}
