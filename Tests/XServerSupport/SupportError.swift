/// Why a program, a server or a probe did not do what the test needs.
public struct SupportError: Error, CustomStringConvertible {
  /// One line.
  public let description: String

  init(_ description: String) { self.description = description }
}
