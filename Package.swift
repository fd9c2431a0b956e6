// swift-tools-version: 6.1
import Foundation
import PackageDescription

// CryptoKit has no secret box. On macOS libsodium is linked where Homebrew has installed it; on the
// other systems of Apple the app supplies one (SecretBoxProvider).
let hasHomebrewSodium = ["/opt/homebrew", "/usr/local"].contains { prefix in
  FileManager.default.fileExists(atPath: "\(prefix)/include/sodium.h")
}
let linux = TargetDependencyCondition.when(platforms: [.linux])
let hasSodium = hasHomebrewSodium ? .when(platforms: [.linux, .macOS]) : linux
let curl = Target.Dependency.target(name: "CLibCurl", condition: linux)
let crypto = Target.Dependency.target(name: "CLibCrypto", condition: linux)
let sodium = Target.Dependency.target(name: "CLibSodium", condition: hasSodium)
let ssl = Target.Dependency.target(name: "CLibSSL", condition: linux)

typealias Dependencies = [Target.Dependency]
let recordings: Dependencies = ["RecordingMutation", "RecordingRedaction", "SchemaValidation"]
// What generated clients and contract tests need, and what other tests need beside it.
let runtime: Dependencies = ["BinderyRealtime", "BinderyRuntime"]
let contracts: Dependencies = runtime + ["BinderyTesting"]
let testing: Dependencies = contracts + ["BinderyJSON", "TestSupport"]

