import Shape
import XCTest

final class XMLTests: XCTestCase {
  private func document(_ contents: String, components: String = "{}") -> String {
    """
    openapi: 3.1.0
    info: { title: T }
    paths:
      /a:
    \(contents.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    components: { schemas: \(components) }
    """
  }

  private func operation(_ contents: String, components: String = "{}") throws -> Shape.Operation {
    let sample = try Sample(["api.yaml": document(contents, components: components)])
    return try XCTUnwrap(sample.service?.operations.first)
  }

  func testABodyIsTypedByItsSchema() throws {
    try assertOperations(
      """
      /a:
        post:
          operationId: a
          requestBody:
            content:
              application/json: { schema: { $ref: "#/paths/~1a/x-s" } }
              application/xml: { schema: { $ref: "#/paths/~1a/x-s" } }
              application/soap+xml: { schema: { type: array, xml: { name: list }, items: { type: integer } } }
          responses:
            "200": { description: A, content: { text/xml: { schema: { type: boolean } } } }
            "201": { description: A, content: { text/xml: { schema: { type: string } } } }
            "202": { description: A, content: { text/xml: {} } }
        x-s: { type: object, xml: { name: s }, properties: { b: { type: integer } } }
      """,
      """
      object x-s
        b?: integer
      operation a: POST /a
        body?: application/json x-s
        body?: application/xml xml x-s
        body?: application/soap+xml xml [integer]
        200: text/xml xml boolean
        201: text/xml text string
        202: text/xml text string
      """
    )
  }

  func testAResponseInBothFormatsIsOneContent() throws {
    for types in [
      ["application/json", "application/xml"], ["application/xml", "application/json"],
    ] {
      let media = types.map { "\($0): { schema: { $ref: \"#/components/schemas/A\" } }" }
      let operation = try operation(
        """
        get:
          operationId: a
          responses: { "200": { description: A, content: { \(media.joined(separator: ", ")), text/xml: { schema: { $ref: "#/components/schemas/A" } } } } }
        """,
        components: "{ A: { type: object, properties: { b: { type: string } } } }"
      )
      let contents = operation.responses[0].contents
      XCTAssertEqual(contents.count, 1)
      XCTAssertEqual(contents[0].coding, .json)
      XCTAssertEqual(contents[0].mediaType, "application/json")
      XCTAssertEqual(contents[0].synonyms, ["application/xml", "text/xml"])
      XCTAssertEqual(contents[0].xml, XMLNode(name: "A"))
    }
  }

  func testEmptyNamesAreIgnored() throws {
    let operation = try operation(
      """
      post:
        operationId: a
        requestBody: { content: { application/xml: { schema: { type: object, xml: { name: b, namespace: "", prefix: "" }, properties: { c: { type: string, xml: { name: "", prefix: "" } } } } } } }
        responses: { "204": { description: A } }
      """
    )
    XCTAssertEqual(operation.body?.contents[0].xml, XMLNode(name: "b"))
  }

  func testBodiesWithoutNameOrElementsAreText() throws {
    try assertOperations(
      """
      /a:
        post:
          operationId: a
          requestBody: { content: { application/xml: { schema: { type: object, properties: { a: { type: string } } } } } }
          responses:
            "200": { description: A, content: { application/xml: { schema: {} } } }
            "201": { description: A, content: { application/xml: { schema: { type: object } } } }
      """,
      """
      operation a: POST /a
        body?: application/xml text string
        200: application/xml text string
        201: application/xml xml {json}
      """,
      reports: [
        "api.yaml:7:33: warning: the root element of “application/xml” has no name; interpreted as a"
          + " string [unsupported-media-type]\n"
          + "  help: write xml: { name: … } in the schema, or move it to “components/schemas”",
        "api.yaml:9:45: warning: the schema of “application/xml” describes no elements; interpreted"
          + " as a string [unsupported-media-type]\n"
          + "  help: describe the elements under “properties”",
      ]
    )
  }

