// swift-tools-version: 6.1
import Foundation
import PackageDescription

// CryptoKit has no secret box. On macOS libsodium is linked where Homebrew has installed it; on the
// other systems of Apple the app supplies one (SecretBoxProvider).
let hasHomebrewSodium = ["/opt/homebrew", "/usr/local"].contains { prefix in
  FileManager.default.fileExists(atPath: "\(prefix)/include/sodium.h")
}
let sodiumPlatforms: [Platform] = hasHomebrewSodium ? [.linux, .macOS] : [.linux]
let curl = Target.Dependency.target(name: "CLibCurl", condition: .when(platforms: [.linux]))
let crypto = Target.Dependency.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))
let ssl = Target.Dependency.target(name: "CLibSSL", condition: .when(platforms: [.linux]))
let sodium = Target.Dependency.target(
  name: "CLibSodium",
  condition: .when(platforms: sodiumPlatforms)
)

// Most tests need the runtime, and the kit for contract tests.
let runtime: [Target.Dependency] = ["BinderyRealtime", "BinderyRuntime"]
let contracts: [Target.Dependency] = runtime + ["BinderyTesting"]
let testing: [Target.Dependency] = contracts + ["TestSupport"]
let clients: [Target.Dependency] = ["ChatCenterUI", "PubNubSDK", "PusherSwift"]

