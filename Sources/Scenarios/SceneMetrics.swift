public import Foundation

/// The lengths that scene files count on, in points: a scene lies the same wherever it is shown.
public enum SceneMetrics {
  /// The height of a navigation bar below the safe area's top (FACTS.md §3).
  public static let navigationBarHeight: CGFloat = 44
  /// The height of a field, without its label.
  public static let fieldHeight: CGFloat = 44
  /// The font size of a field's label.
  public static let fieldLabelFontSize: CGFloat = 13
  /// The height of a field's label.
  public static let fieldLabelHeight: CGFloat = 16
  /// The space between a field's label and the field.
  public static let fieldLabelGap: CGFloat = 4
  /// How far a field's label is inset from the field's left edge.
  public static let fieldLabelInset: CGFloat = 4
  /// The height of a field with its label: 64, so that a spacing of 14 gives a pitch of 78.
  public static let labelledFieldHeight = fieldLabelHeight + fieldLabelGap + fieldHeight
  /// The height of a primary button.
  public static let buttonHeight: CGFloat = 50
  /// The font size of text that names none.
  public static let fontSize: CGFloat = 17
}
