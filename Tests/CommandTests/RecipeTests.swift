import BinderyTesting
import Foundation
import Specification
import XCTest

/// Runs the commands of the recipes for CI in a package with recordings.
final class RecipeTests: XCTestCase {
  private static let page = "Generator/bindery/bindery.docc/ContinuousIntegration.md"

  /// A package with a document, a recording, and the generated code.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1", license: { name: MIT } }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200":
                description: The books.
                content: { application/json: { schema: { type: array, items: { type: string } } } }

      """,
      to: "Spec/shop/openapi.yaml"
    )
    try folder.write(
      """
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests

      """,
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [
        {"startedDateTime": "2026-01-02T03:04:05Z",
         "request": {"method": "GET", "url": "https://shop.example/books"},
         "response": {"status": 200,
           "content": {"mimeType": "application/json", "text": "[\\"Ubik\\"]"}},
         "_bindery": {"operation": "listBooks", "provenance": {"kind": "captured", "source": "a test"}}}]}}

      """,
      to: "Spec/shop/recordings/shop.har"
    )
    try folder.write("#!/bin/sh\n", to: "bin/swift")
    let run = try BinderyProcess(["generate"], in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    try commit(folder)
    return folder
  }

  /// Commits the package as the base of a pull request.
  private func commit(_ folder: TemporaryFolder) throws {
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "One"],
      ["update-ref", "refs/remotes/origin/main", "HEAD"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }
  }

  func testTheCommandsOfEachRecipePass() throws {
    let server = try LoopbackServer { _ in
      .response(200, headers: ["Content-Type": "application/json"], body: Array(#"["Ubik"]"#.utf8))
    }
    .withTimeLimit()
    defer { server.stop() }
    let recipes = try Self.recipes()
    XCTAssertEqual(recipes.map(\.count), [7, 6, 5, 2, 1, 1], "The commands were not found.")
    for recipe in recipes {
      let package = try package()
      for command in recipe { try run(command, in: package, server.url) }
    }
    XCTAssertEqual(server.requests.map(\.target), ["/books"])
  }

  /// A command that fails ends a shell's recipe.
  func testTheShellFailsWithAnError() throws {
    let package = try package()
    try package.write("paths: 1\n", to: "Spec/shop/openapi.yaml")
    let script = try Self.recipes()[0].joined(separator: "\n")
    XCTAssertNotEqual(try status(of: script, in: package, "").0, 0)
  }

  private func run(_ command: String, in package: TemporaryFolder, _ server: String) throws {
    let (status, output) = try status(of: command, in: package, server)
    XCTAssertEqual(status, 0, "\(command): \(output)")
  }

  /// Runs a command in a shell, with the built executables and without the compiler.
  private func status(
    of command: String,
    in package: TemporaryFolder,
    _ server: String
  ) throws -> (Int32, String) {
    let folder = package.url.path
    let log = package.url.appendingPathComponent("log.txt")
    try package.write("", to: "log.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", command]
    process.currentDirectoryURL = package.url
    let bindery = try BinderyProcess.executable().deletingLastPathComponent().path
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder)/bin:\(bindery):\(environment["PATH"] ?? "")"
    environment["GITHUB_STEP_SUMMARY"] = "\(folder)/summary.md"
    environment["TEST_SERVER"] = server
    environment["HOME"] = folder
    environment["GITHUB_WORKSPACE"] = folder
    environment["GITHUB_BASE_REF"] = "main"
    environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = "HEAD"
    process.environment = environment
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(folder)/bin/swift"
    )
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  /// The commands of each block of the page that don't install or build anything.
  private static func recipes() throws -> [[String]] {
    let file = BinderyProcess.package.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.matches(of: /```(sh|yaml)\n((?:.|\n)*?)```/).map { block in
      let content = String(block.2)
      if block.1 == "sh" { return content.split(separator: "\n").map(String.init) }
      let folder = try TemporaryFolder()
      try folder.write(content, to: "recipe.yaml")
      let diagnostics = Diagnostics()
      let path = folder.url.appendingPathComponent("recipe.yaml").path
      let document = Documents(entry: path, diagnostics: diagnostics).entry
      return commands(in: try XCTUnwrap(document?.root))
    }
  }

  /// The commands of all jobs: `run` of GitHub's steps, and GitLab's `script`.
  private static func commands(in recipe: Node) -> [String] {
    let jobs = (recipe["jobs"] ?? recipe).entries.map(\.value)
    let steps = jobs.flatMap { $0["steps"].map { Array($0.elements) } ?? [] }
    let scripts = jobs.flatMap { $0["script"].map { Array($0.elements) } ?? [] }
    return (steps.compactMap { $0["run"] } + scripts).map(\.text)
      .filter { !$0.hasPrefix("apt-get") && !$0.hasPrefix("swift build") }
  }
}
