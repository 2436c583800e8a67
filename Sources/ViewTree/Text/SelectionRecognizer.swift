import Foundation

/// Selects text by hand: a drag along the text selects from where it began, a second press selects the word, a third the
/// paragraph (in a field all), a press with shift extends what is selected. A drag that goes on after any of these extends
/// it by the same unit. A drag across the lines is left to whoever scrolls.
final class SelectionRecognizer: GestureRecognizer {
  private enum Unit { case cluster, word, paragraph }

  private var unit = Unit.cluster
  /// What was selected first and stays so.
  private var origin = 0..<0
  private let scroll = SelectionScroll()

  private var input: (any EditableView)? { view as? any EditableView }

  override func began(_ touch: Touch) {
    guard let input, input.canBecomeFirstResponder else { return state = .failed }
    unit = [1: .cluster, 2: .word][touch.tapCount] ?? .paragraph
    let extends = touch.extendsSelection && input.isFirstResponder
    guard extends || unit != .cluster else { return }
    state = .active
    if extends {
      unit = .cluster
      origin = input.edited.selection.anchor..<input.edited.selection.anchor
    } else {
      origin = range(around: touch.location(in: input), in: input)
    }
    input.isSelecting = true
    extend(to: touch, in: input, scrolls: false)
  }

  override func moved(_ touch: Touch) {
    guard let input else { return state = .failed }
    if state == .possible {
      guard hypot(touch.translation.x, touch.translation.y) >= Self.slop else { return }
      guard abs(touch.translation.x) >= abs(touch.translation.y), !input.edited.text.isEmpty else {
        return state = .failed
      }
      let start = input.position(at: input.pointFromWindow(touch.start) ?? .zero).offset
      origin = start..<start
      state = .active
      input.isSelecting = true
    }
    if state == .active { extend(to: touch, in: input) }
  }

  override func ended(_ touch: Touch) {
    guard state == .active, let input else { return }
    state = .ended
    scroll.stop()
    if !input.isFirstResponder { input.becomeFirstResponder() }
    input.isSelecting = false
    input.offerSelection()
  }

  override func cancelled(_ touch: Touch) {
    if state == .active { state = .failed }
    scroll.stop()
    input?.isSelecting = false
  }

  /// Extends what is selected to the finger, and `scrolls` on while that is beyond an edge: a press alone scrolls nothing.
  private func extend(to touch: Touch, in input: any EditableView, scrolls: Bool = true) {
    let point = input.seenPoint(nearestTo: touch.location(in: input))
    var (anchor, position) = (origin.lowerBound, input.position(at: point))
    if unit != .cluster {
      let range = range(around: point, in: input)
      if range.lowerBound < origin.lowerBound {
        (anchor, position) = (origin.upperBound, TextPosition(range.lowerBound))
      } else {
        position = TextPosition(max(origin.upperBound, range.upperBound))
      }
    }
    input.edit(.moving) {
      $0.place(caret: anchor)
      $0.place(caret: position.offset, affinity: position.affinity, extending: true)
    }
    guard scrolls else { return }
    scroll.follow(touch, in: input) { [weak self, weak input] in
      if let self, let input { extend(to: touch, in: input) }
    }
  }

  /// The unit around a point of the view's own space.
  private func range(around point: CGPoint, in input: any EditableView) -> Range<Int> {
    if input.isConcealed || unit == .paragraph && !input.isMultiline { return 0..<input.edited.text.utf8.count }
    let offset = input.cluster(at: point)
    return unit == .word ? input.edited.wordRange(at: offset) : input.edited.paragraphRange(at: offset)
  }
}
