/// Why a picture file could not be written or read.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no PNG picture.
  case notAPicture(reason: String)
  /// The encoder gave up.
  case notEncodable(reason: String)

  /// The reason in one line.
  public var description: String {
    switch self {
    case .notAPicture(let reason): "not a PNG picture: \(reason)"
    case .notEncodable(let reason): "the picture cannot be encoded: \(reason)"
    }
  }
}
