/// What the standard library's protocols, and Foundation's, ask for: their own documentation says what it does.
enum StandardWitnesses {
  static let names: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["<", "=="],
    "Encodable": ["encode"], "Decodable": ["init"], "Codable": ["encode", "init"],
    "CustomStringConvertible": ["description"], "LocalizedError": ["errorDescription"], "CaseIterable": ["allCases"],
    "OptionSet": ["rawValue", "init"], "RawRepresentable": ["rawValue", "init"], "Identifiable": ["id"],
    "Sequence": ["makeIterator"], "IteratorProtocol": ["next"],
  ]
}
