/// What each target may import, as in the design's table. Foundation comes on top everywhere but in `Pixels`.
enum BoundaryTable {
  static let libraries: Set<String> = [
    "Motion", "KeyboardAvoidance", "Tracing", "Measures", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
    "AvoidingViews", "CairoRendering", "WindowHosting", "X11Hosting", "Staging", "Recording", "HeadroomApp",
  ]

  static let allowed: [String: Set<String>] = [
    "Motion": [],
    "KeyboardAvoidance": ["Motion"],
    "Tracing": ["KeyboardAvoidance"],
    "Measures": ["Tracing"],
    "Scenarios": ["KeyboardAvoidance", "CYaml"],
    "Pixels": [],
    "ViewTree": ["Motion"],
    "OnScreenKeyboard": ["ViewTree", "KeyboardAvoidance"],
    "AvoidingViews": ["ViewTree", "KeyboardAvoidance"],
    "CairoRendering": ["ViewTree", "Pixels", "CPangoCairo"],
    "WindowHosting": ["Pixels"],
    "X11Hosting": ["WindowHosting", "Pixels", "CX11", "CXext", "CXInput"],
    "Staging": [
      "Motion", "KeyboardAvoidance", "Tracing", "Measures", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
      "AvoidingViews", "WindowHosting",
    ],
    "Recording": ["Staging", "Measures", "Pixels", "CWebP"],
    "HeadroomApp": libraries.subtracting(["Recording", "HeadroomApp"]),
    "headroom": libraries,
    "headroom-probe": ["CX11", "CXtst", "CXdamage"],
    "headroom-allocations": ["KeyboardAvoidance", "Scenarios", "CAllocationCount"],
  ]

  /// Modules of the system, and the only targets that may talk to it: those at the edge of the program.
  static let systemModules: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  static let systemUsers: Set<String> = ["X11Hosting", "headroom", "headroom-probe"]

  static func mayImport(_ module: String, in target: String) -> Bool {
    if module == "Swift" { return true }
    if module == "Foundation" { return target != "Pixels" }
    if systemModules.contains(module) { return systemUsers.contains(target) }
    return allowed[target]?.contains(module) ?? false
  }
}
