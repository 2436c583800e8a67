/// The fields that previous and next go through from the one in focus (FACTS.md §5, 1.1, toolbar manager).
///
///     let order = FieldOrder(candidates, current: 7, scope: .form)
///     order.next           // the id of the field that "next" leads to, or nil
///     order.isNextEnabled  // whether its arrow is shown as enabled
///
/// Fields that cannot become first responder, those of alerts and search bars, and those the app leaves out are passed
/// over. The field in focus is always part of its own order, whatever it is.
public struct FieldOrder: Hashable, Sendable {
  /// Which fields belong together.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The global manager's: the whole nearest deep container if there is one, else the siblings only. A field in a
    /// stack of its own has no way out (CASES.md I1).
    case siblings
    /// The whole form as it is seen: row by row through nested stacks and tables.
    case form
  }

  /// The fields in order, the one in focus among them; empty if that is not among the candidates.
  public let fields: [FieldCandidate]
  /// The place of the field in focus in ``fields``; nil if it is not among the candidates.
  public let currentIndex: Int?
  /// Whether the arrows of a field in a table stay enabled at its ends: rows out of sight have no views yet.
  private let isOpenEnded: Bool

  /// The order of `candidates` around the one called `current`.
  ///
  /// `order` is for siblings alone: a deep container is always gone through by position, and so is a form.
  public init(
    _ candidates: [FieldCandidate], current: FieldCandidate.ID, scope: Scope = .siblings,
    by order: ToolbarOrder = .subviews
  ) {
    guard let field = candidates.first(where: { $0.id == current }) else {
      (fields, currentIndex, isOpenEnded) = ([], nil, false)
      return
    }
    let reachable = candidates.filter { candidate in
      guard candidate.id != current else { return true }
      return candidate.canBecomeFirstResponder && !candidate.isIgnoredBySwitching && !candidate.isInSearchBar
        && (scope == .form ? candidate.isInAlert == field.isInAlert : !candidate.isInAlert)
    }
    switch scope {
    case .form:
      fields = Self.inRows(reachable)
      isOpenEnded = false
    case .siblings:
      isOpenEnded = field.isInTable
      if let container = field.containers.first {
        fields = ToolbarOrder.position.sorted(reachable.filter { $0.containers.contains(container) })
      } else {
        fields = order.sorted(reachable.filter { $0.parent == field.parent })
      }
    }
    currentIndex = fields.firstIndex { $0.id == current }
  }

  /// The field before the one in focus, or nil.
  public var previous: FieldCandidate.ID? {
    currentIndex.flatMap { $0 > 0 ? fields[$0 - 1].id : nil }
  }

  /// The field after the one in focus, or nil.
  public var next: FieldCandidate.ID? {
    currentIndex.flatMap { $0 + 1 < fields.count ? fields[$0 + 1].id : nil }
  }

  /// Whether the arrow to the previous field is enabled; in the manager's tables it is, even with no field to go to.
  public var isPreviousEnabled: Bool { previous != nil || isOpenEnded }

  /// Whether the arrow to the next field is enabled; in the manager's tables it is, even with no field to go to.
  public var isNextEnabled: Bool { next != nil || isOpenEnded }

  /// Whether the arrows have anything to do: there is another field, or there may be one beyond the end of a table.
  public var hasOthers: Bool { fields.count > 1 || isOpenEnded }
}
