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
        "equivalents", "forms", "further", "further-channels", "headers", "message-sunsets",
        "messages", "operations", "policies", "schemas", "stability", "sunsets", "swagger",
        "texts", "versions", "webhooks",
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
    for name in ["asyncapi-versions", "swagger", "versions"] {
      let folder = Self.folder.appendingPathComponent(name)
      for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
        let run = try BinderyProcess("diff", old, new, in: folder)
        XCTAssertEqual(run.output, "", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.errors, "no changes\n", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.status, 0)
      }
    }
  }

  /// What is sent and received is the same, apart from the names of schemas.
  func testEquivalentDescriptionsAreEqual() throws {
    let folder = Self.folder.appendingPathComponent("equivalents")
    for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
      let codes = try codes(old, new, in: folder)
      XCTAssertEqual(codes, ["schema-renamed": 2], "\(old) and \(new)")
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

  /// One of the folders has the bindings of all: their recordings take most of the time.
  func testOwnDocumentsEqualThemselves() throws {
    let documents = ["chatcenter", "pubnub"].flatMap { service in
      ["openapi", "asyncapi"].map { "Spec/\(service)/\($0).yaml" }
    }
    for path in ["Spec/pusher"] + documents {
      let run = try BinderyProcess("diff", path, path)
      XCTAssertEqual(run.errors, "no changes\n", path)
      XCTAssertEqual(run.status, 0, path)
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
    XCTAssertEqual(missing, [])
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
