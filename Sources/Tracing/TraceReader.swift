import Foundation

/// A trace in memory.
public struct Trace: Hashable, Sendable {
  /// What was run.
  public var header: TraceHeader
  /// The frames, in order of time.
  public var frames: [TraceFrame]

  /// A trace.
  public init(header: TraceHeader, frames: [TraceFrame]) {
    self.header = header
    self.frames = frames
  }
}

/// What is wrong with a trace, and in which line.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What was found; what would be right.
  public var message: String

  /// One line: `line LINE: message`.
  public var description: String { "line \(line): \(message)" }
}

/// Reads a trace that ``TraceWriter`` wrote.
public enum TraceReader {
  /// The trace in JSON lines.
  ///
  /// - Throws: ``TraceError`` at the first line that is no JSON, lacks a key, has a value of another type, or is of
  ///   another version of the format.
  public static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    let decoder = JSONDecoder()
    var header: TraceHeader?
    var frames: [TraceFrame] = []
    var (number, start) = (0, 0)
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = Data(bytes[start..<end])
      start = end + 1
      if header == nil {
        let first = try decode(TraceHeader.self, line, number, with: decoder)
        guard first.version == TraceHeader.currentVersion else {
          throw TraceError(
            line: number,
            message: "version \(first.version) of the format; this program reads \(TraceHeader.currentVersion)")
        }
        header = first
      } else {
        frames.append(try decode(TraceFrame.self, line, number, with: decoder))
      }
    }
    guard let header else { throw TraceError(line: 1, message: "the trace is empty; a header is expected") }
    return Trace(header: header, frames: frames)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ line: Data, _ number: Int, with decoder: JSONDecoder
  ) throws(TraceError) -> Value {
    do { return try decoder.decode(type, from: line) } catch let error as DecodingError {
      throw TraceError(line: number, message: message(error))
    } catch { throw TraceError(line: number, message: "it cannot be read") }
  }

  private static func message(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context.codingPath))no \"\(key.stringValue)\"; it is required"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath))not of the type \(type)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "not JSON"
    case .dataCorrupted(let context): "\(place(context.codingPath))\(context.debugDescription)"
    @unknown default: "it cannot be read"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") + ": "
  }
}
