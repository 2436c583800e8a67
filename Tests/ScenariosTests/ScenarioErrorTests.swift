import Scenarios
import Testing

@Suite struct ScenarioErrorTests {
  @Test(arguments: [
    (ScenarioError(file: "form.yaml", line: 3, column: 12, message: "a; b"), "form.yaml:3:12: a; b"),
    (ScenarioError(file: "gone.yaml", line: 0, column: 0, message: "no such file"), "gone.yaml: no such file"),
    (ScenarioError(file: "two\nlines", line: 1, column: 1, message: "a\tb"), "two\\nlines:1:1: a\\tb"),
  ])
  func `an error is one line that begins with its place`(_ error: ScenarioError, _ line: String) {
    #expect(error.description == line)
  }
}
