public import Foundation
import Pixels
public import WindowHosting

/// What a frame loop shows.
public protocol FrameContent: AnyObject {
  /// Takes an event of the window.
  func receive(_ event: HostEvent)
  /// Lets time pass up to `time`, in seconds of the host's clock.
  func advance(to time: TimeInterval)
  /// Whether something may look different from the last display list.
  var needsDisplay: Bool { get }
  /// What is shown now.
  func makeDisplayList() -> DisplayList
  /// When something happens or looks different by itself, in seconds of the host's clock: not after now while anything
  /// moves, nil if nothing will.
  var nextChange: TimeInterval? { get }
  /// Where text is being typed, in points of the picture; nil if nowhere.
  var caret: CGRect? { get }
  /// Whether the loop shall end.
  var isFinished: Bool { get }
}

extension FrameContent {
  /// Nowhere.
  public var caret: CGRect? { nil }
}

/// The run loop: the only place that reads a clock. Drain, turn, paint the damage, present, wait; no timer, no thread.
public final class FrameLoop {
  /// Frames a second while anything moves.
  public static let frameRate: Double = 60

  private let host: any WindowHost
  private let painter: FramePainter
  private var frameDue: TimeInterval?
  /// Frames of an animation that came more than a frame late.
  public private(set) var lateFrames = 0
  /// Frames shown.
  public private(set) var frames = 0

  /// A loop that shows frames of `painter` in `host`.
  public init(host: any WindowHost, painter: FramePainter) {
    self.host = host
    self.painter = painter
  }

  /// Runs until the content says that it is finished.
  public func run(_ content: any FrameContent) {
    while !content.isFinished {
      turn(content)
      if content.isFinished { break }
      host.wait(until: deadline(for: content))
    }
  }

  /// One turn: events, time, picture.
  public func turn(_ content: any FrameContent) {
    for event in host.drainEvents() {
      content.receive(event)
      if content.isFinished { return }
    }
    let now = host.now
    content.advance(to: now)
    (host as? any TextInputHost)?.caret = content.caret
    if let due = frameDue, now - due > 1 / Self.frameRate { lateFrames += 1 }
    guard content.needsDisplay || host.needsFrame else { return }
    let (buffer, stale) = host.beginFrame()
    let damage = painter.paint(content.makeDisplayList(), into: buffer, stale: stale)
    if !damage.isEmpty || host.needsFrame {
      host.present(damage)
      frames += 1
    }
  }

  /// When the next turn is due, in seconds of the host's clock; nil = when there is an event.
  public func deadline(for content: any FrameContent) -> TimeInterval? {
    let now = host.now
    guard let change = content.nextChange else {
      frameDue = nil
      return nil
    }
    guard change <= now else {
      frameDue = nil
      return change
    }
    var due = (frameDue ?? now) + 1 / Self.frameRate
    if due < now { due = now }
    frameDue = due
    return due
  }
}
