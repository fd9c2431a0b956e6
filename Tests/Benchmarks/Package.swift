// swift-tools-version: 6.1
import PackageDescription

// Apart from the tests, because a figure means something only in a release build:
// swift run --package-path Tests/Benchmarks -c release JSONBenchmark
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Bindery", path: "../..")],
  targets: [
    .executableTarget(
      name: "JSONBenchmark",
      dependencies: [.product(name: "BinderyRuntime", package: "Bindery")],
      path: "JSONBenchmark"
    )
  ]
)
