import Foundation

extension TracePlan: Decodable {
  private enum Key: String, CodingKey { case lift, regions, unsatisfied, explanation }

  /// The plan in a frame of a trace.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      lift: CGFloat(try values.decode(Double.self, forKey: .lift)),
      regions: try values.decode([Region].self, forKey: .regions),
      unsatisfied: try values.decode([Unsatisfied].self, forKey: .unsatisfied),
      explanation: try values.decode([String].self, forKey: .explanation))
  }
}
