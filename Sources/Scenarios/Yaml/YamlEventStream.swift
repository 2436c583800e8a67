import CYaml

/// The events of a YAML text, by libyaml: an owner of its parser.
///
/// The document API of libyaml would build the tree itself, but resolves aliases while it does so; with events an alias
/// is seen, and refused, before anything is copied.
final class YamlEventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let file: String

  /// The stream of a text that is known to be UTF-8.
  init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    self.file = file
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      throw ScenarioError(file: file, found: "there is no memory to read it", expected: "free some and try again")
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event. After `streamEnd` there is none.
  func next() throws(ScenarioError) -> YamlEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    let place = SourcePlace(line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
    let data = event.data
    switch event.type {
    case YAML_STREAM_END_EVENT: return YamlEvent(kind: .streamEnd, place: place)
    case YAML_DOCUMENT_START_EVENT: return YamlEvent(kind: .documentStart, place: place)
    case YAML_DOCUMENT_END_EVENT: return YamlEvent(kind: .documentEnd, place: place)
    case YAML_SEQUENCE_END_EVENT: return YamlEvent(kind: .sequenceEnd, place: place)
    case YAML_MAPPING_END_EVENT: return YamlEvent(kind: .mappingEnd, place: place)
    case YAML_ALIAS_EVENT: return YamlEvent(kind: .alias(Self.text(data.alias.anchor) ?? ""), place: place)
    case YAML_SEQUENCE_START_EVENT:
      let node = data.sequence_start
      return YamlEvent(
        kind: .sequenceStart, place: place, anchor: Self.text(node.anchor), tag: Self.text(node.tag))
    case YAML_MAPPING_START_EVENT:
      let node = data.mapping_start
      return YamlEvent(kind: .mappingStart, place: place, anchor: Self.text(node.anchor), tag: Self.text(node.tag))
    case YAML_SCALAR_EVENT:
      let node = data.scalar
      let value = String(decoding: UnsafeBufferPointer(start: node.value, count: node.length), as: UTF8.self)
      return YamlEvent(
        kind: .scalar(value, isPlain: node.style == YAML_PLAIN_SCALAR_STYLE), place: place,
        anchor: Self.text(node.anchor), tag: Self.text(node.tag))
    default: return YamlEvent(kind: .streamStart, place: place)
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func syntaxError() -> ScenarioError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    let place: SourcePlace
    if parser.pointee.error == YAML_READER_ERROR {
      // The reader knows bytes only; a character it refuses has its place by counting.
      place = TextFile.place(of: Int(parser.pointee.problem_offset), in: Array(text))
    } else {
      let mark = parser.pointee.problem_mark
      // What ends too early ends, for libyaml, in a line behind the last.
      let end = TextFile.place(of: text.count, in: Array(text))
      place = Int(mark.line) < end.line ? SourcePlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1) : end
    }
    return ScenarioError(
      file: file, place: place, found: "this is not YAML (\(problem))",
      expected: "check brackets, quotes and indentation here")
  }
}
