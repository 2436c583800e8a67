/// One event of a YAML stream, in Swift's own values.
struct YamlEvent {
  /// Which event.
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case scalar(String, isPlain: Bool)
    case alias(String)
  }

  var kind: Kind
  var place: SourcePlace
  /// The name a node was given for aliases, as in `&name`.
  var anchor: String?
  /// The type a node was given, as in `!name`.
  var tag: String?
}
