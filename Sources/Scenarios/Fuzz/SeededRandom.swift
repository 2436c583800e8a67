import Foundation

/// Randomness that is the same for the same seed everywhere (SplitMix64), and the choices that are made with it.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The choices of a seed.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// True so many times of one.
  mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) / 9_007_199_254_740_992 < share }

  /// A whole number.
  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A length in whole points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(integer(range)) }

  /// A time in whole milliseconds, in seconds: it is at no frame.
  mutating func seconds(_ range: ClosedRange<Double>) -> Double {
    Double(integer(Int(range.lowerBound * 1000)...Int(range.upperBound * 1000))) / 1000
  }

  /// One of several.
  mutating func pick<Element>(_ items: [Element]) -> Element? { items.randomElement(using: &self) }

  /// One of several, the first if there is but one.
  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = integer(0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  /// The index of one of several that come up as often as they weigh.
  mutating func weighted(_ weights: [Int]) -> Int {
    var left = integer(0...max(0, weights.reduce(0, +) - 1))
    for (index, weight) in weights.enumerated() {
      if left < weight { return index }
      left -= weight
    }
    return 0
  }
}
