import BinderyRuntime
import MockServer
import TestSupport
import XCTest

/// How `bindery mock` answers requests of a document of Swagger 2.0.
final class MockSwaggerTests: TimedTestCase {
  /// Clients of Swagger 2.0 use the JSON beside it.
  func testXMLBesideJSON() throws {
    let document = """
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      consumes: [application/xml, application/json]
      produces: [application/xml, application/json]
      paths:
        /pets:
          post:
            parameters: [{ name: b, in: body, required: true, schema: { $ref: "#/definitions/Pet" } }]
            responses: { "200": { description: d, schema: { $ref: "#/definitions/Pet" } } }
      definitions:
        Pet:
          type: object
          required: [id]
          properties: { id: { type: integer, maximum: 9 } }
          xml: { name: pet }
      """
    let shop = try MockedShop(document)
    func answer(_ body: String, _ type: String, accept: String = "*/*") -> MockedShop.Answer {
      let headers: HTTPHeaders = ["Content-Type": type, "Accept": accept]
      return shop.answer("POST", "/pets", headers: headers, body: body)
    }
    let xml = "<pet><id>7</id></pet>"
    for (accept, type, begin) in [
      ("application/xml", "application/xml", "<pet"), ("*/*", "application/json", "{"),
      ("application/json", "application/json", "{"),
    ] {
      let answer = answer(xml, "application/xml", accept: accept)
      XCTAssertEqual(answer.status, 200, answer.text)
      XCTAssertEqual(answer.headers["Content-Type"], type)
      XCTAssert(answer.text.contains(begin), answer.text)
    }
    XCTAssertEqual(answer(#"{"id": 7}"#, "application/json").status, 200)
    XCTAssertEqual(
      try answer("<pet><id>10</id></pet>", "application/xml").violations,
      ["body /id maximum"]
    )
    XCTAssertEqual(answer("id", "text/plain").status, 415)
  }

  /// All responses have one of the listed media types.
  func testErrorsHaveAListedMediaType() throws {
    let document = """
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      produces: [application/json]
      paths:
        /pets:
          get:
            parameters: [{ name: page, in: query, type: integer }]
            responses: { "200": { description: d }, "400": { description: d } }
          put:
            produces: [application/xml]
            parameters: [{ name: page, in: query, type: integer }]
            responses: { "200": { description: d } }
      """
    let shop = try MockedShop(document)
    for (method, type) in [("GET", "application/json"), ("PUT", "application/problem+json")] {
      let answer = shop.answer(method, "/pets?page=a")
      XCTAssertEqual(answer.status, 400)
      XCTAssertEqual(answer.headers["Content-Type"], type)
      XCTAssertEqual(try answer.violations, ["query page type"])
    }
    XCTAssertEqual(
      shop.answer("GET", "/cats").headers["Content-Type"],
      "application/problem+json"
    )
  }

  /// Many documents describe no success that has no body.
  func testOnlyErrorsAreDescribed() throws {
    let document = """
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      paths:
        /pets:
          post: { responses: { "405": { description: Invalid. } } }
          put: { responses: { 4XX: { description: Invalid. } } }
          get: { responses: { "404": { description: No., schema: {} }, "304": { description: d } } }
      """
    let shop = try MockedShop(document)
    for (method, status) in [("POST", 200), ("PUT", 200), ("GET", 304)] {
      let answer = shop.answer(method, "/pets")
      XCTAssertEqual(answer.status, status, method)
      XCTAssertEqual(answer.text, "")
    }
    let preferred = shop.answer("POST", "/pets", headers: ["Prefer": "code=405"])
    XCTAssertEqual(preferred.status, 405)
  }

  /// A path without parameters is matched before others, for each method.
  func testPathsWithoutParametersPrecede() throws {
    let document = """
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      paths:
        /pets/{id}:
          parameters: [{ name: id, in: path, required: true, type: string }]
          get: { responses: { "204": { description: d } } }
          delete: { responses: { "204": { description: d } } }
        /pets/new:
          get: { responses: { "202": { description: d } } }
      """
    let shop = try MockedShop(document)
    XCTAssertEqual(shop.answer("GET", "/pets/new").status, 202)
    XCTAssertEqual(shop.answer("DELETE", "/pets/7").status, 204)
    let answer = shop.answer("DELETE", "/pets/new")
    XCTAssertEqual(answer.status, 405)
    XCTAssertEqual(answer.headers["Allow"], "GET, HEAD, OPTIONS")
  }
}
