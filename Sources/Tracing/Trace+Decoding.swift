import Foundation

extension TraceHeader: Decodable {
  private enum Key: String, CodingKey {
    case version, program, scenario, scene, strategy, device, safeArea, rate, scale, theme, fingerprint
  }

  /// The header in a line of a trace.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let device = try values.numbers(2, .device)
    let safeArea = try values.numbers(4, .safeArea)
    self.init(
      program: try values.decode(String.self, forKey: .program),
      scenario: try values.decode(String.self, forKey: .scenario),
      scene: try values.decode(String.self, forKey: .scene),
      strategy: try values.decode(String.self, forKey: .strategy),
      device: CGSize(width: device[0], height: device[1]),
      safeArea: TraceInsets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3]),
      rate: try values.decode(Double.self, forKey: .rate),
      scale: try values.decodeIfPresent(Double.self, forKey: .scale),
      theme: try values.decode(String.self, forKey: .theme),
      fingerprint: try values.decodeIfPresent(String.self, forKey: .fingerprint))
    version = try values.decode(Int.self, forKey: .version)
  }
}

extension TraceFrame: Decodable {
  private enum Key: String, CodingKey {
    case t, window, edge, edgeEnd, isKeyboardInHand, topLimit, distance, occluders, finger, focus, views, layoutPasses,
      plan
    case events, untappable
  }

  /// The frame in a line of a trace.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let finger = values.contains(.finger) ? try values.numbers(2, .finger) : nil
    let window = values.contains(.window) ? try values.numbers(2, .window) : nil
    self.init(
      time: try values.decode(Double.self, forKey: .t),
      window: window.map { CGSize(width: $0[0], height: $0[1]) }, edge: try values.decode(Double.self, forKey: .edge),
      edgeEnd: try values.number(.edgeEnd),
      isKeyboardInHand: try values.decodeIfPresent(Bool.self, forKey: .isKeyboardInHand) ?? false,
      topLimit: try values.number(.topLimit), distance: try values.number(.distance),
      occluders: try values.decode([[Double]].self, forKey: .occluders).map {
        try CGRect($0, or: .dataCorruptedError(forKey: .occluders, in: values, debugDescription: "not four numbers"))
      },
      finger: finger.map { CGPoint(x: $0[0], y: $0[1]) },
      focus: try values.decodeIfPresent(String.self, forKey: .focus),
      views: try values.decode([TraceView].self, forKey: .views),
      layoutPasses: try values.decode(Int.self, forKey: .layoutPasses),
      plan: try values.decodeIfPresent(TracePlan.self, forKey: .plan),
      events: try values.decodeIfPresent([String].self, forKey: .events) ?? [],
      untappable: try values.decodeIfPresent([String].self, forKey: .untappable) ?? [])
  }
}

extension TraceView: Decodable {
  private enum Key: String, CodingKey {
    case id, role, container, rect, visible, offset, insetTop, insetBottom, ownInsetTop, ownInsetBottom, region
    case contentHeight, topLimit, translationY, writer
  }

  /// The view in a frame of a trace.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), role: try values.decode(Role.self, forKey: .role),
      container: try values.decodeIfPresent(String.self, forKey: .container), rect: try values.rect(.rect),
      visible: values.contains(.visible) ? try values.rect(.visible) : nil,
      offset: try values.number(.offset), insetTop: try values.number(.insetTop),
      insetBottom: try values.number(.insetBottom), ownInsetTop: try values.number(.ownInsetTop),
      ownInsetBottom: try values.number(.ownInsetBottom),
      region: try values.decodeIfPresent(Int.self, forKey: .region),
      contentHeight: try values.number(.contentHeight), topLimit: try values.number(.topLimit),
      translationY: try values.number(.translationY), writer: try values.decodeIfPresent(String.self, forKey: .writer))
  }
}

extension KeyedDecodingContainer {
  /// So many numbers.
  fileprivate func numbers(_ count: Int, _ key: Key) throws -> [Double] {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not \(count) numbers")
    }
    return numbers
  }

  /// A rectangle.
  fileprivate func rect(_ key: Key) throws -> CGRect {
    let numbers = try numbers(4, key)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A number, if the key is there; a `null` there is an error and not the absence of it.
  fileprivate func number(_ key: Key) throws -> CGFloat? {
    contains(key) ? CGFloat(try decode(Double.self, forKey: key)) : nil
  }
}

extension CGRect {
  fileprivate init(_ numbers: [Double], or error: @autoclosure () -> DecodingError) throws {
    guard numbers.count == 4 else { throw error() }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
