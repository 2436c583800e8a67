import CX11
import Foundation

/// A text that is handed over in parts (INCR): each is written when the one before has been taken.
struct OutgoingText {
  /// The window of who gets it.
  let requestor: Window
  /// Where the parts are written.
  let property: Atom
  /// The form it has.
  let type: Atom
  /// The parts not written yet.
  var rest: ArraySlice<UInt8>
  /// When a part was taken last, in seconds of the host's clock.
  var lastProgress: TimeInterval
}
