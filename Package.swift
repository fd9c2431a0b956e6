// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Bindery",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  targets: [
    // Generator: three nouns (Specification, Shape, SwiftSource) and two arrows.
    .target(name: "Shape", path: "Generator/Shape"),
  ]
)
