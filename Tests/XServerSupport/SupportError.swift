/// Why a program, a server or a probe did not do what the test needs.
public struct SupportError: Error, CustomStringConvertible {
  /// One line.
  public let description: String

  /// An error with its one line.
  public init(_ description: String) { self.description = description }
}
