import Foundation

/// A value of JSON that is put together by hand.
enum JSONValue: Encodable {
  case text(String)
  case integer(Int)
  /// A length in points or a time in seconds, rounded to 0.001.
  case number(CGFloat)
  case list([JSONObject])
  case object(JSONObject)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let list): try list.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .integer(let integer): try integer.encode(to: encoder)
    case .number(let number): try number.thousandths.encode(to: encoder)
    }
  }
}

/// An object of JSON; what has no value is left out.
struct JSONObject: Encodable {
  private let values: [String: JSONValue]

  init(_ values: [String: JSONValue?]) { self.values = values.compactMapValues { $0 } }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
