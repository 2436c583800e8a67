import Testing

/// A text that is wrong, and the line it is refused with.
struct BadInput: CustomTestStringConvertible, Sendable {
  var name: String
  var yaml: String
  var complaint: String
  var testDescription: String { name }

  init(_ name: String, _ yaml: String, _ complaint: String) {
    (self.name, self.yaml, self.complaint) = (name, yaml, complaint)
  }
}
