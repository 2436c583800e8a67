import Foundation
import Tracing

/// A trace with everything in it that a trace can hold.
enum Sample {
  static let header = TraceHeader(
    program: "headroom 0.1", scenario: "tour", scene: "long-form", strategy: "headroom",
    device: CGSize(width: 390, height: 844), safeArea: TraceInsets(top: 47, bottom: 34), rate: 60, scale: 2,
    theme: "light", fingerprint: "cairo 1.16 \"x\"")

  static let headerLine =
    #"{"version":1,"program":"headroom 0.1","scenario":"tour","scene":"long-form","strategy":"headroom","#
    + #""device":[390,844],"safeArea":[47,0,34,0],"rate":60,"scale":2,"theme":"light","#
    + #""fingerprint":"cairo 1.16 \"x\""}"#

  static let full = TraceFrame(
    time: 0.016667, window: CGSize(width: 390, height: 800), edge: 513.25, edgeEnd: 513, isKeyboardInHand: true,
    topLimit: 91, distance: 10,
    occluders: [CGRect(x: 0, y: 513.25, width: 390, height: 330.75)],
    finger: CGPoint(x: 195, y: 640.5), focus: "card-number",
    views: [
      TraceView(
        id: "form", role: .scroll, container: "root", rect: CGRect(x: 0, y: 91, width: 390, height: 753),
        visible: CGRect(x: 0, y: 91, width: 390, height: 422.25), offset: -12.5, insetTop: 0, insetBottom: 331,
        ownInsetTop: 0.5, ownInsetBottom: 34, region: 0, contentHeight: 1042, topLimit: 90.5, translationY: -3.001,
        writer: "headroom"),
      TraceView(id: "caret", role: .caret, rect: CGRect(x: 30, y: 470, width: 2, height: 22), visible: nil),
    ],
    layoutPasses: 2,
    plan: TracePlan(
      lift: 12,
      regions: [
        TracePlan.Region(id: 0, offset: 392, insetTop: 0, insetBottom: 331),
        TracePlan.Region(id: 1, offset: nil, insetTop: 1, insetBottom: 2),
      ],
      unsatisfied: [TracePlan.Unsatisfied(level: "companion0", bound: "range")],
      explanation: ["lifted by 12", "the \"region\" ends"]),
    events: ["tapOn: card-number", "inputText: \"\\n\""], untappable: ["expiry"])

  static let fullLine =
    #"{"t":0.016667,"window":[390,800],"edge":513.25,"edgeEnd":513,"isKeyboardInHand":true,"topLimit":91,"distance":10,"#
    + #""occluders":[[0,513.25,390,330.75]],"finger":[195,640.5],"focus":"card-number","#
    + #""views":[{"id":"form","role":"scroll","container":"root","rect":[0,91,390,753],"visible":[0,91,390,422.25],"offset":-12.5,"#
    + #""insetTop":0,"insetBottom":331,"ownInsetTop":0.5,"ownInsetBottom":34,"region":0,"contentHeight":1042,"topLimit":90.5,"translationY":-3.001,"writer":"headroom"},"#
    + #"{"id":"caret","role":"caret","rect":[30,470,2,22]}],"layoutPasses":2,"plan":{"lift":12,"#
    + #""regions":[{"id":0,"offset":392,"insetTop":0,"insetBottom":331},{"id":1,"insetTop":1,"insetBottom":2}],"#
    + #""unsatisfied":[{"level":"companion0","bound":"range"}],"explanation":["lifted by 12","the \"region\" ends"]},"#
    + #""events":["tapOn: card-number","inputText: \"\\n\""],"untappable":["expiry"]}"#

  static let empty = TraceFrame(time: 0, edge: 844)
  static let emptyLine = #"{"t":0,"edge":844,"occluders":[],"views":[],"layoutPasses":0}"#

  static func text(of frames: [TraceFrame], header: TraceHeader = Sample.header) -> String {
    var writer = TraceWriter(header: header)
    for frame in frames { writer.append(frame) }
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }
}
