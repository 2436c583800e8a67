import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// `#require` for what a mutating call answers.
func unwrap<Value>(_ value: Value?) throws -> Value { try #require(value) }

/// SYSTEMS.md, "Order of events", and FACTS.md §4 on a window of 390 × 844: a keyboard of 331 ends at 513.
@Suite struct KeyboardMessagesTests {
  static let window = CGSize(width: 390, height: 844)

  private func keyboard(_ behavior: KeyboardBehavior, _ motion: KeyboardMotion? = nil) -> KeyboardModel {
    KeyboardModel(window: Self.window, motion: motion ?? behavior.usualMotion, behavior: behavior)
  }

  /// Such as `willShow 844→513 0.000`: tops of begin and end frame, seconds.
  private func texts(_ messages: [KeyboardMessage]?) -> [String]? {
    messages?.map { message in
      let time = String(format: "%.3f", message.time)
      switch message.content {
      case .notification(let it): return "\(it.kind) \(Int(it.begin.minY))→\(Int(it.end.minY)) \(time)"
      case .followed(let phase, let frame): return "\(phase) \(String(format: "%.1f", frame.minY)) \(time)"
      default: return "unexpected"
      }
    }
  }

  private func four(_ verb: String, _ way: String, _ start: String, _ end: String) -> [String] {
    ["willChangeFrame \(way) \(start)", "will\(verb) \(way) \(start)"]
      + ["didChangeFrame \(way) \(end)", "did\(verb) \(way) \(end)"]
  }

  @Test(
    arguments: [
      (.default, "0.000", "0.500", "1.500"), (.earlyIOS, "0.000", "0.500", "1.500"),
      (.lateHide, "0.000", "0.500", "1.500"), (.gnome, "0.300", "0.450", "1.150"),
      (.web, "0.100", "0.100", "1.000"), (.instant, "0.000", "0.000", "1.000"),
    ] as [(KeyboardBehavior, String, String, String)])
  func `will at the start, did at the end, change-frame before what it is for`(
    behavior: KeyboardBehavior, start: String, end: String, gone: String
  ) {
    var keyboard = keyboard(behavior)
    #expect(texts(keyboard.focus(height: 331, at: 0)) == four("Show", "844→513", start, end))
    #expect(
      keyboard.edge(at: 0.5) == 513 && keyboard.phase(at: 0.5) == .docked(CGRect(x: 0, y: 513, width: 390, height: 331))
    )
    #expect(texts(keyboard.resign(at: 1)) == four("Hide", "513→844", "1.000", gone))
    #expect(keyboard.edge(at: 1.5) == 844 && keyboard.phase(at: 1.5) == .hidden && keyboard.resign(at: 2) == nil)
  }

  @Test func `messages name duration and pace of the motion, and in one step none`() throws {
    for motion in KeyboardMotion.allCases {
      var keyboard = keyboard(.default, motion)
      let show = try unwrap(keyboard.focus(height: 331, at: 0)?[1].notification)
      #expect(show.pace == motion.showPace && show.duration == motion.reportedDuration)
      let hide = try unwrap(keyboard.resign(at: 2)?[1].notification)
      #expect(hide.pace == motion.hidePace && hide.duration == motion.reportedDuration)
    }
    var web = keyboard(.web, .ios)
    let show = try unwrap(web.focus(height: 331, at: 0)?[1].notification)
    #expect(show.pace == .immediate && show.duration == 0)
    // The keyboard itself slides, from when the page hears of it on.
    #expect(
      web.edge(at: 0.1) == 844 && abs(web.edge(at: 0.2) - (844 - 331 * 0.5448)) < 0.05 && web.edge(at: 0.6) == 513)
  }

  @Test func `the reported durations are those of FACTS`() {
    let durations: [KeyboardMotion: TimeInterval] = [
      .ios: 0.25, .iosShort: 0.145, .android: 0.25, .gnome: 0.15, .qt: 0.25, .maliit: 0.165, .webIOS: 0,
      .linear220: 0.22,
      .linear660: 0.66, .instant: 0,
    ]
    #expect(durations.count == KeyboardMotion.allCases.count)
    for (motion, duration) in durations { #expect(motion.reportedDuration == duration, "\(motion)") }
  }

  /// SYSTEMS.md: default only if accessory or frame differs; early iOS on every switch.
  @Test(arguments: KeyboardBehavior.allCases)
  func `a switch between fields is told of where the system tells of it`(behavior: KeyboardBehavior) throws {
    var keyboard = keyboard(behavior)
    _ = keyboard.focus(height: 331, at: 0)
    let rest = behavior == .web ? 0.1 : 0
    let same = keyboard.focus(height: 331, at: 1)
    #expect((same != nil) == (behavior == .earlyIOS))
    let other = try unwrap(keyboard.focus(height: 331, accessoryDiffers: true, at: 2))
    // Nothing moves, so will and did come together.
    #expect(other.allSatisfy { $0.time == 2 + rest })
    #expect(other.compactMap(\.notification).map(\.kind) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(other.allSatisfy { $0.notification?.begin == $0.notification?.end })
    let taller = try unwrap(keyboard.focus(height: 376, at: 3)?.compactMap(\.notification))
    #expect(taller.map(\.begin.minY) == [513, 513, 513, 513] && taller.map(\.end.minY) == [468, 468, 468, 468])
  }

  @Test func `the responder is cleared before or after the hide`() {
    let after = KeyboardBehavior.allCases.filter { !$0.hidesBeforeResigning }
    #expect(after == [.lateHide, .android, .web])
  }

  /// 250 ms at 60 Hz: fourteen frames between start and end. Places are those of the curve (FACTS.md).
  @Test func `android is followed frame by frame, then it is said in one step`() throws {
    var keyboard = keyboard(.android)
    let messages = try unwrap(keyboard.focus(height: 331, at: 2))
    let followed = messages.filter { $0.notification == nil }
    #expect(followed.count == 16)
    for (index, message) in followed.enumerated() {
      let time = min(2 + Double(index) / 60, 2.25)
      let share = TimingCurve.cubicBezier(x1: 0.199, y1: 0.011, x2: 0.279, y2: 0.910).value(at: (time - 2) / 0.25)
      guard case .followed(let phase, let frame) = message.content else { return }
      #expect(message.time == time && abs(frame.minY - (844 - 331 * share)) < 1e-6)
      #expect(phase == (index == 0 ? .began : index == 15 ? .ended : .moved))
    }
    #expect(texts(messages.suffix(4)) == four("Show", "844→513", "2.250", "2.250"))
    #expect(messages.suffix(4).allSatisfy { $0.notification?.duration == 0 })
  }

  @Test func `a followed keyboard that turns round goes on being followed`() throws {
    var keyboard = keyboard(.android)
    _ = keyboard.focus(height: 331, at: 0)
    let edge = keyboard.edge(at: 0.1)
    let back = try unwrap(keyboard.resign(at: 0.1))
    guard case .followed(.moved, let frame) = back[0].content else {
      Issue.record("it began again")
      return
    }
    #expect(abs(frame.minY - edge) < 331 * 3 / 15 && back.suffix(4).first?.notification?.kind == .willChangeFrame)
  }

  @Test func `a focus during the rest keeps its time, and resigning in it is never heard of`() throws {
    var keyboard = keyboard(.gnome)
    _ = keyboard.focus(height: 331, at: 0)
    #expect(keyboard.motionStart(after: 0) == 0.3 && keyboard.motionStart(after: 0.3) == nil)
    #expect(texts(keyboard.focus(height: 376, at: 0.2)) == four("Show", "844→468", "0.300", "0.450"))
    #expect(keyboard.resign(at: 0.25) == [])
    #expect(keyboard.height == 0 && keyboard.edge(at: 1) == 844 && keyboard.phase(at: 0.25) == .hidden)
    // Once the rest is over there is a keyboard to hide; one that is up does not rest.
    _ = keyboard.focus(height: 331, at: 2)
    #expect(keyboard.resign(at: 2.4)?.isEmpty == false)
    _ = keyboard.focus(height: 331, at: 4)
    #expect(texts(keyboard.focus(height: 376, at: 5)) == four("Show", "513→468", "5.000", "5.150"))
  }

  /// CASES.md E7.
  @Test func `a hardware keyboard without an accessory says nothing`() {
    var keyboard = keyboard(.default)
    #expect(keyboard.focus(height: 0, at: 0) == nil && keyboard.endFrame == nil)
  }
}
