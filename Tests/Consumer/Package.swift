// swift-tools-version: 6.1
import PackageDescription

// A package of somebody else's, to copy: of its two clients one is committed,
// one made by each build.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Parcels", targets: ["Parcels"]),
    .library(name: "ParcelClaims", targets: ["ParcelClaims"]),
    .library(name: "Depots", targets: ["Depots"]),
  ],
  dependencies: [.package(name: "Bindery", path: "../..")],
  targets: [
    // Recommended: swift package --allow-writing-to-package-directory bindery generate
    .target(name: "Parcels", dependencies: [.product(name: "BinderyRuntime", package: "Bindery")]),
    .target(
      name: "ParcelClaims",
      dependencies: ["Parcels", .product(name: "BinderyRuntime", package: "Bindery")]
    ),
    .testTarget(
      name: "ParcelsTests",
      dependencies: [
        "Parcels", "ParcelClaims",
        .product(name: "BinderyRuntime", package: "Bindery"),
        .product(name: "BinderyTesting", package: "Bindery"),
      ]
    ),

    // Generated from Sources/Depots/openapi.json by each build that finds it changed.
    .target(
      name: "Depots",
      dependencies: [.product(name: "BinderyRuntime", package: "Bindery")],
      plugins: [.plugin(name: "BinderyBuild", package: "Bindery")]
    ),
    .testTarget(
      name: "DepotsTests",
      dependencies: [
        "Depots",
        .product(name: "BinderyRuntime", package: "Bindery"),
        .product(name: "BinderyTesting", package: "Bindery"),
      ]
    ),
  ]
)
