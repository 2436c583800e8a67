// swift-tools-version: 6.2

import PackageDescription

// What every target is built with. Warnings are errors; a boundary crossed is a failed test (BoundariesTests).
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Targets that own identity (views, C handles, the loop) live on the main actor; value targets stay nonisolated.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

func library(_ name: String, _ settings: [SwiftSetting], _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Tests; `files` are folders that they read from where they lie.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], files: [String] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, exclude: files, swiftSettings: strict)
}

func systemLibrary(_ name: String, pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(name: name, path: "Modules/\(name)", pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let package = Package(
  name: "headroom",
  products: [
    .executable(name: "headroom", targets: ["headroom"]),
    .library(name: "HeadroomApp", targets: ["HeadroomApp"]),
    .library(name: "KeyboardAvoidance", targets: ["KeyboardAvoidance"]),
  ],
  targets: [
    systemLibrary("CX11", pkgConfig: "x11", apt: ["libx11-dev"]),
    systemLibrary("CXext", pkgConfig: "xext", apt: ["libxext-dev"]),
    systemLibrary("CPangoCairo", pkgConfig: "pangocairo", apt: ["libcairo2-dev", "libpango1.0-dev"]),
    systemLibrary("CWebP", pkgConfig: "libwebpmux", apt: ["libwebp-dev"]),
    systemLibrary("CYaml", pkgConfig: "yaml-0.1", apt: ["libyaml-dev"]),
    systemLibrary("CXtst", pkgConfig: "xtst", apt: ["libxtst-dev"]),
    systemLibrary("CXdamage", pkgConfig: "xdamage", apt: ["libxdamage-dev"]),

    // An allocator that counts, for the one program that asks it.
    .target(name: "CAllocationCount", path: "Modules/CAllocationCount"),

    library("Motion", strict),
    library("KeyboardAvoidance", strict, ["Motion"]),
    library("Tracing", strict, ["KeyboardAvoidance"]),
    library("Measures", strict, ["Tracing"]),
    library("Scenarios", strict, ["KeyboardAvoidance", "CYaml"]),
    library("Pixels", strict),
    library("ViewTree", mainActor, ["Motion"]),
    library("OnScreenKeyboard", mainActor, ["ViewTree", "KeyboardAvoidance"]),
    library("AvoidingViews", mainActor, ["ViewTree", "KeyboardAvoidance"]),
    library("CairoRendering", mainActor, ["ViewTree", "Pixels", "CPangoCairo"]),
    library("WindowHosting", mainActor, ["Pixels"]),
    library("X11Hosting", mainActor, ["WindowHosting", "Pixels", "CX11", "CXext"]),
    library(
      "Staging", mainActor,
      [
        "Motion", "KeyboardAvoidance", "Tracing", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
        "AvoidingViews", "WindowHosting",
      ]),
    library("Recording", mainActor, ["Staging", "Measures", "Pixels", "CWebP"]),
    library(
      "HeadroomApp", mainActor,
      [
        "Motion", "KeyboardAvoidance", "Tracing", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
        "AvoidingViews", "CairoRendering", "WindowHosting", "X11Hosting", "Staging",
      ]),
    .executableTarget(
      name: "headroom",
      dependencies: [
        "Motion", "KeyboardAvoidance", "Tracing", "Measures", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
        "AvoidingViews", "CairoRendering", "WindowHosting", "X11Hosting", "Staging", "Recording", "HeadroomApp",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "headroom-probe", dependencies: ["CX11", "CXtst", "CXdamage"], swiftSettings: mainActor),
    .executableTarget(
      name: "headroom-allocations", dependencies: ["KeyboardAvoidance", "Scenarios", "CAllocationCount"],
      swiftSettings: mainActor),

    // Support for the tests: a canvas that writes down its calls, seeded randomness; a real X server.
    .target(name: "TestSupport", dependencies: ["ViewTree"], path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "XServerSupport", path: "Tests/XServerSupport", swiftSettings: strict),

    tests("Boundaries"),
    tests("Motion", ["Motion", "TestSupport"]),
    tests("KeyboardAvoidance", ["Motion", "KeyboardAvoidance", "TestSupport"]),
    tests("Tracing", ["Tracing", "KeyboardAvoidance"]),
    tests("Measures", ["Measures", "Tracing"]),
    tests("Scenarios", ["Scenarios", "KeyboardAvoidance"]),
    tests("Pixels", ["Pixels", "TestSupport"]),
    tests("ViewTree", ["Motion", "ViewTree", "TestSupport"]),
    tests("OnScreenKeyboard", ["ViewTree", "OnScreenKeyboard", "KeyboardAvoidance", "TestSupport"]),
    tests("AvoidingViews", ["Motion", "ViewTree", "AvoidingViews", "KeyboardAvoidance", "TestSupport"]),
    tests("CairoRendering", ["ViewTree", "Pixels", "CairoRendering", "TestSupport"]),
    tests("WindowHosting", ["WindowHosting", "Pixels"]),
    tests("X11Hosting", ["WindowHosting", "X11Hosting", "Pixels", "XServerSupport"]),
    tests(
      "Staging",
      [
        "Motion", "KeyboardAvoidance", "Tracing", "Measures", "Scenarios", "Pixels", "ViewTree", "OnScreenKeyboard",
        "AvoidingViews", "WindowHosting", "Staging", "TestSupport",
      ]),
    tests(
      "Recording",
      [
        "Staging", "Scenarios", "Tracing", "Measures", "Pixels", "ViewTree", "CairoRendering", "Recording",
        "HeadroomApp", "TestSupport",
      ], files: ["Findings", "Goldens"]),
    tests(
      "HeadroomApp",
      ["HeadroomApp", "CairoRendering", "Pixels", "ViewTree", "WindowHosting", "TestSupport"]),
    tests(
      "EndToEnd",
      [
        "XServerSupport", "Pixels", "Recording", "HeadroomApp", "headroom", "headroom-probe", "headroom-allocations",
      ]),
  ]
)
