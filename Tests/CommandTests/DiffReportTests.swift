import Foundation
import XCTest

@testable import Commands
@testable import Comparing
@testable import Emitting
@testable import SwiftSource

/// What `bindery diff` writes beside the changes themselves.
final class DiffReportTests: XCTestCase {
  private let folder = try? TemporaryFolder()

  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get:
          operationId: listBooks
          responses: { "200": { description: Books. } }
        post:
          operationId: addBook
          requestBody: { content: { application/json: { schema: { type: object } } } }
          responses: { "201": { description: Added. } }

    """

  /// The document without `GET /books`, with a required property.
  private static let changed = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        post:
          operationId: addBook
          requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
          responses: { "201": { description: Added. }, "409": { description: Present. } }
    components:
      schemas: { Book: { type: object, required: [title], properties: { title: { type: string } } } }

    """

  private func run(_ arguments: String...) throws -> BinderyProcess {
    let folder = try XCTUnwrap(folder)
    try folder.write(Self.document, to: "old.yaml")
    try folder.write(Self.changed, to: "new.yaml")
    return try BinderyProcess(["diff", "old.yaml", "new.yaml"] + arguments, in: folder.url)
  }

  func testExceptionsAcceptChanges() throws {
    try XCTUnwrap(folder).write(
      """
      - { code: operation-removed, part: "GET /b*", because: no client uses it, until: 2999-12-31 }
      - code: request-property-required-added
        because: the service has assumed it for years
      """,
      to: "accepted.yaml"
    )
    let accepted = try run("--exceptions", "accepted.yaml")
    XCTAssertEqual(accepted.status, 0, accepted.output + accepted.errors)
    XCTAssertEqual(
      accepted.errors,
      "1 other change; the next version is a minor one; 2 accepted by exceptions\n"
    )
    XCTAssert(
      accepted.output.contains("note: GET /books: the operation was removed; accepted: no client"),
      accepted.output
    )
  }

  /// A change of a shared schema concerns each operation that uses it.
  func testAChangeOfSeveralPartsIsAcceptedForEach() throws {
    let folder = try XCTUnwrap(folder)
    let document = { (required: String) in
      let body =
        "requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }"
      return """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        paths:
          /books: { post: { operationId: addBook, \(body) } }
          /drafts: { post: { operationId: addDraft, \(body) } }
        components:
          schemas: { A: { type: object, required: [\(required)], properties: { title: {} } } }

        """
    }
    try folder.write(document(""), to: "before.yaml")
    try folder.write(document("title"), to: "after.yaml")
    let books = #"- { code: request-property-became-required, part: "POST /b*", because: a }"#
    let drafts = #"- { code: request-property-became-required, part: "POST /d*", because: b }"#
    for (exceptions, status, open) in [
      (books, 1, "; not accepted for POST /drafts: request body ["),
      (drafts, 1, "; not accepted for POST /books: request body ["),
      (books + "\n" + drafts, 0, "; accepted: a; b ["),
    ] {
      try folder.write(exceptions + "\n", to: "accepted.yaml")
      let run = try BinderyProcess(
        ["diff", "before.yaml", "after.yaml", "--exceptions", "accepted.yaml"],
        in: folder.url
      )
      XCTAssertEqual(run.status, Int32(status), run.output)
      XCTAssert(run.output.contains(open), run.output)
      XCTAssertFalse(run.output.contains("accepts no change"), run.output)
    }
  }

  func testExceptionsExpire() throws {
    try XCTUnwrap(folder).write(
      """
      - { code: operation-removed, because: no client uses it, until: 2020-12-31 }
      - { code: request-property-required-added, because: all send it }
      - { code: webhook-removed, because: nothing }
      - { code: webhok-removed, because: nothing }
      """,
      to: "expired.yaml"
    )
    let expired = try run("--exceptions", "expired.yaml")
    XCTAssertEqual(expired.status, 1)
    XCTAssert(expired.output.contains("error: GET /books: the operation was removed"))
    XCTAssert(
      expired.output.contains(
        "expired.yaml:1:3: warning: the exception for operation-removed has no effect since"
          + " 2020-12-31 [unused-rule]"
      ),
      expired.output
    )
    XCTAssert(
      expired.output.contains("warning: the exception for webhook-removed accepts no change"),
      expired.output
    )
    XCTAssert(
      expired.output.contains("warning: the exception has the unknown code “webhok-removed”")
        && expired.output.contains("help: did you mean “webhook-removed”?"),
      expired.output
    )
  }

