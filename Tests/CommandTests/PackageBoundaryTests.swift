import Foundation
import XCTest

/// The paths outside of the package, which a `bindings.yaml` can't read or write.
final class PackageBoundaryTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths: {}
    components: { schemas: { Book: { type: object, properties: { id: { type: string } } } } }

    """
  private static let header =
    "// Generated from openapi.yaml. Edit the specification, then run `bindery generate`.\n"

  func testRejectsPathsOutsideOfThePackage() throws {
    let part = "modules:\n  - { module: Parts, tags: [a], output: ../../../other }\n"
    let tests = "recordings: recordings\ncontractTests: ../../Tests/Shop\n"
    for (line, position, bindings) in [
      ("output", "3:9", Self.bindings(output: "../../../other")),
      ("documents", "1:13", Self.bindings(documents: "../../../other/openapi.yaml")),
      ("documents", "1:13", Self.bindings(documents: "../../../../../../../../etc/passwd")),
      ("output", "5:5", Self.bindings() + part),
      ("root", "4:7", Self.bindings() + "root: ../../..\n"),
      (
        "recordings", "4:13",
        Self.bindings() + tests.replacingOccurrences(of: ": recordings", with: ": ../../../other")
      ),
      (
        "contractTests", "5:16",
        Self.bindings() + tests.replacingOccurrences(of: "../../Tests/Shop", with: "../../../other")
      ),
    ] {
      let home = try Home(bindings)
      let run = try home.generate()
      XCTAssertEqual(run.status, 1, bindings)
      XCTAssert(
        run.errors.hasPrefix("Spec/shop/bindings.yaml:\(position): error: the path “"),
        run.errors
      )
      XCTAssert(run.errors.contains("” of “\(line)” is outside the package “"), run.errors)
      XCTAssert(run.errors.contains("[outside-package]"), run.errors)
      XCTAssertFalse(run.errors.contains("root:x:0"), "a file outside was read")
      XCTAssert(home.isUntouched, bindings)
      XCTAssertEqual(try BinderyProcess("lint", in: home.package).status, 1, bindings)
    }
  }

  func testRejectsAbsolutePaths() throws {
    let home = try Home(Self.bindings(output: "/tmp/other"))
    XCTAssert(try home.generate().errors.contains("[invalid-file-path]"))
  }

  func testRejectsOutputLinksOutOfThePackage() throws {
    for link in ["Sources/Shop", "Sources"] {
      let home = try Home(Self.bindings())
      try home.link(link, to: "\(home.other)")
      let run = try home.generate()
      XCTAssert(run.errors.contains("[outside-package]"), run.errors)
      XCTAssert(home.isUntouched, link)
    }
    let home = try Home(Self.bindings())
    try home.link("Sources/Shop", to: home.other + "/absent")
    XCTAssert(try home.generate().errors.contains("[outside-package]"))
  }

  func testRejectsInputLinksOutOfThePackage() throws {
    let tests = "recordings: recordings\ncontractTests: ../../Tests/Shop\n"
    let home = try Home(Self.bindings() + tests)
    try home.link("Spec/shop/recordings/a.har", to: "/etc/passwd")
    XCTAssert(try home.generate().errors.contains("“Spec/shop/recordings/a.har”"))
    let second = try Home(Self.bindings(documents: "link.yaml"))
    try second.link("Spec/shop/link.yaml", to: "/etc/passwd")
    let run = try second.generate()
    XCTAssert(run.errors.contains("[outside-package]"), run.errors)
  }

  func testFollowsLinksInsideOfThePackage() throws {
    let home = try Home(Self.bindings())
    try FileManager.default.createDirectory(
      atPath: home.package.path + "/Real",
      withIntermediateDirectories: true
    )
    try home.link("Sources/Shop", to: home.package.path + "/Real")
    let run = try home.generate()
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(FileManager.default.fileExists(atPath: home.package.path + "/Real/Models/Book.swift"))
  }

  func testAllowOutside() throws {
    let home = try Home(Self.bindings(output: "../../../new"))
    XCTAssertEqual(try home.generate().status, 1)
    let run = try home.generate("--allow-outside")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(try BinderyProcess("lint", "--allow-outside", in: home.package).status, 0)
    XCTAssert(
      FileManager.default.fileExists(atPath: home.folder.url.path + "/new/Models/Book.swift")
    )
  }

  /// Without a `Package.swift` the repository is the boundary, and then the current folder.
  func testBoundaryIsTheNearestPackageOrRepository() throws {
    let home = try Home(Self.bindings(output: "../../../new"))
    try FileManager.default.removeItem(atPath: home.package.path + "/Package.swift")
    XCTAssertEqual(try home.generate().status, 1)
    try FileManager.default.createDirectory(
      atPath: home.folder.url.path + "/.git",
      withIntermediateDirectories: true
    )
    XCTAssertEqual(try home.generate().status, 0)
    try home.folder.write("", to: "package/Package.swift")
    XCTAssertEqual(try home.generate().status, 1)
  }

  func testCommandLinePathsMayBeOutside() throws {
    let home = try Home(Self.bindings())
    let run = try BinderyProcess(
      "generate",
      "../other/openapi.yaml",
      "--output",
      "../out",
      in: home.package
    )
    XCTAssertEqual(run.status, 0, run.errors)
  }

  private static func bindings(
    documents: String = "openapi.yaml",
    output: String = "../../Sources/Shop"
  ) -> String {
    "documents: [\(documents)]\nmodule: Shop\noutput: \(output)\n"
  }

  /// A package, and a folder beside it.
  private struct Home {
    let folder: TemporaryFolder
    var package: URL { folder.url.appendingPathComponent("package") }
    var other: String { folder.url.appendingPathComponent("other").path }

    init(_ bindings: String) throws {
      folder = try TemporaryFolder()
      try folder.write("// swift-tools-version: 6.1\n", to: "package/Package.swift")
      try folder.write(bindings, to: "package/Spec/shop/bindings.yaml")
      try folder.write(PackageBoundaryTests.document, to: "package/Spec/shop/openapi.yaml")
      try folder.write(PackageBoundaryTests.document, to: "other/openapi.yaml")
      let old = PackageBoundaryTests.header + "struct Old {}\n"
      try folder.write(old, to: "other/Models/Old.swift")
    }

    var isUntouched: Bool {
      let names = try? FileManager.default.subpathsOfDirectory(atPath: other)
      return names?.sorted() == ["Models", "Models/Old.swift", "openapi.yaml"]
    }

    func generate(_ options: String...) throws -> BinderyProcess {
      try BinderyProcess(["generate"] + options, in: package)
    }

    func link(_ name: String, to target: String) throws {
      let link = package.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
  }
}
