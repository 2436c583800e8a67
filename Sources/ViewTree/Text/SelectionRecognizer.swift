import Foundation

/// Selects text by hand: a drag along the text selects from where it began, a second press selects the word, a third the
/// paragraph (in a field all), a press with shift extends what is selected. A drag that goes on after any of these extends
/// it by the same unit. A drag across the lines is left to whoever scrolls.
final class SelectionRecognizer: GestureRecognizer {
  private enum Unit { case cluster, word, paragraph }

  private var unit = Unit.cluster
  /// What was selected first and stays so.
  private var origin = 0..<0

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
      origin = range(at: touch.location, in: input)
    }
    input.isSelecting = true
    extend(to: touch, in: input)
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
    input.isSelecting = false
    if !input.isFirstResponder { input.becomeFirstResponder() }
    input.offerSelection()
  }

  override func cancelled(_ touch: Touch) {
    if state == .active { state = .failed }
    input?.isSelecting = false
  }

  private func extend(to touch: Touch, in input: any EditableView) {
    var (anchor, position) = (origin.lowerBound, input.position(at: touch.location(in: input)))
    if unit != .cluster {
      let range = range(at: touch.location, in: input)
      if range.lowerBound < origin.lowerBound {
        (anchor, position) = (origin.upperBound, TextPosition(range.lowerBound))
      } else {
        position = TextPosition(max(origin.upperBound, range.upperBound))
      }
    }
    input.edit {
      $0.place(caret: anchor)
      $0.place(caret: position.offset, affinity: position.affinity, extending: true)
    }
  }

  private func range(at point: CGPoint, in input: any EditableView) -> Range<Int> {
    if input.isConcealed || unit == .paragraph && !input.isMultiline { return 0..<input.edited.text.utf8.count }
    let offset = input.cluster(at: input.pointFromWindow(point) ?? .zero)
    return unit == .word ? input.edited.wordRange(at: offset) : input.edited.paragraphRange(at: offset)
  }
}
