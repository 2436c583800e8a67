import Foundation

/// Host time → scene time: slowed down, paused, stepped. Whole microseconds, so that a time written into a script and
/// read back is the same time.
struct SceneClock {
  /// Scene seconds a host second.
  private(set) var speed: Double
  private(set) var isPaused = false
  private var hostBase: TimeInterval?
  private var sceneBase: TimeInterval = 0

  init(speed: Double = 1) { self.speed = speed }

  /// The scene's time at a host time.
  func sceneTime(at host: TimeInterval) -> TimeInterval {
    guard let hostBase, !isPaused else { return sceneBase }
    return Self.rounded(sceneBase + max(0, host - hostBase) * speed)
  }

  /// The host's time at a scene time, if the scene's time goes on.
  func hostTime(at scene: TimeInterval) -> TimeInterval? {
    guard let hostBase, !isPaused, speed > 0 else { return nil }
    return hostBase + (scene - sceneBase) / speed
  }

  /// The first host time there is: the scene's time 0.
  mutating func start(at host: TimeInterval) { if hostBase == nil { hostBase = host } }

  mutating func setSpeed(_ speed: Double, at host: TimeInterval) {
    rebase(at: host)
    self.speed = speed
  }

  mutating func setPaused(_ isPaused: Bool, at host: TimeInterval) {
    rebase(at: host)
    self.isPaused = isPaused
  }

  /// One step of `seconds`; the clock stands still before and after.
  mutating func step(_ seconds: TimeInterval, at host: TimeInterval) {
    setPaused(true, at: host)
    sceneBase = Self.rounded(sceneBase + seconds)
  }

  /// A new scene begins at time 0.
  mutating func restart(at host: TimeInterval) {
    hostBase = host
    sceneBase = 0
  }

  private mutating func rebase(at host: TimeInterval) {
    sceneBase = sceneTime(at: host)
    hostBase = host
  }

  private static func rounded(_ time: TimeInterval) -> TimeInterval { (time * 1e6).rounded() / 1e6 }
}
