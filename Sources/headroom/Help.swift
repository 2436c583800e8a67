/// The text of `--help`.
enum Help {
  static func text(for command: String) -> String {
    switch command {
    case "record":
      return usage(
        "record SCENARIO -o FILE [-o FILE …] [--screenshots DIR]", "Films a scenario; no display needed.",
        RecordCommand.rules)
    case "check":
      return usage(
        "check [PATH …] | check --merge DIR …",
        "Plays cases with strategies and says what falls short; no display needed.",
        CheckCommand.rules)
    case "fuzz":
      return usage(
        "fuzz", "Plays random scenarios; shrinks the first that fails and writes it to a file.", FuzzCommand.rules)
    case "plan":
      return usage("plan FACTS|-", "Plans for the geometry of any app, and explains.", PlanCommand.rules)
    case "list":
      return usage("list \(ListCommand.kinds.joined(separator: "|"))", "Lists what there is.", ListCommand.rules)
    case "doctor": return usage("doctor", "Says what the machine has and lacks.", DoctorCommand.rules)
    case "bench":
      return usage(
        "bench", "Measures, beside the design's budgets; needs Xvfb for the window's rows.", BenchCommand.rules)
    default: return overview
    }
  }

  private static func usage(_ call: String, _ about: String, _ rules: [OptionRule]) -> String {
    (["usage: headroom \(call) [OPTIONS]", "", about, ""] + options(rules)).joined(separator: "\n")
  }

  private static func options(_ rules: [OptionRule]) -> [String] {
    rules.map { rule in
      let value =
        switch rule.value {
        case .none: ""
        case .text: " VALUE"
        case .number: " N"
        }
      let name = rule.name + value
      return "  " + name + String(repeating: " ", count: max(2, 20 - name.count)) + rule.help
    }
  }

  private static var overview: String {
    let keys = Shortcut.allCases.map { shortcut in
      "  " + shortcut.keys + String(repeating: " ", count: max(2, 20 - shortcut.keys.count)) + shortcut.meaning
    }
    let commands = [
      "usage: headroom [run] [SCENE|SCENARIO] [OPTIONS]     a phone-sized window; click a field",
      "       headroom record SCENARIO -o FILE [OPTIONS]    film .webp, strip .png, diagram .svg, trace .jsonl",
      "       headroom check [PATH …] [OPTIONS]             cases with every strategy: who falls short, and why",
      "       headroom fuzz [OPTIONS]                       random scenarios: what fails is shrunk and written to a file",
      "       headroom plan FACTS|- [OPTIONS]               geometry of any app in (YAML, JSON), plan and explanation out",
      "       headroom list strategies|scenes|scenarios|devices|keyboards [--json]",
      "       headroom doctor [--json]                      what the machine has and lacks",
      "       headroom bench [--json]                       measures, beside the budgets",
      "       headroom COMMAND --help, headroom --version", "", "Options of run:",
    ]
    let exit = [
      "", "Exit status: 0 done, 1 a check failed, 2 the input or the call is wrong, 3 the machine lacks something,",
      "4 something outside failed (full disk, lost X server).",
    ]
    return (commands + options(RunCommand.rules) + ["", "Keys in the window:"] + keys + exit).joined(separator: "\n")
  }
}
