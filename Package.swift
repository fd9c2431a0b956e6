// swift-tools-version: 6.1
import Foundation
import PackageDescription

// CryptoKit has no secret box. On macOS libsodium is linked where Homebrew has installed it; on the
// other systems of Apple the app supplies one (SecretBoxProvider).
let hasHomebrewSodium = ["/opt/homebrew", "/usr/local"].contains { prefix in
  FileManager.default.fileExists(atPath: "\(prefix)/include/sodium.h")
}
let sodiumPlatforms: [Platform] = hasHomebrewSodium ? [.linux, .macOS] : [.linux]

let package = Package(
  name: "Bindery",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "bindery", targets: ["bindery"]),
    .executable(name: "sandbox", targets: ["SandboxCommand"]),
    .library(name: "BinderyRuntime", targets: ["BinderyRuntime"]),
    .library(name: "BinderyRealtime", targets: ["BinderyRealtime"]),
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "ChatCenterUI", targets: ["ChatCenterUI"]),
    .library(name: "PubNubSDK", targets: ["PubNubSDK"]),
    .library(name: "PusherServer", targets: ["PusherServer"]),
    .library(name: "PusherSwift", targets: ["PusherSwift"]),
    .plugin(name: "BinderyCommand", targets: ["BinderyCommand"]),
    .plugin(name: "BinderyBuild", targets: ["BinderyBuild"]),
  ],
  targets: [
    // Generator: three nouns (Specification, Shape, SwiftSource) and two arrows.
    .systemLibrary(
      name: "CLibYAML",
      path: "Generator/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "SourceDiagnostics", path: "Generator/SourceDiagnostics"),
    .target(
      name: "Specification",
      dependencies: ["CLibYAML", "SourceDiagnostics"],
      path: "Generator/Specification"
    ),
    .target(name: "Canonical", dependencies: ["SourceDiagnostics"], path: "Generator/Canonical"),
    .target(
      name: "Canonicalizing",
      dependencies: ["Canonical", "Specification"],
      path: "Generator/Canonicalizing"
    ),
    .target(name: "Shape", path: "Generator/Shape"),
    .target(
      name: "Shaping",
      dependencies: [
        "Canonical", "Canonicalizing", "Specification", "Shape", "SourceDiagnostics",
      ],
      path: "Generator/Shaping"
    ),
    .target(name: "SwiftSource", path: "Generator/SwiftSource"),
    .target(name: "Emitting", dependencies: ["Shape", "SwiftSource"], path: "Generator/Emitting"),
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
        intent: .custom(
          verb: "bindery",
          description: "Generates Swift bindings from API documents"
        ),
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

    // Runtime: the libraries that generated code uses.
    .systemLibrary(
      name: "CLibCurl",
      path: "Sources/CLibCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev", "zlib1g-dev"]), .brew(["curl"])]
    ),
    .target(
      name: "BinderyRuntime",
      dependencies: [.target(name: "CLibCurl", condition: .when(platforms: [.linux]))]
    ),
    .target(
      name: "BinderyRealtime",
      dependencies: [
        "BinderyRuntime", "Cryptography",
        .target(name: "CLibCurl", condition: .when(platforms: [.linux])),
      ]
    ),
    .systemLibrary(
      name: "CLibCrypto",
      path: "Sources/CLibCrypto",
      pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]
    ),
    .systemLibrary(
      name: "CLibSodium",
      path: "Sources/CLibSodium",
      pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]
    ),
    .target(
      name: "Cryptography",
      dependencies: [
        .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
        .target(name: "CLibSodium", condition: .when(platforms: sodiumPlatforms)),
      ]
    ),
    .target(name: "BinderyTesting", dependencies: ["BinderyRealtime", "BinderyRuntime"]),

    // Clients: generated bindings.
    .target(
      name: "PubNubSDK",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "Cryptography"],
      exclude: ["README.md"]
    ),
    .target(
      name: "PusherSwift",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "Cryptography"],
      exclude: ["README.md"]
    ),
    .target(
      name: "PusherServer",
      dependencies: ["BinderyRuntime", "Cryptography", "PusherSwift"],
      exclude: ["README.md"]
    ),

    .target(
      name: "ChatCenterUI",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "Cryptography"],
      exclude: ["README.md"]
    ),

    // Local servers, for trying the clients without an account.
    .target(
      name: "Sandbox",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "CLibCurl", "ChatCenterUI",
        "Cryptography", "PubNubSDK", "PusherSwift",
      ]
    ),
    .executableTarget(
      name: "SandboxCommand",
      dependencies: [
        "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "PubNubSDK", "PusherSwift", "Sandbox",
      ]
    ),

    // Judges: what real documents become, and what hostile ones do.
    .executableTarget(name: "Corpus", path: "Tests/Corpus"),
    .executableTarget(
      name: "Interop",
      dependencies: ["BinderyRuntime", "PubNubSDK", "PusherSwift"],
      path: "Tests/Interop",
      exclude: ["led.py", "pubnub_sdk.py", "pusher_sdk.py"]
    ),
    .executableTarget(
      name: "Recording",
      dependencies: ["PusherSwift"],
      path: "Tests/Recording/Channels",
      exclude: ["peers.py", "pusher_channels.py"]
    ),
    .executableTarget(
      name: "ChatRecording",
      dependencies: ["BinderyRuntime", "BinderyTesting", "ChatCenterUI", "ChatUser", "Sandbox"],
      path: "Tests/Recording/ChatCenter"
    ),
    .executableTarget(
      name: "Autobahn",
      dependencies: ["BinderyRealtime"],
      path: "Tests/Autobahn",
      exclude: ["table.py"]
    ),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "Emitting", "Feed", "Lights",
        "Lobby", "PubNubSDK", "PusherSwift", "Shape", "Shaping", "Specification", "SwiftSource",
      ],
      path: "Tests/Fuzzing"
    ),

    // Tests.
    .systemLibrary(
      name: "CLibSSL",
      path: "Tests/CLibSSL",
      pkgConfig: "libssl",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]
    ),
    .target(
      name: "TestSupport",
      dependencies: [.target(name: "CLibSSL", condition: .when(platforms: [.linux]))],
      path: "Tests/TestSupport"
    ),
    .target(
      name: "ChatUser",
      dependencies: ["BinderyRuntime", "BinderyTesting", "ChatCenterUI"],
      path: "Tests/ChatUser"
    ),
    .target(name: "Bookshop", dependencies: ["BinderyRuntime"], path: "Tests/Golden/Bookshop"),
    .target(name: "Constructs", dependencies: ["BinderyRuntime"], path: "Tests/Golden/Constructs"),
    .testTarget(name: "ConstructsTests", dependencies: ["BinderyRuntime", "Constructs"]),
    .target(name: "Awkward", dependencies: ["BinderyRuntime"], path: "Tests/Golden/Awkward"),
    .target(name: "Contents", dependencies: ["BinderyRuntime"], path: "Tests/Golden/Contents"),
    .target(name: "Wire", dependencies: ["BinderyRuntime"], path: "Tests/Golden/Wire"),
    .testTarget(
      name: "WireTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Wire"]
    ),
    .target(
      name: "Feed",
      dependencies: ["BinderyRealtime", "BinderyRuntime"],
      path: "Tests/Golden/Feed"
    ),
    .target(
      name: "Lights",
      dependencies: ["BinderyRealtime", "BinderyRuntime"],
      path: "Tests/Golden/Lights"
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "Feed", "Lights"]
    ),
    .target(
      name: "Lobby",
      dependencies: ["BinderyRealtime", "BinderyRuntime"],
      path: "Tests/Golden/Lobby"
    ),
    .testTarget(
      name: "LobbyContractTests",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "BinderyTesting", "Lobby"],
      path: "Tests/Golden/LobbyContractTests"
    ),
    .testTarget(
      name: "BookshopContractTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Bookshop"],
      path: "Tests/Golden/BookshopContractTests"
    ),
    .testTarget(
      name: "PressContractTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Contents"],
      path: "Tests/Golden/PressContractTests"
    ),
    .testTarget(
      name: "WireContractTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Wire"],
      path: "Tests/Golden/WireContractTests"
    ),
    .testTarget(name: "SpecificationTests", dependencies: ["Specification"]),
    .testTarget(
      name: "ShapingTests",
      dependencies: [
        "BinderyRuntime", "BinderyTesting", "Corpus", "Specification", "Shaping", "Shape",
      ]
    ),
    .testTarget(
      name: "EmittingTests",
      dependencies: ["Specification", "Shaping", "Shape", "Emitting", "SwiftSource"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "bindery", "BinderyRuntime", "Corpus", "Emitting", "Specification", "SwiftSource",
      ]
    ),
    .testTarget(
      name: "ContentsTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Contents"]
    ),
    .testTarget(
      name: "BinderyRuntimeTests",
      dependencies: [
        "BinderyRuntime", "BinderyTesting", "Cryptography", "TestSupport",
        .target(name: "CLibCurl", condition: .when(platforms: [.linux])),
      ]
    ),
    .testTarget(
      name: "BinderyRealtimeTests",
      dependencies: ["BinderyRealtime", "BinderyRuntime", "BinderyTesting", "TestSupport"]
    ),
    .testTarget(
      name: "CryptographyTests",
      dependencies: [
        "Cryptography", "TestSupport",
        .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
      ]
    ),
    .testTarget(
      name: "BinderyTestingTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "Contents", "Lobby", "TestSupport",
      ]
    ),
    .testTarget(
      name: "SpecTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "Specification"]
    ),
    .testTarget(
      name: "RedactionTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "Cryptography",
        "PubNubSDK", "PusherServer", "PusherSwift", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PubNubSDKTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "PubNubSDK", "Sandbox",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "PubNubContractTests",
      dependencies: ["BinderyRuntime", "BinderyTesting", "PubNubSDK"]
    ),
    .testTarget(
      name: "SandboxTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "Cryptography",
        "PubNubSDK", "Sandbox", "SandboxCommand", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PusherSwiftTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "Cryptography", "PusherSwift",
        "Sandbox", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PusherServerTests",
      dependencies: [
        "BinderyRuntime", "BinderyTesting", "PusherServer", "PusherSwift", "Sandbox",
      ]
    ),
    .testTarget(
      name: "PusherContractTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "PusherServer", "PusherSwift",
      ]
    ),
    .testTarget(
      name: "ChatCenterUITests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "Sandbox",
        "Specification", "TestSupport",
      ],
      exclude: ["Vectors"]
    ),
    .testTarget(
      name: "ChatCenterContractTests",
      dependencies: [
        "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "ChatUser",
      ]
    ),
  ]
)
