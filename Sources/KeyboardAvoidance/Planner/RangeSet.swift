/// Which regions of the focus chain end where our insets end, by index; the others end where the app's do.
struct RangeSet: Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral indices: Int...) { for index in indices { insert(index) } }

  /// Chains deeper than 64 regions keep to the app's ranges beyond.
  mutating func insert(_ index: Int) { bits |= index < 64 ? 1 << UInt64(index) : 0 }

  func contains(_ index: Int) -> Bool { index < 64 && bits & (1 << UInt64(index)) != 0 }
}
