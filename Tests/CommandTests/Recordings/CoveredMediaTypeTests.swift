import XCTest

/// Runs of `bindery coverage` on responses with several media types.
///
/// The figures of keywords are those that TraceCov 0.25 measures for the same exchange.
final class CoveredMediaTypeTests: XCTestCase {
  private static let book =
    "{ type: object, required: [id], properties: { id: { type: integer }, title: { type: string } } }"

  /// A document of Swagger 2.0, whose responses have one schema for all media types.
  private func swagger(_ mediaTypes: String) -> String {
    """
    swagger: "2.0"
    info: { title: Shop, version: "1" }
    host: shop.example
    produces: [\(mediaTypes)]
    paths:
      /books:
        get:
          operationId: getBook
          responses: { "200": { description: A book., schema: { $ref: '#/definitions/Book' } } }
    definitions: { Book: \(Self.book) }
    """
  }

  private func openAPI(_ mediaTypes: String...) -> String {
    let content = mediaTypes.map { "\($0): { schema: { $ref: '#/components/schemas/Book' } }" }
      .joined(separator: ", ")
    return """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "http://shop.example" }]
      paths:
        /books:
          get:
            operationId: getBook
            responses: { "200": { description: A book., content: { \(content) } } }
      components: { schemas: { Book: \(Self.book) } }
      """
  }

  /// Returns the figure of the keywords of responses.
  private func keywords(
    _ document: String,
    _ body: String,
    as mediaType: String = "application/json"
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "GET", "url": "http://shop.example/books"},
        "response": {"status": 200,
          "content": {"mimeType": "\(mediaType)", "text": "\(body.replacing("\"", with: "\\\""))"}}
      }]}}
      """,
      to: "shop.har"
    )
    let run = try BinderyProcess(
      ["coverage", "shop.yaml", "--recordings", "shop.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    let line = lines.first { $0.starts(with: ["response", "keywords"]) }
    return try XCTUnwrap(line, run.output).dropFirst(2).joined(separator: " ")
  }

  func testOneSchemaOfSwaggerCountsOnce() throws {
    let json = #"{"id": 1}"#
    XCTAssertEqual(
      try keywords(swagger("application/json, text/json"), json),
      "4 of 5 80.0 %"
    )
    XCTAssertEqual(
      try keywords(swagger("application/json, text/json"), json, as: "text/json"),
      "4 of 5 80.0 %"
    )
    XCTAssertEqual(
      try keywords(swagger("application/json, application/vnd.shop+json"), json),
      "4 of 5 80.0 %"
    )
  }

  func testXMLOfSwaggerWithTwoNamesCountsOnce() throws {
    let document = swagger("application/xml, text/xml")
    let xml = "<Book><id>1</id></Book>"
    for mediaType in ["application/xml", "text/xml"] {
      XCTAssertEqual(try keywords(document, xml, as: mediaType), "4 of 5 80.0 %", mediaType)
    }
  }

  func testXMLCovers() throws {
    let xml = "<Book><id>1</id></Book>"
    XCTAssertEqual(try keywords(openAPI("application/xml"), xml, as: "text/xml"), "4 of 5 80.0 %")
    let both = openAPI("application/json", "application/xml")
    XCTAssertEqual(try keywords(both, xml, as: "application/xml"), "4 of 10 40.0 %")
    XCTAssertEqual(try keywords(both, #"{"id": 1}"#), "4 of 10 40.0 %")
    XCTAssertEqual(
      try keywords(swagger("application/xml"), xml, as: "application/xml"),
      "4 of 5 80.0 %"
    )
  }

  /// Each media type of OpenAPI 3 has a schema of its own.
  func testMediaTypesOfOpenAPI3CountEach() throws {
    XCTAssertEqual(
      try keywords(openAPI("application/json", "text/json"), #"{"id": 1}"#),
      "4 of 10 40.0 %"
    )
  }
}
