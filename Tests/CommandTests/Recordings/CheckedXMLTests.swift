import XCTest

/// Runs of `bindery check` on recorded XML.
final class CheckedXMLTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "http://shop.example" }]
    paths:
      /books:
        post:
          operationId: addBook
          requestBody:
            content: { application/xml: { schema: { $ref: '#/components/schemas/Book' } } }
          responses:
            "200":
              description: A book.
              content: { application/xml: { schema: { $ref: '#/components/schemas/Book' } } }
    webhooks:
      bookAdded:
        post:
          requestBody:
            content: { application/xml: { schema: { $ref: '#/components/schemas/Book' } } }
          responses: { "204": { description: Read. } }
    components:
      schemas:
        Book:
          type: object
          required: [id, title]
          properties:
            id: { type: integer, maximum: 9, xml: { attribute: true } }
            title: { type: string, minLength: 2 }
            tags: { type: array, items: { type: string, xml: { name: tag } }, xml: { wrapped: true } }
            parts: { type: array, maxItems: 2, items: { $ref: '#/components/schemas/Part' } }
        Part: { type: object, properties: { pages: { type: integer } } }
    """

  /// Returns the differences of a request and a response, and of a webhook.
  private func check(
    _ sent: String,
    _ received: String,
    webhook: String? = nil
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let texts = [sent, received, webhook ?? Self.valid].map { $0.replacing("\"", with: "\\\"") }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "POST", "url": "http://shop.example/books",
          "postData": {"mimeType": "application/xml", "text": "\(texts[0])"}},
        "response": {"status": 200,
          "content": {"mimeType": "application/xml", "text": "\(texts[1])"}}
      }, {
        "startedDateTime": "2026-01-02T03:04:05Z", "_bindery": {
          "webhook": "bookAdded", "provenance": {"kind": "documented", "source": "made up"}},
        "request": {"method": "POST", "url": "http://app.example/books",
          "postData": {"mimeType": "application/xml", "text": "\(texts[2])"}},
        "response": {"status": 204, "content": {}}
      }]}}
      """,
      to: "shop.har"
    )
    let run = try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "shop.har"],
      in: folder.url
    )
    return run.output + run.errors
  }

  private static let valid = """
    <?xml version='1.0' encoding='UTF-16'?><Book id='3'><title>Dune</title>\
    <tags><tag>a</tag><tag>1</tag></tags><parts><pages>1</pages></parts><parts/></Book>
    """

  func testAcceptsXMLOfTheSchema() throws {
    let output = try check(Self.valid, Self.valid)
    XCTAssertTrue(output.contains("2 of 2 entries fit the document"), output)
  }

  func testReportsWhatTheSchemaDoesNotDescribe() throws {
    let output = try check(
      "<Book id='10'><title>D</title></Book>",
      "<Book id='x'><parts><pages>many</pages></parts><price>3</price></Book>"
    )
    for difference in [
      "“Book.id”: expected an integer, found a string", "expected at most 9, found 10",
      "expected at least 2 characters, found 1", #"the required member "title" is missing"#,
      "“Part.pages”: expected an integer, found a string", #""price""#,
    ] {
      XCTAssertTrue(output.contains(difference), "\(difference) isn't in \(output)")
    }
  }

  func testReportsWebhooks() throws {
    let output = try check(
      Self.valid,
      Self.valid,
      webhook: "<Book id='x'><title>Dune</title></Book>"
    )
    XCTAssertTrue(output.contains("“Book.id”: expected an integer, found a string"), output)
  }

  func testReportsWhatIsNotXML() throws {
    let output = try check(Self.valid, "<Book><title>Dune</Book>")
    XCTAssertTrue(output.contains("isn't valid XML: line 1: "), output)
  }
}
