import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md §4, "Robust classification", and CASES.md parts D to F, on a phone of 393 × 852 and a tablet of 768 × 1024.
@Suite struct KeyboardOcclusionTests {
  static let phone = CGSize(width: 393, height: 852)
  static let tablet = CGSize(width: 768, height: 1024)
  static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
  static let below = CGRect(x: 0, y: 852, width: 393, height: 336)
  private var occlusion = KeyboardOcclusion()

  /// Sends messages to the keyboard of a device whose screen the window fills, and answers what it covers.
  private mutating func receive(
    _ messages: [(KeyboardNotification.Kind, CGRect)], on device: CGSize = phone, isLocal: Bool = true
  ) -> [CGRect] {
    for (kind, end) in messages {
      // A begin frame that would be wrong in every way, should anybody look at it (CASES.md D7).
      var message = KeyboardNotification(
        kind: kind, begin: CGRect(x: 0, y: 270, width: 1, height: -226), end: end, duration: 0.25, pace: .iosKeyboard)
      message.isLocal = isLocal
      occlusion.receive(message, window: device, screen: CGRect(origin: .zero, size: device))
    }
    return occlusion.occluders(in: device)
  }

  @Test func `a new one covers nothing`() {
    #expect(occlusion.state == .hidden && occlusion.frame == nil && occlusion.occluders(in: Self.phone).isEmpty)
  }

  @Test(arguments: KeyboardNotification.Kind.allCases.filter { $0 != .willHide && $0 != .didHide })
  mutating func `a frame at the bottom is docked, whichever message brings it`(kind: KeyboardNotification.Kind) {
    #expect(receive([(kind, Self.docked)]) == [Self.docked])
    #expect(occlusion.state == .docked && occlusion.frame == Self.docked)
  }

  /// CASES.md D8: since iOS 26 a hide names the accessory's height.
  @Test(
    arguments: [KeyboardNotification.Kind.willHide, .didHide],
    [below, docked, .zero, CGRect(x: 0, y: 808, width: 393, height: 44)])
  mutating func `a hide hides, whatever frame it names`(kind: KeyboardNotification.Kind, end: CGRect) {
    #expect(receive([(.willShow, Self.docked), (kind, end)]).isEmpty)
    #expect(occlusion.state == .hidden && occlusion.frames.isEmpty)
  }

  /// FACTS.md §4, iOS 26: the frame changes around the hide name the accessory's height too.
  @Test mutating func `a keyboard that leaves its accessory's height behind is hidden all the same`() {
    let accessory = CGRect(x: 0, y: 808, width: 393, height: 44)
    _ = receive([(.willChangeFrame, Self.docked), (.willShow, Self.docked), (.willHide, accessory)])
    #expect(receive([(.willChangeFrame, accessory)]).isEmpty)
    #expect(receive([(.didChangeFrame, accessory)]).isEmpty)
    #expect(receive([(.didHide, accessory)]).isEmpty)
    #expect(receive([(.didChangeFrame, accessory)]).isEmpty && occlusion.state == .hidden)
  }

  /// CASES.md F3; FACTS.md §4, "Dragging undocked". A show without a place floats.
  @Test mutating func `a zero rectangle says nothing of a change, and floats a show`() {
    #expect(receive([(.willShow, Self.docked), (.willChangeFrame, .zero)]) == [Self.docked])
    #expect(receive([(.didChangeFrame, CGRect(x: 7, y: 9, width: 0, height: 0))]) == [Self.docked])
    #expect(occlusion.state == .docked)
    #expect(receive([(.willShow, .zero)]).isEmpty && occlusion.state == .floating && occlusion.frame == nil)
    #expect(receive([(.willHide, .zero)]).isEmpty && occlusion.state == .hidden)
  }

  /// CASES.md H15: visible −71, or the full screen, is what a difference of such frames gives.
  @Test(arguments: [
    CGRect(x: 0, y: 852, width: 393, height: 0), CGRect(x: 0, y: 516, width: 0, height: 336),
    CGRect(x: 0, y: 923, width: 393, height: -71), CGRect(x: 393, y: 516, width: -393, height: 336),
    CGRect(x: 0, y: 0, width: 393, height: 0),
  ])
  mutating func `an empty width or height is hidden, never negative`(end: CGRect) {
    #expect(receive([(.willShow, Self.docked), (.willChangeFrame, end)]).isEmpty && occlusion.state == .hidden)
    #expect(receive([(.willShow, Self.docked), (.willShow, end)]).isEmpty && occlusion.state == .hidden)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  mutating func `a frame that is no number is no message`(y: CGFloat) {
    let garbage = CGRect(x: 0, y: y, width: 393, height: 336)
    #expect(receive([(.willShow, Self.docked), (.willShow, garbage), (.didShow, garbage)]) == [Self.docked])
  }

  /// CASES.md F8.
  @Test mutating func `another app's keyboard is ignored, but its leaving is honoured`() {
    #expect(receive([(.willShow, Self.docked), (.willChangeFrame, Self.docked)], isLocal: false).isEmpty)
    #expect(occlusion.state == .hidden)
    _ = receive([(.willShow, Self.docked)])
    #expect(receive([(.willHide, Self.below)], isLocal: false).isEmpty && occlusion.state == .hidden)
  }

