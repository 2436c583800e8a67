import Foundation
import KeyboardAvoidance
import ViewTree

/// Plain plates in the place of keys that are not drawn: of an emoji keyboard, a floating or a split one.
final class KeyboardPlates {
  /// The corners of a keyboard that is away from the window's bottom, in points.
  private static let cornerRadius: CGFloat = 12

  /// The bar of suggestions.
  private let suggestions = KeyboardPlate()
  private let pieces = [KeyboardPlate(), KeyboardPlate()]

  /// All of them, from the back.
  var all: [View] { pieces + [suggestions] }

  /// Puts them where an arrangement has them, in a keyboard that begins with `top` points of accessory.
  func arrange(_ arrangement: KeyboardArrangement, width: CGFloat, top: CGFloat) {
    let bar = CGRect(x: 0, y: top, width: width, height: arrangement.suggestions)
    suggestions.frame = bar
    suggestions.isHidden = bar.height == 0 || arrangement.posture.leavesAccessoryBehind
    let frames = frames(of: arrangement, below: bar)
    for (index, piece) in pieces.enumerated() {
      piece.isHidden = index >= frames.count
      if index < frames.count { piece.frame = frames[index] }
      piece.cornerRadius = arrangement.posture.leavesAccessoryBehind ? Self.cornerRadius : 0
    }
  }

  private func frames(of arrangement: KeyboardArrangement, below bar: CGRect) -> [CGRect] {
    if arrangement.showsKeys { return [] }
    switch arrangement.posture {
    case .docked, .undocked, .hardware:
      return [CGRect(x: 0, y: bar.maxY, width: bar.width, height: arrangement.keys)]
    case .split:
      return KeyboardPosture.split.parts(of: CGRect(x: 0, y: 0, width: bar.width, height: arrangement.height))
    case .floating(let frame): return [CGRect(origin: .zero, size: frame.size)]
    }
  }
}

/// One of them: takes touches from what lies behind, and does nothing with them.
final class KeyboardPlate: View {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundRole = .keyboard
    isHidden = true
  }

  override var isControl: Bool { true }
}