  func testReportsInvalidExceptions() throws {
    for (text, code) in [
      ("code: a\n", "invalid-value"), ("- { code: a }\n", "missing-key"),
      ("- { code: a, because: b, until: soon }\n", "invalid-value"),
      ("- { code: a, because: b, until: 2027-13-01 }\n", "invalid-value"),
      ("- { code: a, because: b, till: 2027-12-01 }\n", "unknown-key"),
    ] {
      try XCTUnwrap(folder).write(text, to: "wrong.yaml")
      let wrong = try run("--exceptions", "wrong.yaml")
      XCTAssertEqual(wrong.status, 1, text)
      XCTAssert(wrong.errors.contains("[\(code)]"), wrong.errors)
    }
  }

  func testJSONHasVerdictAndNextVersion() throws {
    let run = try run("--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    XCTAssertEqual(json?["nextVersion"] as? String, "major")
    let entries = json?["diagnostics"] as? [[String: Any]] ?? []
    let entry = entries.first { $0["code"] as? String == "request-property-required-added" }
    let change = entry?["change"] as? [String: Any]
    XCTAssertEqual(change?["verdict"] as? String, "wire")
    XCTAssertEqual(change?["level"] as? String, "breaking")
    XCTAssertEqual(change?["part"] as? String, "POST /books: request body")
    XCTAssertEqual(change?["path"] as? String, "/title")
    XCTAssertEqual(change?["also"] as? [String], [])
    XCTAssertNil(change?["accepted"])
    let strict = try self.run("--format", "json", "--strict")
    XCTAssert(strict.output.contains(#""verdict" : "wire""#), strict.output)
  }

  /// The summary of a job has the next version, and the numbers of each verdict.
  func testMarkdownHasVerdictsAndNextVersion() throws {
    let run = try run("--format", "markdown")
    XCTAssert(
      run.output.hasPrefix(
        """
        ## Changes

        | Verdict | Breaking | Warning | Other |
        | --- | --: | --: | --: |
        | wire: what is sent and received | 2 | 0 | 1 |
        | behaviour: what the same values mean | 0 | 0 | 0 |
        | source: Swift that uses the bindings | 0 | 0 | 0 |

        ## Findings

        2 breaking changes, 1 other change; the next version is a major one

        | Severity | Verdict | Code | Location | Finding |
        | --- | --- | --- | --- | --- |
        | error | wire | `request-property-required-added` |
        """
      ),
      run.output
    )
    let folder = try XCTUnwrap(folder)
    let same = try BinderyProcess(
      ["diff", "old.yaml", "old.yaml", "--format", "markdown"],
      in: folder.url
    )
    XCTAssertEqual(same.output, "## bindery diff\n\nno changes\n")
  }

  /// A change of a schema counts once, also if requests and responses have it.
  func testChangesCountOnce() throws {
    let folder = try XCTUnwrap(folder)
    let content =
      "content: { application/json: { schema: { $ref: \"#/components/schemas/Book\" } } }"
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books:
          put:
            operationId: putBook
            requestBody: { \(content) }
            responses: { "200": { description: Book., \(content) } }
          post:
            operationId: addBook
            requestBody: { \(content) }
            responses: { "200": { description: Book., \(content) } }
      components:
        schemas:
          Book: { type: object, properties: { pages: { type: integer } } }

      """
    let changed = document.replacing("type: integer", with: "type: string")
    try folder.write("// Package\n", to: "Package.swift")
    for (name, text) in [("one", document), ("other", changed)] {
      try folder.write(text, to: "\(name)/openapi.yaml")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: Shop\noutput: ../Sources/Shop\n",
        to: "\(name)/bindings.yaml"
      )
    }
    for suffix in ["", "/openapi.yaml"] {
      let run = try BinderyProcess("diff", "one\(suffix)", "other\(suffix)", in: folder.url)
      XCTAssertEqual(run.errors, "1 breaking change; the next version is a major one\n", run.output)
      XCTAssertEqual(
        run.output.matches(of: #/: error: /#).count,
        suffix.isEmpty ? 4 : 2,
        run.output
      )
    }
    let text = try BinderyProcess(
      ["diff", "one/openapi.yaml", "other/openapi.yaml", "--changelog"],
      in: folder.url
    )
    XCTAssert(text.output.contains("`/pages`, and at 1 other location: the type"), text.output)
  }

  /// A type with another name is one change, with all that have the type.
  func testRenamedTypesCountOnce() throws {
    let folder = try XCTUnwrap(folder)
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books:
          post:
            operationId: addBook
            requestBody:
              content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
            responses: { "204": { description: Added. } }
      components:
        schemas:
          Book: { type: object, properties: { author: { $ref: "#/components/schemas/Author" } } }
          Author: { type: object, properties: { name: { type: string } } }

      """
    try folder.write("// Package\n", to: "Package.swift")
    for (name, text) in [
      ("one", document), ("other", document.replacing("Author", with: "Writer")),
    ] {
      try folder.write(text, to: "\(name)/openapi.yaml")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: Shop\noutput: ../Sources/Shop\n",
        to: "\(name)/bindings.yaml"
      )
    }
    let run = try BinderyProcess("diff", "one", "other", in: folder.url)
    XCTAssertEqual(run.errors, "1 breaking change; the next version is a major one\n", run.output)
    XCTAssertEqual(run.output.matches(of: /renames: \[/).count, 1, run.output)
  }

  /// Methods of one client are different changes, also without a part of a document.
  func testMethodsOfAClientCountEach() {
    let changes = ["addBook", "putBook"].map { name in
      let declaration = PublicDeclaration(
        name: "ShopAPI.\(name)",
        kind: .function,
        text: "public func \(name)()"
      )
      var change = Change(
        SwiftRules.removed,
        of: "Swift ShopAPI.\(name)",
        "it was removed",
        old: nil,
        new: nil
      )
      change.declaration = declaration
      return change
    }
    XCTAssertEqual(CountedChanges(changes, SwiftSymbols()).number(of: .breaking), 2)
  }

  /// A page names the way out of its change.
  func testPagesNameTheWayOut() throws {
    for (code, fix) in [
      (
        "operation-renamed",
        "- { operation: getBooks, to: getBooks, deprecated: listBooks, because:"
      ),
      ("schema-renamed", "- { schema: Volume, to: Volume, deprecated: Book, because:"),
      ("swift-type-renamed", "- { schema: Volume, to: Volume, deprecated: Book, because:"),
      ("path-parameter-renamed", "- { parameter: bookId, of: getBook, to: id, because:"),
      ("operation-removed", "`x-sunset: 2027-03-31`"),
      ("request-property-optional-removed", "`x-sunset: 2027-03-31`"),
      ("response-property-removed-before-sunset", "Keep the part up to the day in its `x-sunset`."),
      ("close-code-added", "`x-close-codes`"),
    ] {
      let page = try XCTUnwrap(Explanation.ofChange(code)?.page, code)
      XCTAssert(page.contains(fix), page)
    }
  }

  func testChangelogHasSections() throws {
    let run = try run("--changelog", "--fail-on", "never")
    XCTAssertEqual(
      run.output,
      """
      ### Breaking changes

      - `GET /books`: the operation was removed.
      - `POST /books: request body` `/title`: the required property was added.

      ### Added

      - `POST /books: response 409`: the response was added.

      """
    )
    let both = try self.run("--changelog", "--format", "json")
    XCTAssertEqual(both.status, 2)
  }

  /// Recordings that the new documents describe otherwise are named, and those that don't fit.
  func testNamesRecordingsThatAreHit() throws {
    let folder = try XCTUnwrap(folder)
    let spec = BinderyProcess.package.appendingPathComponent("Spec/pusher")
    for name in ["old", "new"] {
      try folder.write("// Package\n", to: "Package.swift")
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("Spec"),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        at: spec,
        to: folder.url.appendingPathComponent("Spec/\(name)")
      )
    }
    let file = folder.url.appendingPathComponent("Spec/new/openapi.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let same = try BinderyProcess("diff", "Spec/old", "Spec/new", in: folder.url)
    XCTAssertEqual(same.errors, "no changes\n", same.output)
    let property = "occupied:\n          type: "
    let changed = text.replacing(property + "boolean", with: property + "string")
    XCTAssertNotEqual(changed, text)
    try Data(changed.utf8).write(to: file)
    let run = try BinderyProcess("diff", "Spec/old", "Spec/new", "--all", in: folder.url)
    XCTAssert(run.output.contains("[recording-stale]"), run.output + run.errors)
    XCTAssert(run.output.contains("[recording-unfit]"), run.output + run.errors)
    XCTAssert(run.output.contains(".har:"), run.output)
    XCTAssert(
      run.output.contains(
        "; tested by FetchChannelContractTests/testFetchChannel [recording-unfit]"
      ),
      run.output
    )
  }
}
