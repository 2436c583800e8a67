import CX11
import Foundation

extension Probe {
  /// A property's type, format and bytes; format 32 as C longs.
  struct PropertyValue {
    let type: Atom
    let format: Int32
    let count: Int
    let bytes: [UInt8]
  }

  /// `property NAME`: the value in words: text, or numbers, atoms by name.
  func property(_ name: String, of window: Window) throws(ProbeError) -> String {
    guard let value = value(of: name, in: window) else { throw ProbeError("no property \(name)") }
    guard value.format == 32 else {
      let text = String(decoding: value.bytes, as: UTF8.self)
      return text.replacingOccurrences(of: "\0", with: "|").replacingOccurrences(of: "\n", with: " ")
    }
    let numbers = value.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self).prefix(value.count)) }
    let texts = numbers.prefix(64).map { value.type == XA_ATOM ? atomName($0) : String($0) }
    return ([String(value.count)] + texts).joined(separator: " ")
  }

  /// A property's value; nil if the window does not have it.
  func value(of name: String, in window: Window) -> PropertyValue? {
    let atom = XInternAtom(display, name, 1)
    guard atom != 0 else { return nil }
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom, 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
    guard let data else { return nil }
    defer { XFree(data) }
    guard type != 0 else { return nil }
    let length = Int(count) * (format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8)
    return PropertyValue(
      type: type, format: format, count: Int(count),
      bytes: Array(UnsafeBufferPointer(start: data, count: length)))
  }

  /// The name of an atom.
  func atomName(_ atom: Atom) -> String {
    guard let name = XGetAtomName(display, atom) else { return String(atom) }
    defer { XFree(name) }
    return String(cString: name)
  }
}
