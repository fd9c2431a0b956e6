// swift-tools-version: 6.1
import PackageDescription

// Separate from the tests, because results are meaningful only in a release build: Scripts/bench.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Bindery", path: "../..")],
  targets: [
    .executableTarget(
      name: "JSONBenchmark",
      dependencies: [.product(name: "BinderyRuntime", package: "Bindery")],
      path: "JSONBenchmark"
    ),
    .executableTarget(
      name: "EventBenchmark",
      dependencies: [
        .product(name: "BinderyRealtime", package: "Bindery"),
        .product(name: "PubNubSDK", package: "Bindery"),
        .product(name: "PusherSwift", package: "Bindery"),
      ],
      path: "EventBenchmark"
    ),
    .executableTarget(
      name: "HTTPBenchmark",
      dependencies: [
        .product(name: "BinderyRuntime", package: "Bindery"),
        .product(name: "BinderyTesting", package: "Bindery"),
      ],
      path: "HTTPBenchmark"
    ),
    .target(name: "Contest", path: "Contest"),
    .executableTarget(
      name: "PubNubBenchmark",
      dependencies: ["Contest"],
      path: "PubNubBenchmark",
      exclude: ["python_client.py"]
    ),
    .executableTarget(
      name: "PubNubSwiftClient",
      dependencies: ["Stopwatch", .product(name: "PubNubSDK", package: "Bindery")],
      path: "PubNubSwiftClient"
    ),
    .executableTarget(
      name: "PubNubCurlClient",
      path: "PubNubCurlClient",
      linkerSettings: [.linkedLibrary("curl")]
    ),
    .executableTarget(
      name: "WebSocketBenchmark",
      dependencies: ["Contest"],
      path: "WebSocketBenchmark",
      exclude: ["python_client.py"]
    ),
    .executableTarget(
      name: "WebSocketServer",
      dependencies: ["CTLS"],
      path: "WebSocketServer"
    ),
    .executableTarget(
      name: "WebSocketCClient",
      dependencies: ["CTLS"],
      path: "WebSocketCClient"
    ),
    .executableTarget(
      name: "WebSocketSwiftClient",
      dependencies: ["Stopwatch", .product(name: "BinderyRealtime", package: "Bindery")],
      path: "WebSocketSwiftClient"
    ),
    .executableTarget(
      name: "PusherSwiftClient",
      dependencies: ["Stopwatch", .product(name: "PusherSwift", package: "Bindery")],
      path: "PusherSwiftClient"
    ),
    .executableTarget(
      name: "ChannelsPeer",
      dependencies: [.product(name: "BinderyTesting", package: "Bindery")],
      path: "ChannelsPeer"
    ),
    .target(name: "Stopwatch", path: "Stopwatch"),
    .systemLibrary(
      name: "CTLS",
      path: "CTLS",
      pkgConfig: "openssl",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]
    ),
    .target(name: "Synthesis", path: "Synthesis"),
    .executableTarget(
      name: "SyntheticDocument",
      dependencies: ["Synthesis"],
      path: "SyntheticDocument"
    ),
    // The name differs from the generator's, because target names are unique in the package graph.
    .systemLibrary(
      name: "CYAML",
      path: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .executableTarget(
      name: "GeneratorBenchmark",
      dependencies: ["CYAML", "Synthesis"],
      path: "GeneratorBenchmark"
    ),
  ]
)
