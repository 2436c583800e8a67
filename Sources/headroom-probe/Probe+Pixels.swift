import CX11
import Foundation

extension Probe {
  /// `grab FILE`: the window's pixels as binary PPM; answers width and height. `pixel X Y`: RRGGBB.
  func runPixelCommand(_ command: String, _ arguments: Arguments) throws -> String {
    let window = try foundWindow()
    if command == "pixel" {
      let image = try image(of: window, x: arguments.int(0), y: arguments.int(1), width: 1, height: 1)
      defer { headroom_free_image(image) }
      let hexadecimal = String(firstPixel(of: image) & 0xFF_FFFF, radix: 16)
      return String(repeating: "0", count: 6 - hexadecimal.count) + hexadecimal
    }
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { throw ProbeError("the window is gone") }
    let (width, height) = (Int(attributes.width), Int(attributes.height))
    let image = try image(of: window, x: 0, y: 0, width: width, height: height)
    defer { headroom_free_image(image) }
    guard !arguments.text.isEmpty else { throw ProbeError("grab needs a file") }
    try portablePixmap(image, width: width, height: height).write(to: URL(fileURLWithPath: arguments.text))
    return "\(width) \(height)"
  }

  /// The pixels of a part of a window; its owner frees them.
  func image(
    of window: Window, x: Int, y: Int, width: Int, height: Int
  ) throws(ProbeError) -> UnsafeMutablePointer<XImage> {
    let image = XGetImage(
      display, window, Int32(x), Int32(y), UInt32(width), UInt32(height), XAllPlanes(), ZPixmap)
    guard let image else { throw ProbeError("the window's pixels cannot be read there") }
    guard image.pointee.bits_per_pixel == 32, image.pointee.byte_order == LSBFirst else {
      headroom_free_image(image)
      throw ProbeError("the window's pixels have another form")
    }
    return image
  }

  private func firstPixel(of image: UnsafeMutablePointer<XImage>) -> UInt32 {
    image.pointee.data.withMemoryRebound(to: UInt32.self, capacity: 1) { $0.pointee }
  }

  private func portablePixmap(_ image: UnsafeMutablePointer<XImage>, width: Int, height: Int) -> Data {
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + width * height * 3)
    for y in 0..<height {
      let row = UnsafeRawPointer(image.pointee.data + y * Int(image.pointee.bytes_per_line))
        .bindMemory(to: UInt8.self, capacity: width * 4)
      for x in 0..<width { bytes += [row[x * 4 + 2], row[x * 4 + 1], row[x * 4]] }
    }
    return Data(bytes)
  }
}
