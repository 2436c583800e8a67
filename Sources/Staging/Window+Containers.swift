import AvoidingViews
import KeyboardAvoidance
import ViewTree

extension Window {
  /// What avoids the keyboard by itself hears of it here, before the avoider reads where that is.
  func note(_ notification: KeyboardNotification) {
    switch notification.kind {
    case .willShow: keyboardMoves(to: notification.end, pace: notification.pace)
    case .willHide: keyboardMoves(to: nil, pace: notification.pace)
    case .didShow, .didHide, .willChangeFrame, .didChangeFrame: break
    }
  }

  /// Has an avoider know of the swipes back in the window (CASES.md H3, X34).
  func tellOfSwipesBack(to avoider: KeyboardAvoider) {
    for navigation in rootController.map(Self.stacks) ?? [] {
      navigation.swipeBackBegan = { [weak avoider] in avoider?.isSwipingBack = true }
      navigation.swipeBackEnded = { [weak avoider] in avoider?.swipeBackEnded(isCancelled: $0) }
    }
  }

  private static func stacks(in controller: ViewController) -> [NavigationController] {
    ((controller as? NavigationController).map { [$0] } ?? []) + controller.children.flatMap(stacks)
  }
}
