import BinderyRuntime
import TestSupport
import XCTest

/// How `bindery mock` reads the fields of forms.
final class MockFormTests: TimedTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /orders:
        post:
          requestBody:
            required: true
            content:
              multipart/form-data: { schema: { $ref: "#/components/schemas/Order" } }
              application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/Order" } }
          responses: { "200": { description: Ordered., content: { application/json: { schema: { const: {} } } } } }
    components:
      schemas:
        Order:
          type: object
          required: [customer]
          properties:
            customer: { type: object, properties: { name: { type: string } }, additionalProperties: false }
            items:
              type: array
              items: { type: object, required: [id], properties: { id: { type: integer } } }
            sizes: { type: array, items: { type: array, items: { type: integer } } }
            note: { anyOf: [{ type: string }, { type: object, required: [text] }] }
            gift: { enum: [no, yes] }
            tags: { anyOf: [{ type: array, items: { type: string } }, { type: object }] }
    """

  private func answer(parts: [(headers: String, text: String)]) throws -> MockedShop.Answer {
    let body = parts.map { "--b\r\n\($0.headers)\r\n\r\n\($0.text)\r\n" }.joined()
    return try MockedShop(Self.document).answer(
      "POST",
      "/orders",
      headers: ["Content-Type": "multipart/form-data; boundary=b"],
      body: body + "--b--\r\n"
    )
  }

  private func answer(_ fields: (key: String, text: String)...) throws -> MockedShop.Answer {
    try answer(
      parts: fields.map { ("Content-Disposition: form-data; name=\"\($0.key)\"", $0.text) }
    )
  }

  /// A form has no field for an array without elements.
  func testARequiredArrayIsEmpty() throws {
    let document = Self.document.replacing(
      "required: [customer]",
      with: "required: [customer, items, note]"
    )
    let shop = try MockedShop(document)
    for mediaType in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"] {
      let body =
        mediaType.hasPrefix("multipart")
        ? "--b\r\nContent-Disposition: form-data; name=\"customer\"\r\n\r\n{}\r\n--b--\r\n"
        : "customer={}"
      let headers: HTTPHeaders = ["Content-Type": mediaType]
      let answer = shop.answer("POST", "/orders", headers: headers, body: body)
      XCTAssertEqual(try answer.violations, ["body required"], answer.text)
      XCTAssert(answer.text.contains("note"), answer.text)
    }
  }

  /// Objects and arrays in forms are JSON (OpenAPI 3.1.1, section 4.8.15.1.1).
  func testReadsElementsOfArraysAsJSON() throws {
    let one = try answer(
      ("customer", "{}"),
      ("items", #"{"id": 1}"#),
      ("sizes", "[1]"),
      ("sizes", "[]")
    )
    XCTAssertEqual(try one.violations, [])
    XCTAssertEqual(one.status, 200)
    let two = try answer(
      ("customer", "{}"),
      ("items", #"{"id": 1}"#),
      ("items", #"{"id": "x"}"#)
    )
    XCTAssertEqual(try two.violations, ["body /items/1/id type"])
    let whole = try answer(("customer", "{}"), ("items", #"[{"id": 1}, {}]"#))
    XCTAssertEqual(try whole.violations, ["body /items/1 required"])
  }

  /// A field that is no JSON is the only element of an array, also if an object is permitted.
  func testReadsOneFieldOfAnArrayOrObject() throws {
    for tags in ["new", #"["new"]"#, #"{"new": true}"#] {
      let answer = try answer(("customer", "{}"), ("tags", tags))
      XCTAssertEqual(try answer.violations, [], tags)
    }
  }

  func testReadsElementsInURLEncodedForms() throws {
    let answer = try MockedShop(Self.document).answer(
      "POST",
      "/orders",
      headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: "customer=%7B%7D&items=%7B%22id%22%3A1%7D&items=%7B%7D"
    )
    XCTAssertEqual(try answer.violations, ["body /items/1 required"])
  }

  /// Text that happens to be a number in JSON is still a string.
  func testReadsScalarsOfUnionsAsText() throws {
    for note in ["5", "true", "null", "\"quoted\"", "plain"] {
      let answer = try answer(("customer", "{}"), ("note", note))
      XCTAssertEqual(try answer.violations, [], note)
    }
    let object = try answer(("customer", "{}"), ("note", #"{"text": "a"}"#))
    XCTAssertEqual(object.status, 200)
  }

  /// A name needs no quotation marks (RFC 7578, section 4.2; RFC 9110, section 5.6.6).
  func testReadsNamesWithoutQuotationMarks() throws {
    for field in ["form-data; name=customer", "form-data;name=customer; size=2"] {
      let valid = try answer(parts: [("Content-Disposition: \(field)", "{}")])
      XCTAssertEqual(try valid.violations, [], field)
      XCTAssertEqual(valid.status, 200, field)
    }
    let invalid = try answer(parts: [("Content-Disposition: form-data; filename=name", "{}")])
    XCTAssertEqual(try invalid.violations, ["body required"])
  }
}