// Generator: from a document to Swift, each stage in a target of its own.
let stageNames = [
  "Canonicalizing", "Checking", "Comparing", "Emitting", "Shape", "Shaping", "Specification",
  "SwiftSource",
]
let stages = stageNames.map { Target.Dependency(stringLiteral: $0) }
let generator: [Target] = [
  .system("CLibYAML", in: "Generator", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
  // zlib, which Apple's SDKs have without a description for pkg-config. The runtime's module of it
  // requires libcurl.
  .systemLibrary(name: "CLibInflate", path: "Generator/CLibInflate"),
  .target("SourceDiagnostics", in: "Generator"),
  .target("Specification", in: "Generator", ["CLibYAML", "SourceDiagnostics"]),
  .target("Canonical", in: "Generator", ["SourceDiagnostics"]),
  .target("Canonicalizing", in: "Generator", ["Canonical", "CLibInflate", "Specification"]),
  .target(
    "Comparing",
    in: "Generator",
    ["BinderyJSON", "Canonical", "SchemaValidation", "SourceDiagnostics", "SwiftSource"]
  ),
  .target("Shape", in: "Generator"),
  .target(
    "Shaping",
    in: "Generator",
    ["BinderyJSON", "Canonical", "RecordingRedaction", "Shape", "SourceDiagnostics"]
  ),
  .target("SwiftSource", in: "Generator"),
  .target("Emitting", in: "Generator", ["Shape", "SwiftSource"]),
  .target(
    "Checking",
    in: "Generator",
    [
      "BinderyJSON", "RecordingMutation", "RecordingRedaction", "SchemaValidation", "Shape",
      "SourceDiagnostics",
    ]
  ),
  .target(
    "Commands",
    in: "Generator",
    stages + ["BinderyJSON", "RecordingMutation", "RecordingRedaction", "SchemaValidation"]
  ),
  .executableTarget(name: "bindery", dependencies: ["Commands"], path: "Generator/bindery"),
  .executableTarget(
    name: "NetworkCommand",
    dependencies: [
      "BinderyJSON", "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "Canonical", "Checking",
      "Commands", "Cryptography", "MockServer", "RecordingRedaction", "ReverseProxy", "Shape",
      "Shaping", "SourceDiagnostics", "Specification",
    ],
    path: "Generator/NetworkCommand"
  ),
  .plugin(
    name: "BinderyCommand",
    capability: .command(
      intent: .custom(verb: "bindery", description: "Generates Swift bindings from API documents"),
      permissions: [.writeToPackageDirectory(reason: "Bindings are written into the package.")]
    ),
    dependencies: ["bindery"],
    path: "Generator/Plugins/BinderyCommand"
  ),
  .plugin(
    name: "BinderyBuild",
    capability: .buildTool(),
    dependencies: ["bindery"],
    path: "Generator/Plugins/BinderyBuild"
  ),
]

// What generated code uses; the clients; and local servers for trying these without an account.
let sources: [Target] = [
  .system(
    "CLibCurl",
    in: "Sources",
    "libcurl",
    apt: "libcurl4-openssl-dev",
    "zlib1g-dev",
    brew: "curl"
  ),
  .system("CLibCrypto", in: "Sources", "libcrypto", apt: "libssl-dev", brew: "openssl"),
  .system("CLibSodium", in: "Sources", "libsodium", apt: "libsodium-dev", brew: "libsodium"),
  .target("BinderyJSON"),
  .target("SchemaValidation", ["BinderyJSON"]),
  .target("RecordingMutation", ["BinderyJSON", "SchemaValidation"]),
  .target("RecordingRedaction", ["BinderyJSON", "SchemaValidation"]),
  .target("BinderyRuntime", ["BinderyJSON", curl]),
  .target("BinderyXML", ["BinderyRuntime"]),
  .target("BinderyRealtime", ["BinderyRuntime", "Cryptography", curl]),
  .target("Cryptography", [crypto, sodium]),
  .target(
    "BinderyTesting",
    runtime + ["BinderyXML", "RecordingMutation", "RecordingRedaction", "SchemaValidation"]
  ),
  .target("ReverseProxy", contracts + ["BinderyJSON", "CLibCurl"]),
  .target(
    "MockServer",
    contracts + [
      "BinderyJSON", "BinderyXML", "RecordingMutation", "RecordingRedaction", "SchemaValidation",
    ]
  ),
  .target("PubNubSDK", runtime + ["Cryptography"], exclude: ["README.md"]),
  .target("PusherSwift", runtime + ["Cryptography"], exclude: ["README.md"]),
  .target("PusherServer", runtime + ["Cryptography", "PusherSwift"], exclude: ["README.md"]),
  .target("ChatCenterUI", runtime + ["Cryptography"], exclude: ["README.md"]),
  .target("Sandbox", contracts + clients + ["CLibCurl", "Cryptography", "RecordingRedaction"]),
  .executableTarget(
    name: "SandboxCommand",
    dependencies: clients + ["BinderyRuntime", "BinderyTesting", "Sandbox"]
  ),
]

// Generated code that the tests use; the documents are beside it.
let goldens: [Target] =
  ["Albums", "Awkward", "Bookshop", "Constructs", "Contents", "Depot", "Kiosk", "Wire"].map {
    .target($0, in: "Tests/Golden", ["BinderyRuntime"])
  }
  + [.target("Shelter", in: "Tests/Golden", ["BinderyRuntime", "BinderyXML"])]
  + ["Feed", "Lights", "Lobby"].map { .target($0, in: "Tests/Golden", runtime) }
  + [
    .tests("BookshopContractTests", in: "Tests/Golden", contracts + ["Bookshop"]),
    .tests("LobbyContractTests", in: "Tests/Golden", contracts + ["Lobby"]),
    .tests("PressContractTests", in: "Tests/Golden", contracts + ["Contents"]),
    .tests("ShelterContractTests", in: "Tests/Golden", contracts + ["BinderyXML", "Shelter"]),
    .tests("WireContractTests", in: "Tests/Golden", contracts + ["Wire"]),
  ]

let tests: [Target] = [
  .system("CLibSSL", in: "Tests", "libssl", apt: "libssl-dev", brew: "openssl"),
  .target("TestSupport", in: "Tests", ["BinderyRuntime", ssl]),
  .target("ChatUser", in: "Tests", contracts + ["ChatCenterUI"]),
  .target("PlantedSecrets", in: "Tests", ["BinderyJSON"]),
  .tests("SpecificationTests", ["Canonicalizing", "Specification"]),
  .tests("ShapingTests", testing + ["Canonicalizing", "Shape", "Shaping", "Specification"]),
  .tests("EmittingTests", stages),
  .tests(
    "CommandTests",
    stages + testing + [
      "BinderyJSON", "bindery", "Commands", "MockServer", "NetworkCommand", "PlantedSecrets",
      "RecordingMutation", "ReverseProxy",
    ]
  ),
  .tests("AlbumsTests", contracts + ["Albums"]),
  .tests("ConstructsTests", ["BinderyRuntime", "Constructs"]),
  .tests("ContentsTests", contracts + ["Contents"]),
  .tests("DepotTests", contracts + ["Depot"]),
  .tests("FeedTests", runtime + ["Feed", "Lights"]),
  .tests("KioskTests", ["BinderyRuntime", "Kiosk"]),
  .tests("ShelterTests", contracts + ["BinderyXML", "Shelter"]),
  .tests("WireTests", contracts + ["Wire"]),
  .tests("SpecTests", contracts + ["Specification"]),
  .tests("BinderyJSONTests", ["BinderyJSON", "BinderyRuntime", "TestSupport"]),
  .tests("SchemaValidationTests", ["BinderyJSON", "SchemaValidation", "TestSupport"]),
  .tests(
    "RecordingMutationTests",
    ["BinderyJSON", "RecordingMutation", "SchemaValidation", "TestSupport"]
  ),
  .tests(
    "RecordingRedactionTests",
    ["BinderyJSON", "PlantedSecrets", "RecordingRedaction", "TestSupport"]
  ),
  .tests("BinderyRuntimeTests", testing + ["Cryptography", curl]),
  .tests("BinderyXMLTests", ["BinderyRuntime", "BinderyXML", "TestSupport"]),
  .tests("BinderyRealtimeTests", testing),
  .tests(
    "BinderyTestingTests",
    testing + [
      "BinderyXML", "Contents", "Lobby", "PlantedSecrets", "RecordingMutation",
      "RecordingRedaction", "Shelter",
    ]
  ),
  .tests(
    "MockServerTests",
    testing + ["BinderyJSON", "MockServer", "RecordingRedaction", "SchemaValidation"]
  ),
  .tests("ReverseProxyTests", testing + ["BinderyJSON", "ReverseProxy"]),
  .tests("CryptographyTests", ["Cryptography", "TestSupport", crypto]),
  .tests("RedactionTests", testing + clients + ["Cryptography", "PusherServer"]),
  .tests("PubNubSDKTests", testing + ["PubNubSDK", "Sandbox"]),
  .tests("PubNubContractTests", contracts + ["PubNubSDK"]),
  .tests("PusherSwiftTests", testing + ["Cryptography", "PusherSwift", "Sandbox"]),
  .tests("PusherServerTests", testing + ["PusherServer", "PusherSwift", "Sandbox"]),
  .tests("PusherContractTests", contracts + ["PusherServer", "PusherSwift"]),
  .tests("ChatCenterContractTests", contracts + ["ChatCenterUI", "ChatUser"]),
  .tests(
    "ChatCenterUITests",
    testing + ["ChatCenterUI", "Sandbox", "Specification"],
    exclude: ["Vectors"]
  ),
  .tests("SandboxTests", testing + clients + ["Cryptography", "Sandbox", "SandboxCommand"]),
]

let package = Package(
  name: "Bindery",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "bindery", targets: ["bindery"]),
    .executable(name: "bindery-network", targets: ["NetworkCommand"]),
    .executable(name: "sandbox", targets: ["SandboxCommand"]),
    .plugin(name: "BinderyCommand", targets: ["BinderyCommand"]),
    .plugin(name: "BinderyBuild", targets: ["BinderyBuild"]),
    .library(name: "BinderyRuntime", targets: ["BinderyRuntime"]),
    .library(name: "BinderyRealtime", targets: ["BinderyRealtime"]),
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "BinderyXML", targets: ["BinderyXML"]),
    .library(name: "ChatCenterUI", targets: ["ChatCenterUI"]),
    .library(name: "PubNubSDK", targets: ["PubNubSDK"]),
    .library(name: "PusherServer", targets: ["PusherServer"]),
    .library(name: "PusherSwift", targets: ["PusherSwift"]),
    // For the package in Tests/Tools only.
    .library(name: "_Recording", targets: ["ChatUser", "Sandbox"]),
    .library(name: "_Fuzzing", targets: stageNames + ["Feed", "Lights", "Lobby"]),
  ],
  targets: generator + sources + goldens + tests
)

extension Target {
  static func target(
    _ name: String,
    in folder: String = "Sources",
    _ dependencies: [Dependency] = [],
    exclude: [String] = []
  ) -> Target {
    .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)", exclude: exclude)
  }

  static func tests(
    _ name: String,
    in folder: String = "Tests",
    _ dependencies: [Dependency],
    exclude: [String] = []
  ) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "\(folder)/\(name)", exclude: exclude)
  }

  /// A C library of the system, found with pkg-config.
  static func system(
    _ name: String,
    in folder: String,
    _ pkgConfig: String,
    apt: String...,
    brew: String
  ) -> Target {
    .systemLibrary(
      name: name,
      path: "\(folder)/\(name)",
      pkgConfig: pkgConfig,
      providers: [.apt(apt), .brew([brew])]
    )
  }
}