  func testTheOnlyMemberOfAnUnnamedObjectIsTheRootElement() throws {
    let operation = try operation(
      """
      post:
        operationId: a
        requestBody: { content: { application/xml: { schema: { type: object, properties: { A: { type: object, properties: { b: { type: string } } } } } } } }
        responses: {}
      """
    )
    XCTAssertEqual(operation.body?.contents[0].coding, .xml)
    XCTAssertEqual(operation.body?.contents[0].xml, XMLNode())
  }

  func testTheNearestDeclarationOfAMemberApplies() throws {
    let members = [
      ("{ type: string }", nil),
      ("{ type: string, xml: { attribute: true, name: n } }", XMLNode(.attribute, name: "n")),
      ("{ type: string, xml: { nodeType: cdata } }", XMLNode(.cdata)),
      ("{ type: string, xml: { name: '', namespace: '', prefix: '' } }", XMLNode()),
      ("{ type: string, xml: { nodeType: text } }", XMLNode(.text)),
      (
        "{ $ref: '#/components/schemas/B' }",
        XMLNode(name: "bee", namespace: "urn:b", prefix: "p")
      ),
      (
        "{ allOf: [{ $ref: '#/components/schemas/B' }, { xml: { name: c } }] }",
        XMLNode(name: "c", namespace: "urn:b", prefix: "p")
      ),
      ("{ $ref: '#/components/schemas/C' }", nil),
      (
        "{ type: array, xml: { wrapped: true }, items: { $ref: '#/components/schemas/B' } }",
        XMLNode(isWrapped: true, items: XMLNode(name: "bee", namespace: "urn:b", prefix: "p"))
      ),
      (
        "{ type: array, xml: { nodeType: element }, items: { type: string } }",
        XMLNode(isWrapped: true)
      ),
      (
        "{ type: array, items: { type: string, xml: { name: i } } }",
        XMLNode(items: XMLNode(name: "i"))
      ),
      (
        "{ $ref: '#/components/schemas/L' }",
        XMLNode(isWrapped: true, items: XMLNode(name: "i"))
      ),
    ]
    for (member, node) in members {
      let sample = try Sample([
        "api.yaml": document(
          """
          get:
            operationId: a
            responses: { "200": { description: A, content: { application/xml: { schema: { $ref: "#/components/schemas/A" } } } } }
          """,
          components: """
            { A: { type: object, properties: { m: \(member) } }, \
            B: { type: object, xml: { name: bee, namespace: "urn:b", prefix: p }, properties: { b: { type: string } } }, \
            C: { allOf: [{ $ref: "#/components/schemas/B" }, { properties: { c: { type: string } } }] }, \
            L: { type: array, xml: { wrapped: true }, items: { type: string, xml: { name: i } } } }
            """
        )
      ])
      let service = try XCTUnwrap(sample.service)
      let model = try XCTUnwrap(service.models.first { $0.name == "A" })
      guard case .object(let object) = model.definition else { return XCTFail(member) }
      XCTAssertEqual(object.fields[0].xml, node, member)
      XCTAssert(service.xmlModels.contains(model.id))
    }
  }

  func testOtherFormats() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: a
          responses:
            "200": { description: A, content: { text/csv: { schema: { type: array, items: {} } } } }
            "201": { description: A, content: { text/csv: { schema: { type: string } } } }
            "202": { description: A, content: { application/cbor: { schema: { type: array, items: { type: integer } } } } }
            "203": { description: A, content: { application/x.y+msgpack: { schema: { type: integer } } } }
            "204": { description: A }
            "207": { description: A, content: { application/cbor: { schema: { type: string, format: binary } } } }
            "206": { description: A, content: { application/cbor: {} } }
      """,
      """
      operation a: GET /a
        200: text/csv rows [[string]]
        201: text/csv text string
        202: application/cbor coded [integer]
        203: application/x.y+msgpack coded integer
        204: -
        207: application/cbor binary binary
        206: application/cbor binary binary
      """
    )
  }
}
