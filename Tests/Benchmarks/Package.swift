// swift-tools-version: 6.1
import PackageDescription

// Apart from the tests, because a figure means something only in a release build: Scripts/bench.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
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
    .executableTarget(
      name: "PubNubBenchmark",
      path: "PubNubBenchmark",
      exclude: ["python_client.py"]
    ),
    .executableTarget(
      name: "PubNubSwiftClient",
      dependencies: [.product(name: "PubNubSDK", package: "Bindery")],
      path: "PubNubSwiftClient"
    ),
    .executableTarget(
      name: "PubNubCurlClient",
      path: "PubNubCurlClient",
      linkerSettings: [.linkedLibrary("curl")]
    ),
    .target(name: "Synthesis", path: "Synthesis"),
    .executableTarget(
      name: "SyntheticDocument",
      dependencies: ["Synthesis"],
      path: "SyntheticDocument"
    ),
    // Under another name than the generator's own: names of targets are the graph's.
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
