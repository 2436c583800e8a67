import Foundation
import ViewTree

extension View {
  /// What the screen's edges take at the sides of something that goes from one to the other, in points. A window that is
  /// a part of the screen says nothing of that: only phones have such sides, and there windows fill the screen.
  var safeSides: (left: CGFloat, right: CGFloat) {
    guard let window, window.screenFrame == nil else { return (0, 0) }
    return (window.safeArea.left, window.safeArea.right)
  }
}
