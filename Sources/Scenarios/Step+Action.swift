public import Foundation

extension Step {
  /// What a step does. Points are window points, y down; durations are seconds.
  public enum Action: Hashable, Sendable {
    /// A tap on the middle of something.
    case tapOn(Target)
    /// Two taps in quick succession.
    case doubleTapOn(Target)
    /// A press of half a second.
    case longPressOn(Target)
    /// A tap on blank space.
    case tapOutside
    /// A finger comes down.
    case touchDown(CGPoint)
    /// The finger moves.
    case touchMove(CGPoint)
    /// The finger goes up.
    case touchUp(CGPoint)
    /// The touch is taken away: it is no tap.
    case touchCancel
    /// A finger comes down with shift held: what is selected is extended to there.
    case shiftTouchDown(CGPoint)
    /// The middle button is clicked: what was selected last is pasted there.
    case middleClick(CGPoint)
    /// The wheel turns at a point: the content shall move by (dx, dy); dy > 0 shows what is further down.
    case wheel(CGPoint, dx: CGFloat, dy: CGFloat)
    /// A finger goes along a path of at least two points, as long on each part of it as on any other.
    case drag(path: [CGPoint], duration: TimeInterval)
    /// A finger swipes across the screen, or from something.
    case swipe(Direction, from: Target?, duration: TimeInterval)
    /// One swipe up: shows what is further down.
    case scroll
    /// Text is typed, as from a physical keyboard.
    case inputText(String)
    /// An input method shows text that it has not committed, of which these UTF-8 bytes are selected; empty = it gives up.
    case composeText(String, selected: Range<Int>)
    /// An input method commits text.
    case commitText(String)
    /// Text from outside the scene is pasted, in place of what is selected or at a point.
    case pasteText(String, at: CGPoint?)
    /// So many characters before the caret are deleted.
    case eraseText(Int)
    /// A key of the physical keyboard is pressed.
    case pressKey(Key, modifiers: Modifiers)
    /// The dismiss button above the keyboard is tapped.
    case hideKeyboard
    /// The focus goes to the next field.
    case next
    /// The focus goes to the field before.
    case previous
    /// Nothing is done for so long.
    case wait(TimeInterval)
    /// Nothing is done until this time of the script.
    case at(TimeInterval)
    /// Nothing is done until nothing moves.
    case waitForAnimationToEnd
    /// Avoidance is switched.
    case avoidance(AvoidanceSetting)
    /// The keyboard becomes another; what is up changes at once.
    case keyboard(KeyboardChange)
    /// A finger takes the keyboard down, or back up.
    case dragKeyboard(KeyboardDrag)
    /// The system says something of its keyboard, or stops saying it.
    case keyboardEvent(SystemWord)
    /// So many frames in which the keyboard is followed are not told of.
    case dropFrames(Int)
    /// The device is held another way.
    case setOrientation(Device.Orientation)
    /// The window gets another place on the screen, in screen points.
    case window(CGRect)
    /// What the edges take of the window changes: a call bar comes or goes.
    case safeArea(SafeAreaChange)
    /// The colours change.
    case theme(Scenario.Theme)
    /// The scene goes back to its beginning; the clock does not.
    case reset
    /// What is recorded begins here.
    case startRecording
    /// What is recorded ends here.
    case stopRecording
    /// A heading for what follows.
    case chapter(String)
    /// Steps are done several times.
    case `repeat`(times: Int, [Step])
    /// Something shall be so now; only a check looks.
    case expect(Expectation)
    /// Steps of another file, or of a list, are done.
    case runFlow(Flow)
    /// What the app or the system does by program.
    case app(AppAct)
    /// A finger swipes until something is wholly visible; `direction` is where it lies. An error after `timeout` seconds.
    case scrollUntilVisible(Target, Direction, timeout: TimeInterval)
    /// A finger comes down on something, moves at this speed (points a second) and lifts.
    case fling(from: Target, dx: CGFloat, dy: CGFloat)
    /// A finger takes the topmost sheet away.
    case dragSheetAway
    /// A finger goes from the left edge to this x of the window (nil: 0.9 of its width) and lifts; or comes back to the
    /// edge first.
    case swipeBack(to: CGFloat?, isCancelled: Bool, duration: TimeInterval)
    /// Part of something must be seen.
    case assertVisible(Target)
    /// Nothing of it may be seen.
    case assertNotVisible(Target)
    /// A picture of this name is wanted.
    case takeScreenshot(String)
  }

  /// What a tap is aimed at.
  public enum Target: Hashable, Sendable {
    /// The view of this id.
    case id(String)
    /// The first view with this label, placeholder, title or text.
    case text(String)
    /// This point, in window points.
    case point(CGPoint)
    /// A key of the on-screen keyboard: a character as it is shown on the key, or one of the names
    /// `shift`, `delete`, `123`, `ABC`, `#+=`, `space` and `return`.
    case key(String)

    /// The keys of the on-screen keyboard that are not called by their character.
    static let namedKeys = ["shift", "delete", "123", "ABC", "#+=", "space", "return"]
  }

  /// Which way a finger swipes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The way the finger goes; what lies under it goes with it.
    case up, down, left, right
  }

  /// A key of the physical keyboard that types no character, or that means something with control held.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// Return.
    case enter
    /// Deletes what is before the caret.
    case backspace
    /// Deletes what is after the caret.
    case delete
    /// The key of this name.
    case tab, escape, left, right, up, down, home, end, pageUp, pageDown
    /// A letter: with control all is selected, copied, pasted, cut, done again, undone.
    case a, c, v, x, y, z
  }

  /// Keys held down with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt or Meta.
    public static let alt = Modifiers(rawValue: 4)

    /// The modifiers by the names they have in a script.
    static let named: [(name: String, modifier: Modifiers)] = [("shift", .shift), ("control", .control), ("alt", .alt)]
  }

  /// How avoidance is switched.
  public enum AvoidanceSetting: Hashable, Sendable {
    /// Whether anything is moved out of the way.
    case on, off
    /// On, with the strategy of this name.
    case strategy(String)
  }

  /// How long a swipe takes if nothing is said, in seconds, as in Maestro.
  public static let swipeDuration: TimeInterval = 0.4
  /// How many characters are erased if nothing is said, as in Maestro.
  static let eraseCount = 50
}
