public import Foundation
public import KeyboardAvoidance

extension FactsFile {
  /// Something that happens, with what it changes in the facts.
  public enum Event: Hashable, Sendable {
    /// A view becomes first responder; its anchors, at home, in regions counted by ``FactsFile/focusChain``.
    case focus([Anchor])
    /// The focus goes, with nothing taking its place.
    case unfocus
    /// Text is typed or the selection moves; the anchors afterwards, at home.
    case edit([Anchor])
    /// A scroll by hand ends at an offset, in points.
    case scroll(region: Int, to: CGFloat)
    /// The app sets an offset itself, in points.
    case setOffset(region: Int, to: CGFloat)
    /// The window gets another size, in points. A screen and a root that fill it get the same.
    case resize(CGSize)
    /// The system tells of its keyboard; nil = that of the file.
    case keyboard(KeyboardNotification.Kind, Keyboard?)
    /// The keyboard's top edge is followed, in window points.
    case followKeyboard(FollowPhase, y: CGFloat)
    /// The app comes to the front or leaves it.
    case appState(isActive: Bool)
    /// A swipe back ends.
    case swipeBackEnded(isCancelled: Bool)
    /// Something changed without any of the above.
    case geometryChanged
  }
}
