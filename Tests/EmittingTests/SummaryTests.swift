import XCTest

/// The summaries of declarations that the document doesn't describe.
final class SummaryTests: XCTestCase {
  func testUndescribedDeclarationsHaveSummaries() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      servers: [{ url: "https://{zone}.test", variables: { zone: { default: a, enum: [a, b] } } }]
      security: [{ token: [] }]
      paths:
        /books:
          post:
            tags: [books]
            requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: integer } } } } } }
            responses:
              "200": { description: OK, content: { application/json: { schema: { type: object, properties: { b: { type: integer } } } } } }
              default: { description: "", headers: { X-C: { schema: { type: string } } } }
      components:
        securitySchemes: { token: { type: http, scheme: bearer } }
        schemas: { Map: { type: object, properties: { a: {} }, additionalProperties: { type: integer } } }
      """
    )
    for (summary, declaration) in [
      ("A client of Test.", "public struct Test: APIClient {"),
      ("Creates a client that shares a connection.", "public init(connection: Connection) "),
      ("The server `https://{zone}.test`.", "public static func server("),
      ("The values of the server variable `zone`.", "public enum Zone: String, "),
      ("Operations tagged `books`.", "extension Test {"),
      ("Sends `POST /books`.", "public func postBooks("),
      ("The body of the request.", "public var body: Body?"),
      ("The body of the request.", "public struct Body: JSONModel {"),
      ("The body of a response with the status 200.", "public struct ReplyBody: JSONModel {"),
      ("Other statuses: undescribed.", "case other("),
      ("A response with another status.", "public struct Other: Hashable, Sendable {"),
      ("The members that the schema doesn't name.", "public var additionalProperties: ["),
    ] {
      XCTAssert(text.contains("/// \(summary)\n\(declaration)"), "\(declaration)\n\(text)")
    }
    XCTAssert(text.contains("/// Creates credentials for the security schemes whose"), text)
  }

  func testATextThatRepeatsTheNameIsNotASummary() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      tags: [{ name: book-store, description: Book store }, { name: b, description: Of B. }]
      paths:
        /a: { get: { tags: [book-store] } }
        /b: { get: { tags: [b] } }
      components:
        schemas:
          NotFound: { title: Not found, type: object, properties: { a: {} } }
          Found: { title: A found book, type: object, properties: { a: {} } }
      """
    )
    XCTAssert(text.contains("/// Operations tagged `book-store`.\nextension Test {"), text)
    XCTAssert(text.contains("/// Of B.\nextension Test {"), text)
    XCTAssertFalse(text.contains("Not found"), text)
    XCTAssert(text.contains("/// A found book.\npublic struct Found: JSONModel {"), text)
  }

  func testASummaryOfMembersThatRepeatsTheNameIsOmitted() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths:
        /a:
          get:
            operationId: readItem
            summary: Read Item
            description: Reads one item. It is cached.
            parameters:
              - { name: max_size, in: query, description: The max size, schema: { type: integer } }
              - { name: page, in: query, description: "page\\n\\nFrom 0.", schema: { type: integer } }
            responses:
              "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } }
      components:
        schemas:
          A: { type: object, properties: { client_id: { type: string, description: Client ID } } }
      """
    )
    XCTAssert(text.contains("/// Reads one item.\n///\n/// It is cached.\n"), text)
    for repeated in ["Read Item", "max size", "/// page", "Client ID"] {
      XCTAssertFalse(text.contains(repeated), text)
    }
    XCTAssert(text.contains("/// From 0.\npublic var page: Int?"), text)
    XCTAssert(text.contains("/// - Parameter page: From 0.\n"), text)
  }

  func testANameAtTheBeginningIsOmitted() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths:
        /a:
          post:
            requestBody: { description: Request body, content: { application/json: { schema: {} } } }
            parameters:
              - { name: shelf_id, in: query, description: "`shelfId` - the shelf", schema: {} }
              - { name: page, in: query, description: "Page - the number of the page", schema: {} }
              - { name: mode, in: query, description: "mode - 2", schema: {} }
              - { name: state, in: query, description: "`state - 1` or more", schema: {} }
              - { name: hook, in: query, description: "hook - https://a.example x", schema: {} }
              - { name: phone, in: query, description: "Phone - iOS only", schema: {} }
              - { name: limit, in: query, description: "Limit: at most 10", schema: {} }
              - { name: size, in: query, description: "Sizes: up to 9", schema: {} }
      """
    )
    XCTAssert(text.contains("///   - shelfId: The shelf.\n"), text)
    XCTAssert(text.contains("///   - page: The number of the page.\n"), text)
    // A part that isn't a sentence has no meaning without the name.
    for kept in [
      "mode: Mode - 2.", "state: `state - 1` or more.", "hook: Hook - https://a.example x",
      "phone: Phone - iOS only.", "limit: Limit: at most 10.",
    ] {
      XCTAssert(text.contains("///   - " + kept), "\(kept): \(text)")
    }
    XCTAssert(text.contains("///   - size: Sizes: up to 9.\n"), text)
    XCTAssertFalse(text.contains("Request body"), text)
  }

  func testAnAsideIsNoSummary() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths:
        /a:
          get:
            operationId: listBooks
            summary: List books
            description: "**Note:** Since version 2.\\n\\nReturns all books."
      """
    )
    XCTAssert(
      text.contains("/// List books.\n///\n/// **Note:** Since version 2.\n///\n/// Returns all"),
      text
    )
  }

  func testADescriptionWithoutASentenceFollowsASummary() throws {
    let text = try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1", description: "# Introduction\\n\\nText." }
      paths: { /a: { get: { description: "- One" } } }
      """
    )
    XCTAssert(text.contains("/// A client of Test.\n///\n/// # Introduction\n"), text)
    XCTAssert(text.contains("/// Sends `GET /a`.\n///\n/// - One\n"), text)
  }

  func testTheFirstWordIsCapitalized() throws {
    for (text, expected) in [
      ("an object of books", "An object of books."), ("id of the book", "ID of the book."),
      ("true or false", "true or false."), ("oneOf of two", "oneOf of two."),
      ("e.g. a book", "e.g.\u{A0}a book."), ("asc", "asc."), ("off, on", "off, on."),
    ] {
      let text = try emitted(
        """
        openapi: 3.1.0
        info: { title: Test, version: "1" }
        components: { schemas: { A: { type: object, description: "\(text)", properties: { a: {} } } } }
        """
      )
      XCTAssert(text.contains("/// \(expected)\npublic struct A"), text)
    }
  }

  func testTheReturnedValueIsDescribedByItsOwnWords() throws {
    let text = try emitted(returning: [
      "Success - return the book that is lent", "Returned as is",
      "Response from the GET /2 endpoint",
    ])
    XCTAssert(text.contains("/// - Returns: The book that is lent.\n"), text)
    XCTAssertFalse(text.contains("- Returns: Re"), text)
  }

  func testADescriptionOfManyOperationsDescribesNoReturnedValue() throws {
    let general = Array(repeating: "results that match the criteria", count: 8)
    let text = try emitted(returning: general + ["A page of all books"])
    XCTAssertEqual(text.split(separator: "- Returns: ").count, 2, text)
    XCTAssert(text.contains("/// - Returns: A page of all books.\n"), text)
    XCTAssert(
      try emitted(returning: Array(general.dropFirst())).contains("- Returns: Results that")
    )
  }

  /// Returns the files of operations whose successes have the descriptions.
  private func emitted(returning descriptions: [String]) throws -> String {
    let paths = descriptions.indices.map { index in
      let schema = "content: { application/json: { schema: { type: string } } }"
      return
        "  /\(index): { get: { responses: { \"200\": { description: \(descriptions[index]), \(schema) } } } }"
    }
    return try emitted(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths:
      \(paths.joined(separator: "\n"))
      """
    )
  }

  /// Returns all files without indentation.
  private func emitted(_ yaml: String) throws -> String {
    try Emission(yaml).texts.sorted { $0.key < $1.key }.map(\.value).joined()
      .replacing(/\n +/, with: "\n")
  }
}
