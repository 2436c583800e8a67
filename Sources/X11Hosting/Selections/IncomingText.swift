import CX11
import Foundation
import WindowHosting

/// A text that another program was asked for and has not handed over yet.
struct IncomingText {
  /// The number that the asker knows it by.
  let request: Int
  /// What it is the text of.
  let selection: Atom
  /// Who offers it.
  let owner: Window
  /// Our window that it comes to; each request has its own, so that no late answer is taken for another's.
  let window: Window
  /// The server's time of the request.
  let serverTime: Time
  /// The forms not asked for yet, the best first.
  var forms = TextForm.allCases[...]
  /// Whether it comes in parts (INCR).
  var isIncremental = false
  /// The parts that have come.
  var bytes: [UInt8] = []
  /// When something came last, in seconds of the host's clock.
  var lastProgress: TimeInterval
}
