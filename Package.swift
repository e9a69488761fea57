// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors in every Swift target, and every import says how far it reaches.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What talks to speech-dispatcher is there only where the trait is on, so that everything else
/// builds on a machine without the C library.
let speech = TargetDependencyCondition.when(traits: ["SpeechDispatcher"])

let package = Package(
  name: "reorder",
  products: [
    .library(name: "Reordering", targets: ["Reordering"]),
    .library(name: "AssistiveActions", targets: ["AssistiveActions"]),
    .library(name: "SwipeMenus", targets: ["SwipeMenus"]),
    .library(name: "AnnouncingSpeech", targets: ["AnnouncingSpeech"]),
    .library(name: "AssistiveReordering", targets: ["AssistiveReordering"]),
    .library(name: "ReorderWording", targets: ["ReorderWording"]),
    .library(name: "SpeechDispatcherClient", targets: ["SpeechDispatcherClient"]),
    .executable(name: "reorder", targets: ["reorder"]),
  ],
  traits: [
    .trait(name: "SpeechDispatcher", description: "Speak through speech-dispatcher (libspeechd)."),
    .default(enabledTraits: ["SpeechDispatcher"]),
  ],
  targets: [
    .target(name: "Reordering", swiftSettings: strict),
    .target(name: "AssistiveActions", dependencies: ["Reordering"], swiftSettings: strict),
    .target(name: "SwipeMenus", swiftSettings: strict),
    .target(name: "AnnouncingSpeech", swiftSettings: strict),
    .target(
      name: "AssistiveReordering",
      dependencies: ["Reordering", "AssistiveActions", "SwipeMenus", "AnnouncingSpeech"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CUnicode", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CWordingCatalog", path: "Localizations", exclude: ["Localizable.xcstrings"],
      sources: ["catalog.c"], publicHeadersPath: "include"),
    .target(
      name: "ReorderWording",
      dependencies: [
        "Reordering", "AssistiveReordering", "SwipeMenus", "AnnouncingSpeech", "CUnicode",
        "CWordingCatalog",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CSpeechDispatcher", pkgConfig: "speech-dispatcher",
      providers: [.apt(["libspeechd-dev"])]),
    .target(
      name: "SpeechDispatcherClient",
      dependencies: ["AnnouncingSpeech", .target(name: "CSpeechDispatcher", condition: speech)],
      swiftSettings: strict),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CFileAttributes"),
    .target(
      name: "ReorderDocuments",
      dependencies: ["Reordering", "SwipeMenus", "CMarkdown", "CFileAttributes"],
      swiftSettings: strict),
    .executableTarget(
      name: "reorder",
      dependencies: [
        "Reordering", "AssistiveActions", "AssistiveReordering", "SwipeMenus", "AnnouncingSpeech",
        "ReorderWording", "ReorderDocuments",
        .target(name: "SpeechDispatcherClient", condition: speech),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Reordering", "AnnouncingSpeech"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "CTerminal", path: "Tests/CTerminal"),
    .target(name: "CMemory", path: "Tests/CMemory"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "reorder", "Reordering", "AssistiveActions", "AssistiveReordering", "AnnouncingSpeech",
        "TestSupport", "CMemory", "CTerminal",
      ],
      path: "Tests/Benchmarks",
      swiftSettings: strict),
    .testTarget(
      name: "ReorderingTests", dependencies: ["Reordering", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AssistiveActionsTests", dependencies: ["AssistiveActions", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "SwipeMenusTests", dependencies: ["SwipeMenus"], swiftSettings: strict),
    .testTarget(
      name: "AnnouncingSpeechTests", dependencies: ["AnnouncingSpeech", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SpeechDispatcherClientTests",
      dependencies: ["AnnouncingSpeech", "SpeechDispatcherClient", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AssistiveReorderingTests", dependencies: ["AssistiveReordering", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ReorderWordingTests",
      dependencies: [
        "Reordering", "AssistiveActions", "AssistiveReordering", "ReorderWording", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReorderDocumentsTests", dependencies: ["ReorderDocuments", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "reorder", "AnnouncingSpeech", "AssistiveReordering", "ReorderDocuments", "ReorderWording",
        "TestSupport", "CTerminal",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Some tests run in a build of their own, and only what they test is built for them: the exhaustive
// ones in release mode (`make test`), those of speech with the thread sanitizer (`make sanitize`).
let builds: [String: Set<String>] = [
  "REORDER_ONLY_EXHAUSTIVE_TESTS": [
    "Reordering", "AssistiveActions", "SwipeMenus", "AnnouncingSpeech", "CMemory", "TestSupport",
    "ReorderingTests", "AssistiveActionsTests", "SwipeMenusTests",
  ],
  "REORDER_ONLY_SPEECH_TESTS": [
    "Reordering", "AnnouncingSpeech", "CSpeechDispatcher", "SpeechDispatcherClient", "TestSupport",
    "AnnouncingSpeechTests", "SpeechDispatcherClientTests",
  ],
]
for (variable, tested) in builds where Context.environment[variable] != nil {
  package.products = []
  package.targets.removeAll { !tested.contains($0.name) }
}
