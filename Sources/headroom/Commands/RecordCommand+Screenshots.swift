extension RecordCommand {
  static let screenshots = OptionRule(
    name: "--screenshots", value: .text, help: "the folder for NAME.png of each takeScreenshot: NAME")
}
