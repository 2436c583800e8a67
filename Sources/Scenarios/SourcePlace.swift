/// A place in a text file, counted as editors count: the first line and the first column are 1.
public struct SourcePlace: Hashable, Sendable {
  /// The line, from 1; 0 if the thing was not read from a file.
  public var line: Int
  /// The column in characters (Unicode scalars), from 1; 0 if the thing was not read from a file.
  public var column: Int

  /// A place in a file: line and column from 1, 0 if the thing was not read from a file.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of what no file holds: a step that was recorded, a node that was made by a program.
  public static let none = SourcePlace(line: 0, column: 0)
}
