import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// A slide that is interrupted at every one of its frames: keyboard and content go on from what is shown (METRICS.md M11,
/// M12, M15, M16). Played as a host does: every value a trajectory, sent elsewhere at the keyboard's pace.
@Suite struct InterruptedMotionTests {
  enum Interruption: CaseIterable {
    case lower
    case higher
    case hide
    case fieldAbove
    case fieldBelow
  }

  struct Host {
    var stage: Stage<HeadroomStrategy>
    var keyboard = KeyboardModel(window: CGSize(width: 393, height: 852))
    var content = Trajectory(resting: 0)

    init(inRegion: Bool) {
      stage = Stage()
      if inRegion { stage.facts.regions = [region(103, 749, content: 1456)] }
      stage.focus(field(700, 40))
    }

    /// How far content is above its home by the plan in force.
    var planned: CGFloat { stage.lift + (stage.facts.regions.first?.offset ?? 0) }

    mutating func show(_ height: CGFloat, at time: TimeInterval) {
      _ = keyboard.show(height: height, at: time)
      stage.keyboard(height)
      send(at: time)
    }

    mutating func hide(at time: TimeInterval) {
      _ = keyboard.hide(at: time)
      stage.keyboard(0)
      send(at: time)
    }

    mutating func send(at time: TimeInterval) {
      let target = Double(planned)
      if target != content.target { content = content.retargeted(to: target, at: time, pace: .iosKeyboard) }
    }

    mutating func interrupt(_ interruption: Interruption, at time: TimeInterval) {
      switch interruption {
      case .lower: show(291, at: time)
      case .higher: show(380, at: time)
      case .hide: hide(at: time)
      case .fieldAbove:
        stage.focus(field(300, 40))
        send(at: time)
        show(336, at: time)
      case .fieldBelow:
        stage.focus(field(780, 40))
        send(at: time)
        show(336, at: time)
      }
    }
  }

  static let frame = 1.0 / 60

  @Test(arguments: Interruption.allCases, [false, true])
  func `no frame jumps, whichever frame of a slide is interrupted`(_ interruption: Interruption, inRegion: Bool) {
    let omega = (1000.0 / 3).squareRoot()
    for stop in 1...32 {
      var host = Host(inRegion: inRegion)
      host.show(336, at: 0)
      let first = (host.keyboard, host.content)
      let turn = Double(stop) * Self.frame
      host.interrupt(interruption, at: turn)
      let edge = { (time: Double) in Double(time <= turn ? first.0.edge(at: time) : host.keyboard.edge(at: time)) }
      let place = { (time: Double) in (time <= turn ? first.1 : host.content).value(at: time) }
      for value in [edge, place] {
        // The seam is continuous: just after the turn everything is where it was just before.
        #expect(abs(value(turn + 1e-9) - value(turn)) < 1e-4)
        let path = (0...(stop + 40)).map { value(Double($0) * Self.frame) }
        let steps = zip(path.dropFirst(), path).map { $0 - $1 }
        let travel = max(380, path.max()! - path.min()!)
        // A critically damped slide over `travel` is never faster than ω·travel/e, nor harder than ω²·travel.
        #expect(steps.allSatisfy { abs($0) <= omega * travel / M_E * Self.frame * 1.01 })
        let jumps = zip(steps.dropFirst(), steps).map { abs($0 - $1) / Self.frame }
        #expect(jumps.allSatisfy { $0 <= omega * omega * travel * Self.frame * 1.01 }, "frame \(stop)")
        // No overshoot: from the turn on it goes one way, or turns once where it was going the other way.
        let turns = zip(steps[stop...].dropFirst(), steps[stop...]).filter { $0 * $1 < -1e-12 }.count
        #expect(turns <= 1, "frame \(stop)")
        #expect(path.last! == value(10))  // the last frame is the target exactly
      }
      #expect(host.content.target == Double(host.planned))
    }
  }

  @Test(arguments: [false, true]) func `no frame of a slide in or out covers the field`(inRegion: Bool) {
    var host = Host(inRegion: inRegion)
    host.show(336, at: 0)
    for frame in 0...40 {
      let time = Double(frame) * Self.frame
      #expect(740 - host.content.value(at: time) <= Double(host.keyboard.edge(at: time)) + 1e-9)
    }
    host.hide(at: 1)
    for frame in 0...40 {
      let time = 1 + Double(frame) * Self.frame
      #expect(740 - host.content.value(at: time) <= Double(host.keyboard.edge(at: time)) + 1e-9)
    }
  }
}
