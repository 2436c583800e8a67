/// Every strategy, by name.
public enum StrategyCatalog {
  /// The strategies in the order in which they are listed and cycled through: ours, the four systems, the rest of the field.
  public static let all: [any AvoidanceStrategy.Type] = [
    HeadroomStrategy.self,
    TextFieldHelperStrategy.self,
    AutoAdjustFieldStrategy.self,
    KeyboardManagerStrategy.self,
    TransformFieldStrategy.self,
    NoneStrategy.self,
    InsetScrollStrategy.self,
    PanStrategy.self,
    ResizeStrategy.self,
    PaddingStrategy.self,
    HeightStrategy.self,
    PositionStrategy.self,
    AwareScrollStrategy.self,
    VisualViewportStrategy.self,
    WindowShiftStrategy.self,
    ShiftThenShrinkStrategy.self,
    WorkAreaStrategy.self,
    RootLiftStrategy.self,
    TranslateThenCommitStrategy.self,
    KeepInViewStrategy.self,
    SafeZoneStrategy.self,
    MoveKeyboardStrategy.self,
  ]

  /// Planners that are wrong on purpose: a check that one of them passes proves nothing. Not in ``all``.
  public static let planted: [any AvoidanceStrategy.Type] = [
    PlantedOffByOne.self,
    PlantedNoClamp.self,
    PlantedRestoreByDelta.self,
    PlantedBeginFrame.self,
    PlantedKeyboardHeight.self,
    PlantedIgnoresBars.self,
    PlantedSumsInsets.self,
    PlantedDoubleMove.self,
    PlantedForgetsRest.self,
    PlantedAlwaysScrolls.self,
    PlantedTextEnd.self,
    PlantedEndsShort.self,
    PlantedGuessesKeyboard.self,
    PlantedPicksPager.self,
    PlantedPullsDown.self,
    PlantedShiftedGeometry.self,
    PlantedScrollsText.self,
    PlantedEditBehind.self,
    PlantedNoInset.self,
    PlantedSnapsBack.self,
    PlantedFirstOffset.self,
    PlantedStaleLayout.self,
    PlantedForgetsInset.self,
    PlantedInsetByDelta.self,
    PlantedLateShow.self,
    PlantedDeafWhileShowing.self,
    PlantedInsetByHeight.self,
    PlantedInsetLoop.self,
    PlantedJumpsAtStart.self,
    PlantedFightsHand.self,
    PlantedBelievesFrame.self,
    PlantedHighestEdge.self,
    PlantedSteps.self,
    PlantedCoversToBottom.self,
    PlantedHomeIndicator.self,
    PlantedHideFrame.self,
    PlantedAnnouncedOnly.self,
    PlantedKeepsCover.self,
    PlantedBlindRestore.self,
    PlantedSwipeHome.self,
    PlantedHideEnds.self,
    PlantedTurnForgets.self,
    PlantedKeepsInset.self,
    PlantedOldRest.self,
    PlantedWholeWindow.self,
    PlantedTextTop.self,
    PlantedCaretToEdge.self,
    PlantedFirstDistance.self,
    PlantedWholeBar.self,
    PlantedBarByParent.self,
    PlantedLastDrag.self,
    PlantedForgetsAccessory.self,
    PlantedStaleContent.self,
  ]

  /// The strategy of this name, planted ones among them, or nil if there is none.
  public static func strategy(named name: String) -> (any AvoidanceStrategy.Type)? {
    all.first { $0.descriptor.name == name } ?? planted.first { $0.descriptor.name == name }
  }

  /// The names of the planted ones in order.
  public static var plantedNames: [String] { planted.map { $0.descriptor.name } }

  /// The names in order.
  public static var names: [String] { all.map { $0.descriptor.name } }
}
