import Comparing
import Foundation
import XCTest

/// Every folder in Tests/Changes is a case: two versions of a document, and the expected changes.
///
/// `RECORD=1` writes the changes and fails, for a review of the difference.
final class DiffTests: XCTestCase {
  private static let folder = BinderyProcess.package.appendingPathComponent("Tests/Changes")

  func testChangesAreAsExpected() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    XCTAssertEqual(
      names,
      [
        "alternatives", "asyncapi-versions", "bindings", "channels", "conditions", "directions",
        "equivalents", "further", "further-channels", "headers", "messages", "operations",
        "policies", "schemas", "sunsets", "swagger", "versions", "webhooks",
      ]
    )
    for name in names {
      let folder = Self.folder.appendingPathComponent(name)
      let run = try BinderyProcess("diff", "--all", "old.yaml", "new.yaml", in: folder)
      let headings = run.output.split(separator: "\n")
        .filter { !$0.hasPrefix(" ") && !$0.contains(": note: the old description") }
      let found = (headings.map(String.init) + [run.errors]).joined(separator: "\n")
      let file = folder.appendingPathComponent("expected.txt")
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try Data(found.utf8).write(to: file)
        XCTFail("recorded \(file.path); review the difference, then run again")
        continue
      }
      XCTAssertEqual(found, try String(contentsOf: file, encoding: .utf8), name)
      XCTAssertEqual(run.status, found.contains(": error: ") ? 1 : 0, name)
    }
  }

  /// A last day that isn't a date doesn't allow a removal.
  func testASunsetIsADate() throws {
    let folder = try TemporaryFolder()
    func document(_ paths: String) -> String {
      "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {\(paths)}\n"
    }
    try folder.write(document(""), to: "new.yaml")
    for (day, status) in [("2020-01-31", 0), ("2020-01-31T00:00:00Z", 0), ("1 March 2020", 1)] {
      let operation =
        "deprecated: true, x-sunset: '\(day)', responses: { '204': { description: A } }"
      try folder.write(document(" /a: { get: { \(operation) } } "), to: "old.yaml")
      let run = try BinderyProcess("diff", "old.yaml", "new.yaml", in: folder.url)
      XCTAssertEqual(Int(run.status), status, run.output + run.errors)
    }
    let lint = try BinderyProcess("lint", "old.yaml", in: folder.url)
    XCTAssert(
      lint.output.contains(
        "“x-sunset” must be a date, not “1 March 2020”; ignored [invalid-value]"
      ),
      lint.output
    )
  }

  func testVersionsOfOneDescriptionAreEqual() throws {
    for name in ["asyncapi-versions", "equivalents", "swagger", "versions"] {
      let folder = Self.folder.appendingPathComponent(name)
      for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
        let run = try BinderyProcess("diff", old, new, in: folder)
        XCTAssertEqual(run.output, "", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.errors, "no changes\n", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.status, 0)
      }
    }
  }

  /// The failures of JUnit are those with which the command fails.
  func testFailuresOfJUnitAgreeWithTheStatus() throws {
    let folder = Self.folder.appendingPathComponent("schemas")
    var counts: [Int] = []
    for level in ["never", "breaking", "warning"] {
      let run = try BinderyProcess(
        "diff",
        "old.yaml",
        "new.yaml",
        "--fail-on",
        level,
        "--format",
        "junit",
        in: folder
      )
      let failures = try XCTUnwrap(run.output.firstMatch(of: /failures="(\d+)"/)).1
      counts.append(try XCTUnwrap(Int(failures)))
      XCTAssertEqual(run.status, counts.last == 0 ? 0 : 1, level)
    }
    XCTAssertEqual(counts[0], 0)
    XCTAssertGreaterThan(counts[1], 0)
    XCTAssertGreaterThan(counts[2], counts[1])
  }

  func testOwnDocumentsEqualThemselves() throws {
    for service in ["chatcenter", "pubnub", "pusher"] {
      let run = try BinderyProcess("diff", "Spec/\(service)", "Spec/\(service)")
      XCTAssertEqual(run.errors, "no changes\n", service)
      XCTAssertEqual(run.status, 0, service)
    }
  }

  /// What one direction adds, the other one removes.
  func testTheOtherDirectionRemovesWhatWasAdded() throws {
    for name in ["channels", "operations"] {
      let folder = Self.folder.appendingPathComponent(name)
      let forth = try codes("old.yaml", "new.yaml", in: folder)
      let back = try codes("new.yaml", "old.yaml", in: folder)
      for subject in ["operation", "webhook", "channel", "sent-message", "received-message"] {
        XCTAssertEqual(forth["\(subject)-added"], back["\(subject)-removed"], "\(name) \(subject)")
        XCTAssertEqual(forth["\(subject)-removed"], back["\(subject)-added"], "\(name) \(subject)")
      }
    }
  }

  private func codes(_ old: String, _ new: String, in folder: URL) throws -> [String: Int] {
    let run = try BinderyProcess("diff", "--all", old, new, in: folder)
    let codes = run.output.matches(of: /\[([a-z-]+)\]/).map { String($0.1) }
    return codes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  func testLevelsDecideTheExitStatus() throws {
    let folder = try TemporaryFolder()
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }]
            responses: { "200": { description: Done. } }

      """
    try folder.write(document, to: "old.yaml")
    try folder.write(document.replacing("name: q", with: "name: p"), to: "new.yaml")
    for (arguments, status) in [
      ([], 0), (["--fail-on", "warning"], 1), (["--strict"], 1), (["--fail-on", "never"], 0),
    ] as [([String], Int32)] {
      let run = try BinderyProcess(["diff", "old.yaml", "new.yaml"] + arguments, in: folder.url)
      XCTAssertEqual(run.status, status, "\(arguments)")
    }
  }

  func testDocumentsOfDifferentKindsAreRefused() throws {
    let operations = Self.folder.appendingPathComponent("operations/old.yaml").path
    let channels = Self.folder.appendingPathComponent("channels/old.yaml").path
    for paths in [[operations, channels], [channels, operations]] {
      let run = try BinderyProcess(["diff"] + paths)
      XCTAssertEqual(run.status, 2)
      XCTAssert(run.errors.contains("are of different kinds"), run.errors)
    }
  }

  /// A `bindings.yaml` may come from an untrusted source.
  func testBindingsOutsideOfThePackageAreRefused() throws {
    let outside = try TemporaryFolder()
    try outside.write("openapi: 3.1.0\ninfo: { title: A, version: a }\npaths: {}\n", to: "a.yaml")
    try outside.write("documents: [a.yaml]\nmodule: A\noutput: Out\n", to: "bindings.yaml")
    let paths = [outside.url.path, "Spec/pusher"]
    let refused = try BinderyProcess(["diff"] + paths)
    XCTAssertEqual(refused.status, 1, refused.errors)
    XCTAssert(refused.errors.contains("--allow-outside"), refused.errors)
    let allowed = try BinderyProcess([
      "diff", outside.url.path, outside.url.path, "--allow-outside",
    ])
    XCTAssertEqual(allowed.errors, "no changes\n")
  }

  /// Documents are recognized by their titles and the names of their files, not by their order.
  func testDocumentsOfFoldersArePairedByName() throws {
    let folder = try TemporaryFolder()
    func write(_ title: String, _ path: String, to file: String) throws {
      try folder.write(
        """
        openapi: 3.1.0
        info: { title: \(title), version: "1" }
        paths: { \(path): { get: { responses: { "200": { description: Done. } } } } }

        """,
        to: file
      )
    }
    try write("Books", "/books", to: "old/a.yaml")
    try write("Carts", "/carts", to: "old/b.yaml")
    try write("Discounts", "/discounts", to: "old/c.yaml")
    try write("Carts", "/carts", to: "new/a-carts.yaml")
    try write("All books", "/books", to: "new/a.yaml")
    try write("Taxes", "/taxes", to: "new/e.yaml")
    try write("Fees", "/fees", to: "new/f.yaml")
    let run = try BinderyProcess(["diff", "old", "new"], in: folder.url)
    XCTAssertEqual(
      run.output.matches(of: /(?m)^(\S+): \w+: .*\[([a-z-]+)\]$/).map { "\($0.1) \($0.2)" },
      [
        "new/e.yaml:1:1 document-added", "new/f.yaml:1:1 document-added",
        "old/c.yaml:1:1 document-removed",
      ],
      run.output + run.errors
    )
    XCTAssertEqual(run.status, 1)
  }

  /// A description may have a chain of references that is longer than a stack.
  func testComparesLongChainsOfComponents() throws {
    let folder = try TemporaryFolder()
    let count = 12_000
    let schemas = (0..<count).map { number in
      let next = "#/components/schemas/S\(number + 1)"
      return "    S\(number): { allOf: [{ $ref: \"\(next)\" }] }\n"
    }
    let document = """
      openapi: 3.1.0
      info: { title: Chain, version: "1" }
      paths:
        /a:
          post:
            requestBody:
              content: { application/json: { schema: { $ref: "#/components/schemas/S0" } } }
            responses: { "200": { description: Done. } }
      components:
        schemas:
      \(schemas.joined())    S\(count): { type: string }

      """
    try folder.write(document, to: "old.yaml")
    let changed = document.replacing("{ type: string }", with: "{ type: integer }")
    try folder.write(changed, to: "new.yaml")
    let run = try BinderyProcess(["diff", "old.yaml", "new.yaml"], in: folder.url)
    XCTAssert(run.output.contains("[request-body-type-changed]"), run.output + run.errors)
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
      (["nowhere", "--", "Spec/shop"], "“nowhere” is no revision of the repository"),
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

  /// With bindings, the public Swift of both versions is compared.
  func testComparesTheSwiftOfBindings() throws {
    let folder = try TemporaryFolder()
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books:
          get:
            operationId: listBooks
            parameters: [{ name: page, in: query, schema: { type: integer } }]
            responses:
              "200":
                description: Books.
                content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
      components:
        schemas:
          Book:
            type: object
            required: [title]
            properties:
              title: { type: string }
              pages: { type: integer }
              genre: { type: string, enum: [novel, essay] }

      """
    let bindings = "documents: [openapi.yaml]\nmodule: Shop\noutput: ../Sources/Shop\n"
    func changes(_ new: String, _ settings: String = "") throws -> [String] {
      try folder.write("// Package\n", to: "Package.swift")
      try folder.write(document, to: "old/openapi.yaml")
      try folder.write(new, to: "new/openapi.yaml")
      try folder.write(bindings, to: "old/bindings.yaml")
      try folder.write(bindings + settings, to: "new/bindings.yaml")
      let run = try BinderyProcess(
        ["diff", "old", "new", "--verdict", "source", "--all"],
        in: folder.url
      )
      XCTAssert(run.errors.hasSuffix("one\n") || run.errors == "no changes\n", run.errors)
      return run.output.split(separator: "\n").filter { $0.contains("Swift ") }
        .map { String($0.replacing(#/^\S+:\d+:\d+: /#, with: "")) }
    }
    XCTAssertEqual(try changes(document), [])
    XCTAssertEqual(
      try changes(document.replacing("enum: [novel, essay]", with: "enum: [novel, essay, poem]")),
      [
        "note: Swift Book.Genre.poem: “public static let poem” was added"
          + " [swift-declaration-added]"
      ]
    )
    // The quotation mark and the parenthesis are in a string literal of the bindings.
    let quoted = try changes(
      document.replacing("enum: [novel, essay]", with: #"enum: [novel, 'a"b(', essay]"#)
    )
    XCTAssertEqual(quoted.count, 1, "\(quoted)")
    XCTAssert(
      quoted.allSatisfy { $0.hasSuffix("was added [swift-declaration-added]") },
      "\(quoted)"
    )
    XCTAssertEqual(
      try changes(document.replacing("pages: { type: integer }", with: "pages: { type: string }"))
        .count { $0.contains("error: ") && $0.contains("[swift-declaration-changed]") },
      2
    )
    let parameter = "{ name: size, in: query, schema: { type: integer } }"
    let added = try changes(
      document.replacing("parameters: [", with: "parameters: [\(parameter), ")
    )
    XCTAssert(added.contains { $0.contains("[swift-parameter-added]") }, "\(added)")
    XCTAssertFalse(added.contains { $0.contains("error: ") }, "\(added)")
    let renamed = document.replacing("Book:", with: "Volume:")
      .replacing("schemas/Book", with: "schemas/Volume")
    let found = try changes(renamed)
    XCTAssert(
      found.contains { $0.contains("Swift Book: the type is now Volume [swift-type-renamed]") },
      "\(found)"
    )
    XCTAssertEqual(
      try changes(
        renamed,
        "renames: [{ schema: Volume, to: Book, because: it is the old name }]\n"
      ),
      []
    )
  }

  func testVerdictsSelectChanges() throws {
    let folder = Self.folder.appendingPathComponent("operations")
    let run = try BinderyProcess(
      ["diff", "old.yaml", "new.yaml", "--verdict", "source", "--format", "json"],
      in: folder
    )
    let codes = Set(run.output.matches(of: /"code" ?: ?"([a-z-]+)"/).map { String($0.1) })
    XCTAssertEqual(codes, ["operation-renamed", "path-parameter-renamed"])
  }

  func testReportsDocumentsThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("openapi: 3.1.0\npaths: [", to: "broken.yaml")
    try folder.write("openapi: 3.1.0\npaths: {}\n", to: "sound.yaml")
    let broken = try BinderyProcess("diff", "sound.yaml", "broken.yaml", in: folder.url)
    XCTAssertEqual(broken.status, 1)
    XCTAssert(broken.errors.contains("broken.yaml:"), broken.errors)
    XCTAssert(broken.errors.contains("[invalid-syntax]"), broken.errors)
    let absent = try BinderyProcess("diff", "sound.yaml", "absent.yaml", in: folder.url)
    XCTAssertEqual(absent.status, 2)
    XCTAssert(absent.errors.contains("“absent.yaml” doesn't exist"), absent.errors)
  }

  /// Each rule has an example, except those that need a folder with bindings or several documents.
  func testRulesHaveExamples() throws {
    var codes: Set<String> = []
    for folder in [Self.folder, ChangedValuesTests.folder] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let file = folder.appendingPathComponent("\(name)/expected.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        codes.formUnion(text.matches(of: /\[([a-z-]+)\](?:\n|$)/).map { String($0.1) })
        codes.formUnion(text.matches(of: /(?m)^([a-z-]+): [a-z]+$/).map { String($0.1) })
      }
    }
    let missing = ChangeRule.all.map(\.code).filter { code in
      !codes.contains(code)
        && !["document-", "recording-", "swift-"].contains(where: code.hasPrefix)
    }
    XCTAssertEqual(missing, ["path-parameter-removed"])
  }

  func testRulesHaveDistinctCodesAndPages() throws {
    let rules = ChangeRule.all
    XCTAssertEqual(Set(rules.map(\.code)).count, rules.count)
    XCTAssertGreaterThan(rules.count, 300)
    let run = try BinderyProcess("explain", "request-property-became-required")
    XCTAssertEqual(run.status, 0)
    XCTAssert(run.output.contains("refused by the service"), run.output)
  }
}
