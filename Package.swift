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
let sodium = Target.Dependency.target(
  name: "CLibSodium",
  condition: .when(platforms: sodiumPlatforms)
)

// Most tests need the runtime, and the kit for contract tests.
let runtime: [Target.Dependency] = ["BinderyRealtime", "BinderyRuntime"]
let testing: [Target.Dependency] = runtime + ["BinderyTesting", "TestSupport"]

// Generator: from a document to Swift, each stage in a target of its own.
let generator: [Target] = [
  .library(
    "CLibYAML",
    in: "Generator",
    pkgConfig: "yaml-0.1",
    apt: ["libyaml-dev"],
    brew: "libyaml"
  ),
  .target("SourceDiagnostics", in: "Generator"),
  .target("Specification", in: "Generator", ["CLibYAML", "SourceDiagnostics"]),
  .target("Canonical", in: "Generator", ["SourceDiagnostics"]),
  .target("Canonicalizing", in: "Generator", ["Canonical", "Specification"]),
  .target("Shape", in: "Generator"),
  .target(
    "Shaping",
    in: "Generator",
    ["Canonical", "Canonicalizing", "Specification", "Shape", "SourceDiagnostics"]
  ),
  .target("SwiftSource", in: "Generator"),
  .target("Emitting", in: "Generator", ["Shape", "SwiftSource"]),
  .executableTarget(
    name: "bindery",
    dependencies: [
      "Canonicalizing", "Specification", "Shaping", "Shape", "Emitting", "SwiftSource",
    ],
    path: "Generator/bindery"
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

// The libraries that generated code uses.
let libraries: [Target] = [
  .library(
    "CLibCurl",
    in: "Sources",
    pkgConfig: "libcurl",
    apt: ["libcurl4-openssl-dev", "zlib1g-dev"],
    brew: "curl"
  ),
  .library(
    "CLibCrypto",
    in: "Sources",
    pkgConfig: "libcrypto",
    apt: ["libssl-dev"],
    brew: "openssl"
  ),
  .library(
    "CLibSodium",
    in: "Sources",
    pkgConfig: "libsodium",
    apt: ["libsodium-dev"],
    brew: "libsodium"
  ),
  .target(name: "BinderyRuntime", dependencies: [curl]),
  .target(name: "BinderyRealtime", dependencies: ["BinderyRuntime", "Cryptography", curl]),
  .target(name: "Cryptography", dependencies: [crypto, sodium]),
  .target(name: "BinderyTesting", dependencies: runtime),
]

// Clients, and local servers for trying them without an account.
let clients: [Target] = [
  .client("PubNubSDK", runtime + ["Cryptography"]),
  .client("PusherSwift", runtime + ["Cryptography"]),
  .client("PusherServer", ["BinderyRuntime", "Cryptography", "PusherSwift"]),
  .client("ChatCenterUI", runtime + ["Cryptography"]),
  .target(
    name: "Sandbox",
    dependencies: runtime + [
      "BinderyTesting", "CLibCurl", "ChatCenterUI", "Cryptography", "PubNubSDK", "PusherSwift",
    ]
  ),
  .executableTarget(
    name: "SandboxCommand",
    dependencies: [
      "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "PubNubSDK", "PusherSwift", "Sandbox",
    ]
  ),
]

// Programs that try what is built: real documents, hostile input, foreign clients and servers.
let tools: [Target] = [
  .tool("Corpus"),
  .tool(
    "Interop",
    ["BinderyRuntime", "PubNubSDK", "PusherSwift"],
    exclude: ["led.py", "pubnub_sdk.py", "pusher_sdk.py"]
  ),
  .tool(
    "Recording",
    in: "Recording/Channels",
    ["PusherSwift"],
    exclude: ["peers.py", "pusher_channels.py"]
  ),
  .tool(
    "ChatRecording",
    in: "Recording/ChatCenter",
    ["BinderyRuntime", "BinderyTesting", "ChatCenterUI", "ChatUser", "Sandbox"]
  ),
  .tool("Autobahn", ["BinderyRealtime"], exclude: ["table.py"]),
  .tool(
    "Fuzzing",
    runtime + [
      "BinderyTesting", "Emitting", "Feed", "Lights", "Lobby", "PubNubSDK", "PusherSwift", "Shape",
      "Shaping", "Specification", "SwiftSource",
    ]
  ),
]

// Generated code that the tests use; the documents are beside it.
let goldens: [Target] = [
  .target("Awkward", in: "Tests/Golden", ["BinderyRuntime"]),
  .target("Bookshop", in: "Tests/Golden", ["BinderyRuntime"]),
  .target("Constructs", in: "Tests/Golden", ["BinderyRuntime"]),
  .target("Contents", in: "Tests/Golden", ["BinderyRuntime"]),
  .target("Wire", in: "Tests/Golden", ["BinderyRuntime"]),
  .target("Feed", in: "Tests/Golden", runtime),
  .target("Lights", in: "Tests/Golden", runtime),
  .target("Lobby", in: "Tests/Golden", runtime),
  .tests("BookshopContractTests", in: "Golden", ["BinderyRuntime", "BinderyTesting", "Bookshop"]),
  .tests("LobbyContractTests", in: "Golden", runtime + ["BinderyTesting", "Lobby"]),
  .tests("PressContractTests", in: "Golden", ["BinderyRuntime", "BinderyTesting", "Contents"]),
  .tests("WireContractTests", in: "Golden", ["BinderyRuntime", "BinderyTesting", "Wire"]),
]

let tests: [Target] = [
  .library("CLibSSL", in: "Tests", pkgConfig: "libssl", apt: ["libssl-dev"], brew: "openssl"),
  .target(
    "TestSupport",
    in: "Tests",
    ["BinderyRuntime", .target(name: "CLibSSL", condition: .when(platforms: [.linux]))]
  ),
  .target("ChatUser", in: "Tests", ["BinderyRuntime", "BinderyTesting", "ChatCenterUI"]),
  .tests("SpecificationTests", ["Specification"]),
  .tests("ShapingTests", testing + ["Corpus", "Specification", "Shaping", "Shape"]),
  .tests("EmittingTests", ["Specification", "Shaping", "Shape", "Emitting", "SwiftSource"]),
  .tests(
    "CommandTests",
    ["bindery", "BinderyRuntime", "Corpus", "Emitting", "Specification", "SwiftSource"]
  ),
  .tests("ConstructsTests", ["BinderyRuntime", "Constructs"]),
  .tests("ContentsTests", ["BinderyRuntime", "BinderyTesting", "Contents"]),
  .tests("FeedTests", runtime + ["Feed", "Lights"]),
  .tests("WireTests", ["BinderyRuntime", "BinderyTesting", "Wire"]),
  .tests("SpecTests", ["BinderyRuntime", "BinderyTesting", "Specification"]),
  .tests("BinderyRuntimeTests", testing + ["Cryptography", curl]),
  .tests("BinderyRealtimeTests", testing),
  .tests("BinderyTestingTests", testing + ["Contents", "Lobby"]),
  .tests("CryptographyTests", ["Cryptography", "TestSupport", crypto]),
  .tests(
    "RedactionTests",
    testing + ["ChatCenterUI", "Cryptography", "PubNubSDK", "PusherServer", "PusherSwift"]
  ),
  .tests("PubNubSDKTests", testing + ["PubNubSDK", "Sandbox"]),
  .tests("PubNubContractTests", ["BinderyRuntime", "BinderyTesting", "PubNubSDK"]),
  .tests("PusherSwiftTests", testing + ["Cryptography", "PusherSwift", "Sandbox"]),
  .tests("PusherServerTests", testing + ["PusherServer", "PusherSwift", "Sandbox"]),
  .tests("PusherContractTests", runtime + ["BinderyTesting", "PusherServer", "PusherSwift"]),
  .tests("ChatCenterContractTests", runtime + ["BinderyTesting", "ChatCenterUI", "ChatUser"]),
  .tests(
    "ChatCenterUITests",
    testing + ["ChatCenterUI", "Sandbox", "Specification"],
    exclude: ["Vectors"]
  ),
  .tests(
    "SandboxTests",
    testing + [
      "ChatCenterUI", "Cryptography", "PubNubSDK", "PusherSwift", "Sandbox", "SandboxCommand",
    ]
  ),
]

let package = Package(
  name: "Bindery",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "bindery", targets: ["bindery"]),
    .executable(name: "sandbox", targets: ["SandboxCommand"]),
    .plugin(name: "BinderyCommand", targets: ["BinderyCommand"]),
    .plugin(name: "BinderyBuild", targets: ["BinderyBuild"]),
  ]
    + [
      "BinderyRuntime", "BinderyRealtime", "BinderyTesting", "ChatCenterUI", "PubNubSDK",
      "PusherServer", "PusherSwift",
    ].map { .library(name: $0, targets: [$0]) },
  targets: generator + libraries + clients + tools + goldens + tests
)

extension Target {
  typealias Dependencies = [Dependency]

  static func target(_ name: String, in folder: String, _ dependencies: Dependencies = []) -> Target
  {
    .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)")
  }

  static func client(_ name: String, _ dependencies: Dependencies) -> Target {
    .target(name: name, dependencies: dependencies, exclude: ["README.md"])
  }

  static func tool(
    _ name: String,
    in folder: String? = nil,
    _ dependencies: Dependencies = [],
    exclude: [String] = []
  ) -> Target {
    let path = "Tests/Tools/\(folder ?? name)"
    return .executableTarget(name: name, dependencies: dependencies, path: path, exclude: exclude)
  }

  static func tests(
    _ name: String,
    in folder: String? = nil,
    _ dependencies: Dependencies,
    exclude: [String] = []
  ) -> Target {
    let path = folder.map { "Tests/\($0)/\(name)" }
    return .testTarget(name: name, dependencies: dependencies, path: path, exclude: exclude)
  }

  static func library(
    _ name: String,
    in folder: String,
    pkgConfig: String,
    apt: [String],
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