// Generator: from a document to Swift, each stage in a target of its own.
let stageNames = [
  "Canonicalizing", "Checking", "Comparing", "Emitting", "Shape", "Shaping", "Specification",
  "SwiftSource",
]
let stages = stageNames.map { Target.Dependency(stringLiteral: $0) }
let canonical: Dependencies = ["BinderyJSON", "Canonical", "SourceDiagnostics"]
let generator: [Target] = [
  .system("Generator/CLibYAML", "yaml-0.1", brew: "libyaml", apt: "libyaml-dev"),
  // zlib, which pkg-config doesn't know on macOS; the runtime's module of it requires libcurl.
  .systemLibrary(name: "CLibInflate", path: "Generator/CLibInflate"),
  .target("Generator/SourceDiagnostics"),
  .target("Generator/Specification", ["CLibYAML", "SourceDiagnostics"]),
  .target("Generator/Canonical", ["SourceDiagnostics"]),
  .target("Generator/Canonicalizing", ["Canonical", "CLibInflate", "Specification"]),
  .target("Generator/Comparing", canonical + ["SchemaValidation", "SwiftSource"]),
  .target("Generator/Shape"),
  .target("Generator/Shaping", canonical + ["RecordingRedaction", "Shape", "XMLReading"]),
  .target("Generator/SwiftSource"),
  .target("Generator/Emitting", ["Shape", "SwiftSource"]),
  .target("Generator/Checking", recordings + ["BinderyJSON", "Shape", "SourceDiagnostics"]),
  .target("Generator/Commands", stages + recordings + ["BinderyJSON", "Signals"]),
  .executableTarget(name: "bindery", dependencies: ["Commands"], path: "Generator/bindery"),
  .executableTarget(
    name: "NetworkCommand",
    dependencies: canonical + contracts + [
      "Checking", "Commands", "Cryptography", "MockServer", "RecordingRedaction", "ReverseProxy",
      "Shape", "Shaping", "Signals", "Specification",
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
let clients: Dependencies = ["ChatCenterUI", "PubNubSDK", "PusherSwift"]
let sandboxed: Dependencies = contracts + clients
let sources: [Target] = [
  .system("Sources/CLibCurl", "libcurl", brew: "curl", apt: "libcurl4-openssl-dev", "zlib1g-dev"),
  .system("Sources/CLibCrypto", "libcrypto", brew: "openssl", apt: "libssl-dev"),
  .system("Sources/CLibSodium", "libsodium", brew: "libsodium", apt: "libsodium-dev"),
  .target("Sources/BinderyJSON"),
  .target("Sources/SchemaValidation", ["BinderyJSON"]),
  .target("Sources/RecordingMutation", ["BinderyJSON", "SchemaValidation"]),
  .target("Sources/RecordingRedaction", ["BinderyJSON", "SchemaValidation"]),
  .target("Sources/BinderyRuntime", ["BinderyJSON", curl]),
  .target("Sources/XMLReading", ["BinderyJSON"]),
  .target("Sources/BinderyXML", ["BinderyRuntime", "XMLReading"]),
  .target("Sources/BinderyRealtime", ["BinderyRuntime", "Cryptography", curl]),
  .target("Sources/Cryptography", [crypto, sodium]),
  .target("Sources/BinderyTesting", runtime + recordings + ["BinderyXML"]),
  .target("Sources/ReverseProxy", contracts + ["BinderyJSON", "CLibCurl"]),
  .target("Sources/MockServer", contracts + recordings + ["BinderyJSON", "BinderyXML"]),
  .target("Sources/PubNubSDK", runtime + ["Cryptography"], exclude: "README.md"),
  .target("Sources/PusherSwift", runtime + ["Cryptography"], exclude: "README.md"),
  .target("Sources/PusherServer", runtime + ["Cryptography", "PusherSwift"], exclude: "README.md"),
  .target("Sources/ChatCenterUI", runtime + ["Cryptography"], exclude: "README.md"),
  .target("Sources/Sandbox", sandboxed + recordings + ["CLibCurl", "Cryptography"]),
  .target("Sources/Signals"),
  .executableTarget(name: "SandboxCommand", dependencies: sandboxed + ["Sandbox", "Signals"]),
]

// Generated code that the tests use; the documents are beside it.
let models = ["Albums", "Awkward", "Bookshop", "Constructs", "Contents", "Depot", "Kiosk", "Wire"]
let modelTargets =
  models.map { Target.target("Tests/Golden/\($0)", ["BinderyRuntime"]) }
  + ["Feed", "Lights", "Lobby"].map { .target("Tests/Golden/\($0)", runtime) }
let goldens: [Target] = [
  .target("Tests/Golden/Shelter", ["BinderyRuntime", "BinderyXML"]),
  .tests("Tests/Golden/BookshopContractTests", contracts + ["Bookshop"]),
  .tests("Tests/Golden/LobbyContractTests", contracts + ["Lobby"]),
  .tests("Tests/Golden/PressContractTests", contracts + ["Contents"]),
  .tests("Tests/Golden/ShelterContractTests", contracts + ["BinderyXML", "Shelter"]),
  .tests("Tests/Golden/WireContractTests", contracts + ["Wire"]),
]

let sandbox: Dependencies = testing + ["Sandbox"]
let planted: Dependencies = testing + recordings + ["PlantedSecrets"]
let command: Dependencies = ["bindery", "Commands", "MockServer", "NetworkCommand", "ReverseProxy"]
let tests: [Target] = [
  .system("Tests/CLibSSL", "libssl", brew: "openssl", apt: "libssl-dev"),
  .target("Tests/TestSupport", runtime + [ssl]),
  .target("Tests/ChatUser", contracts + ["ChatCenterUI"]),
  .target("Tests/PlantedSecrets", ["BinderyJSON"]),
  .tests("Tests/SpecificationTests", ["Canonicalizing", "Specification"]),
  .tests("Tests/ShapingTests", testing + ["Canonicalizing", "Shape", "Shaping", "Specification"]),
  .tests("Tests/EmittingTests", stages),
  .tests("Tests/CommandTests", planted + stages + command + ["Signals"]),
  .tests("Tests/AlbumsTests", contracts + ["Albums"]),
  .tests("Tests/ConstructsTests", ["BinderyRuntime", "Constructs"]),
  .tests("Tests/ContentsTests", contracts + ["Contents"]),
  .tests("Tests/DepotTests", contracts + ["Depot"]),
  .tests("Tests/FeedTests", runtime + ["Feed", "Lights"]),
  .tests("Tests/KioskTests", ["BinderyRuntime", "Kiosk"]),
  .tests("Tests/LobbyTests", runtime + ["Lobby", "TestSupport"]),
  .tests("Tests/ShelterTests", contracts + ["BinderyXML", "Shelter"]),
  .tests("Tests/WireTests", contracts + ["Wire"]),
  .tests("Tests/SpecTests", contracts + ["Specification"]),
  .tests("Tests/BinderyJSONTests", testing),
  .tests("Tests/SchemaValidationTests", testing + ["SchemaValidation"]),
  .tests("Tests/RecordingMutationTests", testing + ["RecordingMutation", "SchemaValidation"]),
  .tests("Tests/RecordingRedactionTests", planted),
  .tests("Tests/BinderyRuntimeTests", testing + ["Cryptography", curl]),
  .tests("Tests/BinderyXMLTests", testing + ["BinderyXML"]),
  .tests("Tests/BinderyRealtimeTests", testing),
  .tests("Tests/BinderyTestingTests", planted + ["BinderyXML", "Contents", "Lobby", "Shelter"]),
  .tests("Tests/MockServerTests", testing + recordings + ["MockServer"]),
  .tests("Tests/ReverseProxyTests", testing + ["ReverseProxy"]),
  .tests("Tests/CryptographyTests", ["Cryptography", "TestSupport", crypto]),
  .tests("Tests/RedactionTests", testing + clients + ["Cryptography", "PusherServer"]),
  .tests("Tests/PubNubSDKTests", sandbox + ["PubNubSDK"]),
  .tests("Tests/PubNubContractTests", contracts + ["PubNubSDK"]),
  .tests("Tests/PusherSwiftTests", sandbox + ["Cryptography", "PusherSwift"]),
  .tests("Tests/PusherServerTests", sandbox + ["PusherServer", "PusherSwift"]),
  .tests("Tests/PusherContractTests", contracts + ["PusherServer", "PusherSwift"]),
  .tests("Tests/ChatCenterContractTests", contracts + ["ChatCenterUI", "ChatUser"]),
  .tests(
    "Tests/ChatCenterUITests",
    sandbox + ["ChatCenterUI", "Specification"],
    exclude: "Vectors"
  ),
  .tests("Tests/SandboxTests", sandbox + clients + ["Cryptography", "SandboxCommand"]),
]

let libraries = [
  "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "BinderyXML", "ChatCenterUI", "PubNubSDK",
  "PusherServer", "PusherSwift",
]
let package = Package(
  name: "Bindery",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "bindery", targets: ["bindery"]),
    .executable(name: "bindery-network", targets: ["NetworkCommand"]),
    .executable(name: "sandbox", targets: ["SandboxCommand"]),
    .plugin(name: "BinderyCommand", targets: ["BinderyCommand"]),
    .plugin(name: "BinderyBuild", targets: ["BinderyBuild"]),
    // For the package in Tests/Tools only.
    .library(name: "_Recording", targets: ["ChatUser", "Sandbox"]),
    .library(name: "_Fuzzing", targets: stageNames + ["Feed", "Lights", "Lobby"]),
  ],
  targets: generator + sources + modelTargets + goldens + tests
)

// A target has the name of its folder.
extension Target {
  static func target(_ path: String, _ needs: Dependencies = [], exclude: String...) -> Target {
    .target(name: name(path), dependencies: needs, path: path, exclude: exclude)
  }

  static func tests(_ path: String, _ needs: Dependencies, exclude: String...) -> Target {
    .testTarget(name: name(path), dependencies: needs, path: path, exclude: exclude)
  }

  /// A C library of the system, found with pkg-config.
  static func system(_ path: String, _ package: String, brew: String, apt: String...) -> Target {
    let providers: [SystemPackageProvider] = [.apt(apt), .brew([brew])]
    return .systemLibrary(name: name(path), path: path, pkgConfig: package, providers: providers)
  }

  static func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
}