  /// The keyboard's top from one point below the window's bottom to one above: half a point rounds to one.
  @Test(arguments: [(853.0, 0), (852, 0), (851.6, 0), (851.4, 0.6), (851, 1)] as [(CGFloat, CGFloat)])
  mutating func `what rounds to nothing is hidden`(top: CGFloat, covered: CGFloat) {
    let heights = receive([(.willShow, CGRect(x: 0, y: top, width: 393, height: 336))]).map {
      ($0.height * 10).rounded()
    }
    #expect(heights == (covered > 0 ? [(covered * 10).rounded()] : []))
    #expect(occlusion.state == (covered > 0 ? .docked : .hidden))
  }

  /// CASES.md E2: 55, not 313. FACTS.md §4: (0, 1024, 768, 308) to (0, 980, 768, 308).
  @Test(arguments: [(969.0, 313.0, 55.0), (980, 308, 44)] as [(CGFloat, CGFloat, CGFloat)])
  mutating func `of a hardware keyboard's frame only the accessory is on the screen`(
    top: CGFloat, height: CGFloat, covered: CGFloat
  ) {
    let end = CGRect(x: 0, y: top, width: 768, height: height)
    let cover = receive([(.willShow, end)], on: Self.tablet)
    #expect(cover == [CGRect(x: 0, y: top, width: 768, height: covered)])
    #expect(occlusion.state == .docked && occlusion.frames == [end])
  }

  /// CASES.md F4, X30 (a keyboard of 320 × 260 at (400, 300)), F5 (320 wide, at the bottom). FACTS.md §4: undocked.
  @Test(
    arguments: [
      (CGRect(x: 400, y: 300, width: 320, height: 260), .floating),
      (CGRect(x: 448, y: 764, width: 320, height: 260), .floating),
      (CGRect(x: 0, y: 500, width: 768, height: 264), .undocked),
      (CGRect(x: 0, y: 759.6, width: 768, height: 264), .docked),
      (CGRect(x: 0, y: 759.4, width: 768, height: 264), .undocked),
    ] as [(CGRect, KeyboardOcclusion.State)])
  mutating func `what ends above the screen's bottom or is narrower floats, and covers what it covers`(
    end: CGRect, state: KeyboardOcclusion.State
  ) {
    #expect(receive([(.willShow, end)], on: Self.tablet) == [end] && occlusion.state == state)
  }

  /// CASES.md X14, E4, F7: a window that is smaller than the screen; X41: the same keyboard under a lower window.
  @Test mutating func `a window sees the part that lies in it`() {
    let message = KeyboardNotification(
      kind: .willShow, begin: .zero, end: CGRect(x: -100, y: 500, width: 768, height: 424), duration: 0.25,
      pace: .iosKeyboard)
    let window = CGSize(width: 384, height: 700)
    occlusion.receive(message, window: window, screen: CGRect(x: -100, y: -100, width: 768, height: 1024))
    #expect(occlusion.state == .docked)
    #expect(occlusion.occluders(in: window) == [CGRect(x: 0, y: 500, width: 384, height: 200)])
    #expect(occlusion.occluders(in: CGSize(width: 384, height: 500)).isEmpty)
  }

  /// FACTS.md §4: "Slide Over: shift the frame down by the space under the app" (here 50).
  @Test mutating func `in Slide Over the frame is moved down to the screen's bottom`() {
    let message = KeyboardNotification(
      kind: .willShow, begin: .zero, end: CGRect(x: -448, y: 600, width: 768, height: 324), duration: 0.25,
      pace: .iosKeyboard)
    let (window, screen) = (CGSize(width: 320, height: 924), CGRect(x: -448, y: -50, width: 768, height: 1024))
    occlusion.receive(message, window: window, screen: screen)
    #expect(occlusion.state == .docked && occlusion.frame?.minY == 650)
    #expect(occlusion.occluders(in: window) == [CGRect(x: 0, y: 650, width: 320, height: 274)])
  }

  /// CASES.md X56: a floating keyboard and a bar at the bottom; FACTS.md §4 knows no split frames, the lab does.
  @Test mutating func `pieces are covered one by one`() {
    let left = CGRect(x: 0, y: 500, width: 300, height: 264)
    let right = CGRect(x: 468, y: 500, width: 300, height: 264)
    let bar = CGRect(x: 0, y: 976, width: 768, height: 48)
    for (pieces, state) in [([left, right], KeyboardOcclusion.State.split), ([left, bar], .floating)] {
      var message = KeyboardNotification(
        kind: .willShow, begin: .zero, end: pieces[0].union(pieces[1]), duration: 0, pace: .immediate)
      message.pieces = pieces
      occlusion.receive(message, window: Self.tablet, screen: CGRect(origin: .zero, size: Self.tablet))
      #expect(occlusion.state == state && occlusion.occluders(in: Self.tablet) == pieces)
      #expect(occlusion.frame == message.end)
    }
  }

  @Test mutating func `a followed keyboard is where it is followed to, until something is said`() {
    _ = receive([(.willShow, Self.docked)])
    let half = CGRect(x: 0, y: 684, width: 393, height: 336)
    occlusion.follow(half, window: Self.phone, screen: CGRect(origin: .zero, size: Self.phone))
    #expect(occlusion.occluders(in: Self.phone).map(\.height) == [168] && occlusion.state == .docked)
    #expect(receive([(.willHide, Self.below)]).isEmpty)
  }
}
