import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Scenarios
import X11Hosting

/// From arguments to an exit status.
enum Program {
  static let version = Recorder.programVersion

  /// Runs the command that the arguments name; the answer is the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try Invocation(arguments).perform()
      return 0
    } catch let failure as Failure {
      Console.error(failure.message)
      return failure.status.rawValue
    } catch {
      let failure = Failure(error)
      Console.error(failure.message)
      return failure.status.rawValue
    }
  }
}

/// Why the program ends early: one line, and the exit status of the design.
struct Failure: Error {
  /// The exit statuses.
  enum Status: Int32 {
    case checkFailed = 1
    case badInput = 2
    case machineLacks = 3
    case failedOutside = 4
  }

  let status: Status
  let message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  /// What another part's error means for the exit status.
  init(_ error: any Error) {
    switch error {
    case let error as ScenarioError: self.init(.badInput, error.description)
    case let error as ScreenshotError: self.init(.badInput, error.description)
    case let error as RecordingError: self.init(.badInput, error.description)
    case let error as Assets.Missing: self.init(.machineLacks, error.description)
    case let error as FontSetupError: self.init(.machineLacks, "\(error)")
    case let error as X11Error: self.init(.machineLacks, "\(error)")
    default: self.init(.failedOutside, "\(error)")
    }
  }
}
