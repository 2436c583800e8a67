public import Foundation

/// One frame of a trace: where everything of interest is at one time. Lengths in window points, y down.
public struct TraceFrame: Hashable, Sendable {
  /// Seconds from the start of the script.
  public var time: TimeInterval
  /// The y of the keyboard's top edge, accessory included; the window's height when it is hidden.
  public var edge: CGFloat
  /// What lies over the content now, in window points.
  public var occluders: [CGRect]
  /// Where the finger is, if it is down.
  public var finger: CGPoint?
  /// The id of the first responder, if there is one.
  public var focus: String?
  /// The views of interest, parents first.
  public var views: [TraceView]
  /// Layout passes since the last frame.
  public var layoutPasses: Int
  /// The plan in force, if it changed since the last frame.
  public var plan: TracePlan?
  /// What came in since the last frame, in order, in the words of scripts.
  public var events: [String]

  /// A frame.
  public init(
    time: TimeInterval, edge: CGFloat, occluders: [CGRect] = [], finger: CGPoint? = nil, focus: String? = nil,
    views: [TraceView] = [], layoutPasses: Int = 0, plan: TracePlan? = nil, events: [String] = []
  ) {
    self.time = time
    self.edge = edge
    self.occluders = occluders
    self.finger = finger
    self.focus = focus
    self.views = views
    self.layoutPasses = layoutPasses
    self.plan = plan
    self.events = events
  }
}
