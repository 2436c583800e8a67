import Foundation
import Recording
import Testing

@MainActor @Suite struct RecordingFormatTests {
  @Test(
    arguments: [
      ("run.webp", .film, true), ("RUN.PNG", .strip, true), ("a.b.svg", .diagram, false), ("run.jsonl", .trace, false),
      ("run.gif", nil, nil), ("webp", nil, nil),
    ] as [(String, RecordingFormat?, Bool?)])
  func `the ending of a file says its format`(name: String, format: RecordingFormat?, showsSeveral: Bool?) {
    let found = RecordingFormat(URL(fileURLWithPath: "/tmp/" + name))
    #expect(found == format && found?.showsSeveral == showsSeveral)
  }

  @Test func `an error names the file and what would do, or the limit`() {
    #expect(
      RecordingError.unknownFormat("run.gif").description
        == "run.gif: this ending is not built in; known: .webp, .png, .svg, .jsonl")
    #expect(RecordingError.notOfSeveral("run.svg").description.hasPrefix("run.svg: a trace and its diagram are of one"))
    #expect(
      RecordingError.tooLong(seconds: 600).description
        == "the script lasts longer than 600 s; shorten its waits or repeats")
    #expect(WebPError.encoder("no memory").description == "the film cannot be encoded: no memory")
    #expect(WebPError.notAFilm.description == "not an animated WebP file, or a damaged one")
  }
}
