// A hand and an eye on an X display, for the tests and the bench: real clicks and keys (XTEST), the pixels of a window,
// the time of its first change (DAMAGE). One command a line in, exactly one line out: "ok …" or "error …".
import Foundation

let name = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : nil
guard let probe = Probe(display: name) else {
  FileHandle.standardError.write(Data("headroom-probe: no X display\n".utf8))
  exit(3)
}
while let line = readLine() {
  FileHandle.standardOutput.write(Data((probe.answer(to: line) + "\n").utf8))
}
