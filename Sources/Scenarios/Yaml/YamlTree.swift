/// Builds the tree of a YAML text, within limits that keep hostile files harmless.
struct YamlTree {
  /// How deep lists and mappings may be nested.
  static let depthLimit = 64

  /// How many words, lists and mappings a file may have: a 1 MiB file of single letters would have half a million.
  static let nodeLimit = 200_000

  private let stream: YamlEventStream
  private let file: String
  private var count = 0

  private init(stream: YamlEventStream, file: String) {
    self.stream = stream
    self.file = file
  }

  /// The root of the only document in `bytes`; nil if there is none (an empty file, or comments alone).
  static func root(of bytes: [UInt8], file: String) throws(ScenarioError) -> YamlNode? {
    // What some editors write before the text; places are counted from behind it.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try TextFile.requireUTF8(bytes, file: file)
    var tree = YamlTree(stream: try YamlEventStream(bytes, file: file), file: file)
    return try tree.document()
  }

  /// The root of the only document in `bytes`; an error that says what belongs there if there is none.
  static func root(
    of bytes: [UInt8], file: String, orExpect expected: String
  ) throws(ScenarioError) -> YamlNode {
    guard let root = try root(of: bytes, file: file) else {
      throw ScenarioError(
        file: file, place: SourcePlace(line: 1, column: 1), found: "the file is empty", expected: expected)
    }
    return root
  }

  private mutating func document() throws(ScenarioError) -> YamlNode? {
    var root: YamlNode?
    while true {
      let event = try stream.next()
      switch event.kind {
      case .streamEnd: return root
      case .streamStart, .documentEnd: continue
      case .documentStart where root == nil: root = try node(try stream.next(), depth: 0)
      default: throw error(event.place, "a second document begins here", "a file holds one; remove the \"---\"")
      }
    }
  }

  private mutating func node(_ event: YamlEvent, depth: Int) throws(ScenarioError) -> YamlNode {
    if let anchor = event.anchor {
      throw error(
        event.place, "an anchor (&\(anchor.clipped()))", "anchors and aliases are not read; write the value out")
    }
    if let tag = event.tag {
      throw error(event.place, "a tag (\(tag.quoted()))", "tags are not read; write the value alone")
    }
    guard depth <= Self.depthLimit else {
      throw error(event.place, "more than \(Self.depthLimit) levels of nesting", "nest less deeply")
    }
    count += 1
    guard count <= Self.nodeLimit else {
      throw error(event.place, "more than \(Self.nodeLimit) words, lists and mappings", "split the file")
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YamlNode(content: .scalar(text, isPlain: isPlain), place: event.place, file: file)
    case .sequenceStart:
      return YamlNode(content: .sequence(try items(depth: depth)), place: event.place, file: file)
    case .mappingStart:
      return YamlNode(content: .mapping(try entries(depth: depth)), place: event.place, file: file)
    case .alias(let name):
      throw error(event.place, "an alias (*\(name.clipped()))", "anchors and aliases are not read; write the value out")
    default: throw error(event.place, "the document ends early", "a value is expected")
    }
  }

  private mutating func items(depth: Int) throws(ScenarioError) -> [YamlNode] {
    var items: [YamlNode] = []
    while true {
      let event = try stream.next()
      if case .sequenceEnd = event.kind { return items }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(ScenarioError) -> [YamlNode.Entry] {
    var entries: [YamlNode.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try stream.next()
      if case .mappingEnd = event.kind { return entries }
      let key = try node(event, depth: depth + 1)
      guard case .scalar(let name, _) = key.content else {
        throw key.error("\(key.summary) as a key", "a key is a word")
      }
      if let first = lines[name] {
        throw key.error("key \(name.quoted()) for the second time", "keep one (the first is in line \(first))")
      }
      lines[name] = key.place.line
      let value = try node(try stream.next(), depth: depth + 1)
      entries.append(YamlNode.Entry(key: name, place: key.place, value: value))
    }
  }

  private func error(_ place: SourcePlace, _ found: String, _ expected: String) -> ScenarioError {
    ScenarioError(file: file, place: place, found: found, expected: expected)
  }
}
