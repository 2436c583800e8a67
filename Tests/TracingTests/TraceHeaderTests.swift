import Foundation
import Testing
import Tracing

@Suite struct TraceHeaderTests {
  @Test func `insets are written as top, left, bottom, right, and read so`() throws {
    var header = Sample.header
    header.safeArea = TraceInsets(top: 1, left: 2, bottom: 3, right: 4)
    let text = Sample.text(of: [], header: header)
    #expect(text.contains("\"safeArea\":[1,2,3,4]"))
    let read = try TraceReader.read(Array(text.utf8)).header.safeArea
    #expect(read.top == 1 && read.left == 2 && read.bottom == 3 && read.right == 4)
    #expect(TraceInsets.zero == TraceInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func `a trace says the version of its format, and another version is refused with its line`() throws {
    #expect(TraceHeader.currentVersion == 1 && Sample.header.version == 1)
    var header = Sample.header
    header.version = TraceHeader.currentVersion + 1
    let text = Sample.text(of: [], header: header)
    let error = #expect(throws: TraceError.self) { try TraceReader.read(Array(text.utf8)) }
    #expect(error?.line == 1 && error?.message == "version 2 of the format; this program reads 1")
  }
}
