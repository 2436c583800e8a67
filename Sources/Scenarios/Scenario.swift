public import Foundation
public import KeyboardAvoidance

/// A scene on a device with a keyboard, and what somebody does with it.
public struct Scenario: Hashable, Sendable {
  /// The colours.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// The theme of this name.
    case light, dark
  }

  /// The on-screen keyboard.
  public struct Keyboard: Hashable, Sendable {
    /// The height of its letters in points, home bar included, bar of suggestions and accessory not: on a device that is
    /// held as at the start, or upright if ``landscapeHeight`` says what it is otherwise.
    public var height: CGFloat
    /// Its height in points on a device that lies on its side; nil = that of ``height``'s kind (FACTS.md §2).
    public var landscapeHeight: CGFloat?
    /// The height of the accessory on top of it, in points; 0 = none.
    public var accessory: CGFloat
    /// How it moves.
    public var motion: KeyboardMotion
    /// What it tells and when.
    public var behavior: KeyboardBehavior
    /// The height of its bar of suggestions in points; 0 = none.
    public var bar: CGFloat = 0
    /// Which keyboard is shown.
    public var kind = KindWish.asFieldsAsk
    /// The heights in points of kinds that have one of their own, accessory not included (CASES.md X16).
    public var heights: [KeyboardKind: CGFloat] = [:]
    /// How it stands when it is up.
    public var posture = KeyboardPosture.docked

    /// A keyboard, lengths in points; by default 291 (FACTS.md §2) with the accessory of 40 (SYSTEMS.md §4), which moves as
    /// a keyboard of its behaviour does.
    public init(
      height: CGFloat = 291, landscapeHeight: CGFloat? = nil, accessory: CGFloat = 40, motion: KeyboardMotion? = nil,
      behavior: KeyboardBehavior = .default
    ) {
      self.height = height
      self.landscapeHeight = landscapeHeight
      self.accessory = accessory
      self.motion = motion ?? behavior.usualMotion
      self.behavior = behavior
    }
  }

  /// The stem of its file's name.
  public var name: String
  /// What it shows, in a line.
  public var title: String
  /// The public report it was made from, such as `owner/repository#12`.
  public var source: String?
  /// The screen.
  public var device: Device
  /// Where the app's window is on the screen as it is held at the start, in screen points; nil = it fills the screen.
  public var window: CGRect?
  /// The keyboard.
  public var keyboard: Keyboard
  /// The colours at the start.
  public var theme: Theme
  /// The strategy it is meant for; nil = the one that is asked for when it is run.
  public var strategy: String?
  /// The views.
  public var scene: Scene
  /// What is done, in order; empty for a scene that is only shown.
  public var script: [Step]
  /// What shall be so at the end, once all has come to rest; nil = no more than the gates of every run.
  public var expectation: Expectation?
  /// Where ``expectation`` stands in its file.
  public var expectationPlace = SourcePlace.none
  /// The strategies, planted wrong ones among them, that must fall short here: they show the fault that was reported.
  public var symptomIn: [String] = []
  /// The strategies that a check holds to this scenario.
  public var held = Scenario.usuallyHeld
  /// What was chosen where the report left something open.
  public var note: String?

  /// The strategies that are held to a scenario which names none.
  public static let usuallyHeld = ["headroom"]

  /// A scenario.
  public init(
    name: String, title: String? = nil, source: String? = nil, device: Device, window: CGRect? = nil,
    keyboard: Keyboard = Keyboard(),
    theme: Theme = .light, strategy: String? = nil, scene: Scene, script: [Step] = []
  ) {
    self.name = name
    self.title = title ?? name
    self.source = source
    self.device = device
    self.window = window
    self.keyboard = keyboard
    self.theme = theme
    self.strategy = strategy
    self.scene = scene
    self.script = script
  }
}
