import Testing

@testable import X11Hosting

@MainActor struct X11IconTests {
  @Test func `the icon is opaque inside the phone and clear outside`() {
    let pixels = X11Icon.pixels(side: 64)
    #expect(pixels.count == 64 * 64)
    #expect(pixels[0] == 0)
    #expect(pixels[32 * 64 + 2] >> 24 == 0)
    #expect(pixels[7 * 64 + 32] == 0xFF_F7_F8_FA)
    #expect(pixels[28 * 64 + 32] == 0xFF_FF_FF_FF)
    #expect(pixels[25 * 64 + 32] == 0xFF_1F_6F_EB)
  }

  @Test func `the property lists each size before its pixels`() {
    var rest = X11Icon.property[...]
    var sides: [UInt] = []
    while let side = rest.first {
      sides.append(side)
      #expect(rest.dropFirst().first == side)
      rest = rest.dropFirst(2 + Int(side * side))
    }
    #expect(sides == [16, 24, 32, 48, 64])
  }
}
