import CairoRendering
import Foundation
import HeadroomApp
import X11Hosting

/// `headroom doctor`: what the machine has and lacks, and the command that brings it.
struct DoctorCommand {
  static let rules = [OptionRule(name: "--json", value: .none, help: "as JSON")]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "doctor", rules: Self.rules)
    guard self.arguments.operands.isEmpty else { throw Failure(.badInput, "doctor takes no operands") }
  }

  /// One thing looked for.
  private struct Finding: Encodable {
    var what: String
    var found: Bool
    /// Whether the program can do without.
    var optional: Bool
    var detail: String
    /// The Debian package that has it.
    var package: String?
  }

  func perform() throws {
    let findings = Self.findings()
    if arguments.has("--json") {
      try Console.printJSON(findings)
    } else {
      findings.forEach(Self.show)
      let packages = findings.filter { !$0.found }.compactMap(\.package)
      if !packages.isEmpty { Console.print("\nsudo apt-get install \(packages.joined(separator: " "))") }
    }
    if let lack = findings.first(where: { !$0.found && !$0.optional }) {
      throw Failure(.machineLacks, "\(lack.what) is missing: \(lack.detail)")
    }
  }

  private static func show(_ finding: Finding) {
    let mark = finding.found ? "ok     " : finding.optional ? "absent " : "MISSING"
    Console.print("\(mark)  \(finding.what): \(finding.detail)")
  }

  private static func findings() -> [Finding] {
    let environment = ProcessInfo.processInfo.environment
    let display = environment["DISPLAY"] ?? ""
    let answers = X11Host.isDisplayAvailable()
    let displayDetail =
      display.isEmpty ? "DISPLAY is not set; only recording works" : answers ? display : "no X server at \(display)"
    var findings = [
      Finding(what: "display", found: answers, optional: true, detail: displayDetail, package: nil)
    ]
    do {
      let assets = try Assets.locate()
      findings.append(Finding(what: "assets", found: true, optional: false, detail: assets.directory.path))
      findings += try fonts(assets)
    } catch {
      findings.append(Finding(what: "assets", found: false, optional: false, detail: "\(error)"))
    }
    return findings + programs(environment["PATH"] ?? "")
  }

  private static func fonts(_ assets: Assets) throws -> [Finding] {
    let missing = try FontSetup.missingFonts(configuration: assets.fonts)
    let lacking = missing.map { font in
      let isInterface = font.package == "fonts-inter"
      return Finding(
        what: "font \(font.family)", found: false, optional: !isInterface,
        detail: isInterface ? "the interface's font; install \(font.package)" : "its characters show as boxes",
        package: font.package)
    }
    if missing.contains(where: { $0.package == "fonts-inter" }) { return lacking }
    let fonts = try FontSetup.use(configuration: assets.fonts)
    let renderer = CairoRenderer(scale: 1, fonts: fonts)
    return [Finding(what: "rendering", found: true, optional: false, detail: "\(renderer.fingerprint)")] + lacking
  }

  private static func programs(_ path: String) -> [Finding] {
    let wanted = [
      ("Xvfb", "xvfb", "the window's rows of `headroom bench`"),
      ("ffmpeg", "ffmpeg", "films for other viewers, in a later version"),
    ]
    return wanted.map { name, package, purpose in
      let folders = path.split(separator: ":").map(String.init)
      let file = folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
      return Finding(
        what: name, found: file != nil, optional: true, detail: file ?? "not in PATH; for \(purpose)", package: package)
    }
  }
}
