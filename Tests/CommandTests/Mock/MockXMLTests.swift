import BinderyRuntime
import MockServer
import TestSupport
import XCTest

/// How `bindery mock` checks bodies in XML.
final class MockXMLTests: TimedTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /pets:
        get:
          responses:
            "200":
              description: A pet.
              content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' } } }
        post:
          requestBody:
            required: true
            content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' } } }
          responses: { "204": { description: Added. } }
    components:
      schemas:
        Pet:
          type: object
          required: [id, name, tags, photos]
          additionalProperties: false
          properties:
            id: { type: integer, maximum: 99, xml: { attribute: true } }
            name: { type: string, minLength: 2 }
            kind: { enum: [cat, dog] }
            weight: { type: [number, "null"] }
            chipped: { type: boolean }
            tags:
              type: array
              minItems: 2
              items: { type: string, xml: { name: tag } }
              xml: { wrapped: true, name: tagList, prefix: t, namespace: urn:t }
            photos: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Photo' } }
        Photo:
          type: object
          required: [width]
          properties:
            width: { type: integer, xml: { attribute: true } }
            url: { type: string, xml: { nodeType: text } }
    """

  private func violations(_ body: String) throws -> [String] {
    let answer = try MockedShop(Self.document).answer(
      "POST",
      "/pets",
      headers: ["Content-Type": "application/xml; charset=utf-8"],
      body: body
    )
    return answer.status == 204 ? [] : try answer.violations
  }

  func testAcceptsXMLOfTheSchema() throws {
    XCTAssertEqual(
      try violations(
        """
        <?xml version="1.0"?>
        <Pet id="7" xmlns:t="urn:t" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
          <name>12</name> <kind>cat</kind> <weight xsi:nil="true"/> <chipped> true </chipped>
          <t:tagList><tag>a</tag><tag>1</tag></t:tagList>
          <photos width="3">u</photos>
        </Pet>
        """
      ),
      []
    )
  }

  func testTextInPlaceOfElements() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /pets:
          post:
            requestBody: { content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' } } } }
            responses: { "204": { description: Added. } }
      components:
        schemas:
          Pet: { type: object, properties: { tag: { type: object, properties: { name: {} } }, any: { type: object } } }
      """
    let shop = try MockedShop(document)
    for (body, violations) in [
      ("<Pet> <tag> </tag> <any>a</any> </Pet>", []),
      ("<Pet><tag>null</tag></Pet>", ["body /tag type"]),
      ("<Pet>null</Pet>", ["body type"]),
    ] {
      let headers: HTTPHeaders = ["Content-Type": "application/xml"]
      let answer = shop.answer("POST", "/pets", headers: headers, body: body)
      XCTAssertEqual(answer.status == 204 ? [] : try answer.violations, violations, body)
    }
  }

  func testReportsWhatContradictsTheSchema() throws {
    XCTAssertEqual(
      Set(
        try violations(
          """
          <Pet id="100"><name>a</name><kind>cow</kind><weight>much</weight><chipped>maybe</chipped>\
          <tagList><tag>a</tag></tagList><photos width="x"/><photos/><age>3</age></Pet>
          """
        )
      ),
      [
        "body /id maximum", "body /name minLength", "body /kind enum", "body /weight type",
        "body /chipped type", "body /tags minItems", "body /photos/0/width type",
        "body /photos/1 required", "body /age additionalProperties",
      ]
    )
    XCTAssertEqual(
      Set(try violations("<Pet/>")),
      ["body required", "body /photos minItems", "body /tags minItems"]
    )
    XCTAssertEqual(try violations("<Pet>"), ["body contentMediaType"])
  }

  /// A document that the mock writes itself is valid.
  func testAcceptsItsOwnResponses() throws {
    var behavior = MockBehavior()
    for seed in 1...20 {
      behavior.seed = UInt64(seed)
      let written = try MockedShop(Self.document, behavior).answer("GET", "/pets")
      XCTAssertEqual(written.status, 200)
      XCTAssertEqual(try violations(written.text), [], written.text)
    }
  }
}
