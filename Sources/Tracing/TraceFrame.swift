public import Foundation

/// One frame of a trace: where everything of interest is at one time. Lengths in window points, y down.
public struct TraceFrame: Hashable, Sendable {
  /// Seconds from the start of the script.
  public var time: TimeInterval
  /// Width and height of the window in points, where they are no more those of the header.
  public var window: CGSize?
  /// The y of the keyboard's top edge, accessory included; the window's height when it is hidden.
  public var edge: CGFloat
  /// Where the edge is on its way to; nil = it stands still or follows a finger.
  public var edgeEnd: CGFloat?
  /// Whether a finger moves the keyboard.
  public var isKeyboardInHand: Bool
  /// The y that nothing shall pass when the content moves up: the bottom of what stands at the top; nil = not known.
  public var topLimit: CGFloat?
  /// The space to be kept between the focused view and the keyboard, in points; nil = no focus, or not known.
  public var distance: CGFloat?
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

  /// The ids of views that a step of the script could not tap since the last frame, because nothing of them was seen.
  public var untappable: [String]

  /// A frame.
  public init(
    time: TimeInterval, window: CGSize? = nil, edge: CGFloat, edgeEnd: CGFloat? = nil, isKeyboardInHand: Bool = false,
    topLimit: CGFloat? = nil, distance: CGFloat? = nil, occluders: [CGRect] = [], finger: CGPoint? = nil,
    focus: String? = nil, views: [TraceView] = [], layoutPasses: Int = 0, plan: TracePlan? = nil,
    events: [String] = [], untappable: [String] = []
  ) {
    self.time = time
    self.window = window
    self.edge = edge
    self.edgeEnd = edgeEnd
    self.isKeyboardInHand = isKeyboardInHand
    self.topLimit = topLimit
    self.distance = distance
    self.occluders = occluders
    self.finger = finger
    self.focus = focus
    self.views = views
    self.layoutPasses = layoutPasses
    self.plan = plan
    self.events = events
    self.untappable = untappable
  }
}
