import Foundation
import XCTest

/// Revisions of git, temporary files, and documents whose comparison could take long.
final class DiffRevisionTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /a:
        post:
          operationId: send
          requestBody: { content: { application/json: { schema: { $ref: "../../common.yaml" } } } }
          responses: { "200": { description: Done. } }

    """

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// Package\n", to: "Package.swift")
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write("{ type: string, maxLength: 5 }\n", to: "common.yaml")
    try folder.write(
      "documents: [openapi.yaml]\nroot: ../..\nmodule: Shop\noutput: ../../Sources/Shop\n",
      to: "Spec/shop/bindings.yaml"
    )
    for arguments in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "One"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }
    return folder
  }

  /// A document may refer to files outside of the current folder.
  func testReadsFilesOutsideOfTheCurrentFolder() throws {
    let folder = try repository()
    try folder.write("{ type: string }\n", to: "common.yaml")
    let spec = folder.url.appendingPathComponent("Spec")
    for (current, shown) in [(spec, "main:../common.yaml"), (folder.url, "main:common.yaml")] {
      let path = current == spec ? "shop" : "Spec/shop"
      let run = try BinderyProcess(
        ["diff", "--format", "json", "main", "--", path],
        in: current
      )
      XCTAssert(run.output.contains("request-body-limit-removed"), run.output + run.errors)
      XCTAssert(run.output.contains(#""file" : "\#(shown)""#), run.output)
    }
  }

  /// A signal that ends the command removes its temporary files.
  func testASignalRemovesTemporaryFiles() throws {
    let folder = try repository()
    // It sends the signal as soon as bindery runs it, and then waits for the end of bindery.
    try folder.write(
      """
      #!/bin/sh
      kill -INT $PPID
      while kill -0 $PPID 2>/dev/null; do :; done

      """,
      to: "bin/git"
    )
    try folder.write("", to: "tmp/.keep")
    let program = folder.url.appendingPathComponent("bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let temporary = folder.url.appendingPathComponent("tmp")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    XCTAssertThrowsError(
      try BinderyProcess(
        ["diff", "main", "--", "Spec/shop"],
        in: folder.url,
        environment: [
          "PATH": "\(folder.url.path)/bin:\(path)", "TMPDIR": temporary.path,
        ]
      )
    ) { error in
      XCTAssertEqual((error as? BinderyProcess.Crash)?.signal, SIGINT, "\(error)")
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [".keep"])
  }

  /// The outputs of copied folders are elsewhere, and aren't written.
  func testOutputsMayBeOutsideOfThePackage() throws {
    let folder = try repository()
    for name in ["bindings.yaml", "openapi.yaml"] {
      let file = folder.url.appendingPathComponent("Spec/shop/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(
        text.replacing("../../common", with: "../common")
          .replacing("root: ../..", with: "root: .."),
        to: "old/\(name)"
      )
    }
    let run = try BinderyProcess("diff", "old", "Spec/shop", in: folder.url)
    XCTAssertEqual(run.errors, "no changes\n")
    XCTAssertEqual(run.status, 0)
    let generated = try BinderyProcess("generate", "old", in: folder.url)
    XCTAssert(generated.errors.contains("[outside-package]"), generated.errors)
  }

  /// The time grows with the square of the number of alternatives, not with the cube.
  func testComparesLargeUnions() throws {
    let folder = try TemporaryFolder()
    func write(_ property: String, to file: String) throws {
      let alternatives = (0..<600).map { number in
        "{ type: object, required: [kind], properties: { p\(number): {}\(property) } }"
      }
      try folder.write(
        """
        openapi: 3.1.0
        info: { title: Union, version: "1" }
        paths:
          /a:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { oneOf: [\(alternatives.joined(separator: ", "))] }
              responses: { "200": { description: Done. } }

        """,
        to: file
      )
    }
    try write("", to: "old.yaml")
    try write(", q: {}", to: "new.yaml")
    let run = try BinderyProcess("diff", "old.yaml", "new.yaml", in: folder.url)
    XCTAssert(run.output.contains("580 more"), run.output + run.errors)
  }

  /// `bindery diff main -- Spec` compares with a revision, also documents that others refer to.
  func testComparesRevisions() throws {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a:
          post:
            operationId: send
            requestBody: { content: { application/json: { schema: { $ref: "common/a.yaml" } } } }
            responses: { "200": { description: Done. } }

      """
    try folder.write("// Package\n", to: "Package.swift")
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write("{ type: string }\n", to: "Spec/shop/common/a.yaml")
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop/Generated\n",
      to: "Spec/shop/bindings.yaml"
    )
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "One")
    try folder.write("{ type: string, maxLength: 5 }\n", to: "Spec/shop/common/a.yaml")
    for path in ["Spec/shop", "Spec", "Spec/shop/openapi.yaml", "./Spec/shop/"] {
      let run = try BinderyProcess("diff", "main", "--", path, in: folder.url)
      XCTAssert(run.output.contains("[request-body-limit-added]"), run.output + run.errors)
      XCTAssert(run.output.contains("main:Spec/shop/openapi.yaml:7:61"), run.output)
      XCTAssertEqual(run.status, 0, run.errors)
    }
    try git("commit", "-q", "-a", "-m", "Two")
    for operands in [["HEAD~1", "main"], ["HEAD~1..main"]] {
      let run = try BinderyProcess(["diff"] + operands + ["--", "Spec/shop"], in: folder.url)
      XCTAssert(run.output.contains("[request-body-limit-added]"), run.output + run.errors)
    }
    let same = try BinderyProcess("diff", "main", "--", "Spec/shop", in: folder.url)
    XCTAssertEqual(same.errors, "no changes\n")
    try folder.write(document.replacing("/a:", with: "/b:"), to: "Spec/shop/openapi.yaml")
    let json = try BinderyProcess(
      ["diff", "main", "--", "Spec/shop/openapi.yaml", "--format", "json"],
      in: folder.url
    )
    XCTAssertEqual(json.status, 2, "options end at --")
    let removed = try BinderyProcess(
      ["diff", "--format", "json", "main", "--", "Spec/shop/openapi.yaml"],
      in: folder.url
    )
    XCTAssert(removed.output.contains(#""file" : "main:Spec/shop/openapi.yaml""#), removed.output)
    XCTAssert(removed.output.contains(##""pointer" : "#/paths/~1a/post""##), removed.output)
    for (operands, error) in [
      (
        ["nowhere", "--", "Spec/shop"],
        "“nowhere” is no revision of the repository; a shallow clone lacks other branches and"
          + " earlier commits, which git fetch adds"
      ),
      (
        ["main:Spec/shop/openapi.yaml", "Spec/shop/openapi.yaml"],
        "“main:Spec/shop/openapi.yaml” doesn't exist; compare with a revision by bindery diff"
          + " REVISION -- PATH"
      ),
      (["main", "--", "Spec/none"], "“Spec/none” doesn't exist"),
      (["main", "--", "../other"], "must be in the current folder"),
      (["main", "a", "b", "--", "Spec/shop"], "diff requires two versions"),
    ] {
      let run = try BinderyProcess(["diff"] + operands, in: folder.url)
      XCTAssertEqual(run.status, 2)
      XCTAssert(run.errors.contains(error), run.errors)
    }
    let outside = try TemporaryFolder()
    try outside.write(document, to: "openapi.yaml")
    let run = try BinderyProcess("diff", "main", "--", "openapi.yaml", in: outside.url)
    XCTAssertEqual(run.status, 2)
    XCTAssert(run.errors.contains("not a git repository"), run.errors)
    let withoutGit = try BinderyProcess(
      ["diff", "main", "--", "openapi.yaml"],
      in: outside.url,
      environment: ["PATH": "/nonexistent"]
    )
    XCTAssertEqual(withoutGit.status, 2)
    XCTAssert(withoutGit.errors.contains("git isn't installed"), withoutGit.errors)
  }

  /// git reads the repository of another user only if its configuration permits it, for example
  /// in a container.
  func testStatesWhatGitAdvises() throws {
    let folder = try repository()
    try folder.write(
      """
      #!/bin/sh
      echo "fatal: detected dubious ownership in repository at '/shop'
      To add an exception for this directory, call:

      	git config --global --add safe.directory /shop" >&2
      exit 128

      """,
      to: "bin/git"
    )
    let program = folder.url.appendingPathComponent("bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try BinderyProcess(
      ["diff", "main", "--", "Spec/shop"],
      in: folder.url,
      environment: ["PATH": "\(folder.url.path)/bin:\(path)"]
    )
    XCTAssertEqual(run.status, 2)
    XCTAssert(
      run.errors.hasPrefix(
        "bindery: git rev-parse failed: detected dubious ownership in repository at '/shop'; To add"
          + " an exception for this directory, call: git config --global --add safe.directory"
          + " /shop\n"
      ),
      run.errors
    )
  }

  /// Annotations and code scanning show the working copy, which has no file `main:openapi.yaml`.
  func testAnnotatesTheWorkingCopyForWhatWasRemoved() throws {
    let folder = try repository()
    try folder.write(document.replacing("/a:", with: "/b:"), to: "Spec/shop/openapi.yaml")
    let github = try BinderyProcess(
      ["diff", "--format", "github", "main", "--", "Spec/shop/openapi.yaml"],
      in: folder.url
    )
    XCTAssertEqual(
      github.output.split(separator: "\n").first { $0.contains("operation-removed") },
      "::error file=Spec/shop/openapi.yaml,line=1,col=1,title=bindery%3A operation-removed::POST /a:"
        + " the operation was removed; POST /b has its operationId now"
        + "%0Amain:Spec/shop/openapi.yaml:6:7: the location in the revision"
    )
    let sarif = try BinderyProcess(
      ["diff", "--format", "sarif", "main", "--", "Spec/shop/openapi.yaml"],
      in: folder.url
    )
    let run = (try sarif.object["runs"] as? [[String: Any]])?.first
    let results = try XCTUnwrap(run?["results"] as? [[String: Any]])
    let uris = results.compactMap { result -> String? in
      let location = (result["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    XCTAssertFalse(uris.isEmpty)
    XCTAssertEqual(Set(uris), ["Spec/shop/openapi.yaml"], sarif.output)
  }
}
