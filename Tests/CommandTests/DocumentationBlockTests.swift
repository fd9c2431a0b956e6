import Foundation
import XCTest

/// Compiles every block of Swift in the READMEs and the articles.
///
/// A block is a `main.swift`, or a fragment in the scope of a file in `Tests/Documentation/Scopes`.
/// Manifests are evaluated. Blocks import the modules of this package and the generated modules of
/// `Tests/Golden`.
final class DocumentationBlockTests: XCTestCase {
  private var root: URL { BinderyProcess.package }

  func testEveryBlockCompiles() throws {
    let blocks = try DocumentationBlock.all(in: root)
    XCTAssertGreaterThan(blocks.count, 30, "The pages were not found.")
    let folder = try temporaryFolder()
    let scopes = try self.scopes()
    for block in blocks where !block.isManifest {
      let scope = scopes.first { $0.fits(block) }
      let source = scope?.around(block) ?? block.located
      for mode in ["5", "6"] {
        let errors = try compile(source, mode, in: folder)
        XCTAssertEqual(errors, "", "\(block.page):\(block.line) in Swift \(mode)")
      }
    }
  }

  func testEveryManifestIsValid() throws {
    let blocks = try DocumentationBlock.all(in: root).filter(\.isManifest)
    XCTAssertGreaterThan(blocks.count, 5, "The manifests were not found.")
    let folder = try temporaryFolder()
    let env = URL(fileURLWithPath: "/usr/bin/env")
    for block in blocks {
      try Data(block.text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      let (status, output) = try run(env, ["swift", "package", "dump-package"], in: folder)
      XCTAssertEqual(status, 0, "\(block.page):\(block.line): \(output)")
    }
  }

  /// A scope without a block means that the block was removed or changed.
  func testEveryScopeHasItsBlock() throws {
    let blocks = try DocumentationBlock.all(in: root)
    for scope in try scopes() {
      XCTAssertTrue(scope.hasMark, "\(scope.file) needs one line // BLOCK")
      XCTAssertEqual(blocks.count(where: scope.fits), 1, "blocks of \(scope.file)")
    }
  }

  func testFencesAreFound() {
    let text = "```sh\nls\n```\n- a\n  ```swift\n  let a = 1\n  ```\n```Swift no\nb\nc\n```\n"
    let blocks = DocumentationBlock.blocks(of: text, "a.md")
    XCTAssertEqual(blocks.map(\.text), ["  let a = 1", "b\nc"])
    XCTAssertEqual(blocks.map(\.line), [6, 9])
  }

  private func scopes() throws -> [DocumentationScope] {
    let folder = root.appendingPathComponent("Tests/Documentation/Scopes")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map(DocumentationScope.init)
  }
}

extension DocumentationBlockTests {
  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// Returns the compiler's errors; `-emit-sil` includes crashes after the type checker.
  private func compile(_ source: String, _ mode: String, in folder: URL) throws -> String {
    try Data(source.utf8).write(to: folder.appendingPathComponent("main.swift"))
    var arguments = ["-emit-sil", "-o", "/dev/null", "-swift-version", mode, "-module-name", "App"]
    if source.contains("import PackageDescription") {
      arguments += ["-package-description-version", "6.1.0"]
    }
    let (status, output) = try swiftc(arguments + ["main.swift"], in: folder)
    return status == 0 ? "" : String(output.prefix(2_000)) + " (status \(status))"
  }

  private func swiftc(_ arguments: [String], in folder: URL) throws -> (Int32, String) {
    let build = try BinderyProcess.executable().deletingLastPathComponent()
    let env = URL(fileURLWithPath: "/usr/bin/env")
    var search = [build.appendingPathComponent("Modules")]
    search += [
      "Generator/CLibInflate", "Generator/CLibYAML", "Sources/CLibCurl", "Sources/CLibCrypto",
      "Sources/CLibSodium",
    ]
    .map { root.appendingPathComponent($0) }
    if let manifests = try Self.manifestModules() { search.append(manifests) }
    let paths = search.flatMap { ["-I", $0.path] }
    return try run(env, ["swiftc"] + arguments + paths, in: folder)
  }

  /// The folder of the module `PackageDescription` in the toolchain, for blocks of a manifest.
  private static func manifestModules() throws -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.map { URL(fileURLWithPath: "\($0)/swiftc") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent("../lib/swift/pm/ManifestAPI").standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
