import Pixels
import Testing

@Suite struct PixelBufferTests {
  @Test func `a new buffer is black and keeps what is put into it`() {
    let buffer = PixelBuffer(size: PixelSize(width: 3, height: 2))
    #expect(buffer[2, 1] == 0)
    buffer[2, 1] = 0xFF12_3456
    #expect(buffer[2, 1] == 0x12_3456)
    #expect(buffer[1, 1] == 0)
  }

  @Test func `a pixel's bytes are blue, green, red`() {
    let buffer = PixelBuffer(size: PixelSize(width: 1, height: 1))
    buffer[0, 0] = 0x11_2233
    let bytes = (0..<3).map { buffer.baseAddress.load(fromByteOffset: $0, as: UInt8.self) }
    #expect(bytes == [0x33, 0x22, 0x11])
  }

  @Test func `foreign memory is used with its own row length and released once`() {
    var released = 0
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
    do {
      let buffer = PixelBuffer(size: PixelSize(width: 2, height: 2), bytesPerRow: 16, over: memory) { _ in released += 1
      }
      buffer[1, 1] = 0xABCDEF
    }
    #expect(memory.load(fromByteOffset: 20, as: UInt32.self) == 0xABCDEF)
    #expect(released == 1)
    memory.deallocate()
  }

  @Test func `copying takes the pixels of the rectangle alone`() {
    let source = PixelBuffer(size: PixelSize(width: 4, height: 4))
    source.fill(PixelRect(source.size), with: 0xFFFFFF)
    let target = PixelBuffer(size: source.size)
    target.copy(PixelRect(x: 1, y: 2, width: 9, height: 1), from: source)
    #expect((0..<4).map { target[$0, 2] } == [0, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(PixelDifference(between: target, and: PixelBuffer(size: target.size)).count == 3)
  }

  @Test func `a picture placed across an edge is cut off there`() {
    let picture = PixelBuffer(size: PixelSize(width: 2, height: 2))
    (picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]) = (1, 2, 3, 4)
    let target = PixelBuffer(size: PixelSize(width: 3, height: 3))
    target.place(picture, x: -1, y: 2)
    target.place(picture, x: 2, y: -1)
    #expect(target[0, 2] == 2)
    #expect(target[2, 0] == 3)
    #expect(PixelDifference(between: target, and: PixelBuffer(size: target.size)).count == 2)
  }

  @Test func `a reduced picture has the mean of its pixels, also at a ragged edge`() {
    let picture = PixelBuffer(size: PixelSize(width: 3, height: 2))
    (picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]) = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF)
    (picture[2, 0], picture[2, 1]) = (0x101010, 0x202020)
    let reduced = picture.reduced(by: 2)
    #expect(reduced.size == PixelSize(width: 2, height: 1))
    #expect(reduced[0, 0] == 0x808080)
    #expect(reduced[1, 0] == 0x181818)
  }
}
