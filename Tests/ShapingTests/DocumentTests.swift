import XCTest

final class DocumentTests: XCTestCase {
  func testTagsAndTheirDescriptions() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      tags:
        - { name: a, description: One. Two. }
        - { name: b, summary: Three, description: Four. }
        - { description: Nameless. }
        - name: c
      paths: {}
      """,
      """
      tag a: One.
      tag b: Three
      tag c: 
      """
    )
  }

  func testSecurityIsAlternativesOfSchemes() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      security: [{}, { key: [], token: [] }, { odd: [] }, { gone: [] }]
      paths:
        /a: { get: { operationId: a } }
        /b: { get: { operationId: b, security: [] } }
      components:
        securitySchemes:
          key: { type: apiKey, in: query, name: k }
          token: { type: oauth2, flows: {} }
          user: { type: http, scheme: Basic }
          odd: { type: mutualTLS }
      """,
      """
      credential key: query k
      credential token: tokens
      credential user: basic
      operation a: GET /a
        security key + token | 
      operation b: GET /b
      """,
      reports: [
        "api.yaml:3:55: warning: “gone” isn't defined in “components/securitySchemes”; ignored"
          + " [unknown-security-scheme]\n  help: define the security scheme, or correct its name",
        "api.yaml:12:10: note: the security scheme “odd” requires a client certificate; not"
          + " generated [unsupported-security-scheme]\n  help: configure the client's transport"
          + " with the certificate",
      ]
    )
  }

  func testRejectsOtherVersions() throws {
    let refused = [
      "swagger: '1.2'":
        (
          "1:10: error: unsupported OpenAPI version “1.2”",
          "use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2"
        ),
      "openapi: 4.0.0":
        (
          "1:10: error: unsupported OpenAPI version “4.0.0”",
          "use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2"
        ),
      "asyncapi: 4.0.0":
        (
          "1:11: error: unsupported AsyncAPI version “4.0.0”",
          "use AsyncAPI 1.2, 2.0 to 2.6, 3.0 or 3.1"
        ),
      "title: x":
        (
          "1:1: error: not an OpenAPI or AsyncAPI document: neither “openapi” nor “asyncapi” is"
            + " defined",
          "begin the document with openapi: 3.1.0 or asyncapi: 3.0.0"
        ),
    ]
    for (yaml, (message, fix)) in refused.sorted(by: { $0.key < $1.key }) {
      let expected = "api.yaml:\(message) [unsupported-document]\n  help: \(fix)"
      try assertDocument(yaml, "nothing", reports: [expected])
    }
  }

  func testReadsOtherMinorVersionsOfAsyncAPI() throws {
    for (version, known) in [
      ("1.0.0", "1.2"), ("1.3.0", "1.2"), ("2.7.0", "2.6"), ("3.2.0", "3.1"),
    ] {
      try assertDocument(
        "asyncapi: \(version)\ninfo: { title: T, version: '1' }\n\(version < "2" ? "topics" : "channels"): {}",
        "",
        reports: [
          "api.yaml:1:11: warning: unknown AsyncAPI version “\(version)”; interpreted as \(known)"
            + " [unsupported-document]\n  help: begin the document with asyncapi: \(known).0"
        ]
      )
    }
  }

  func testMethodsOfVersion32() throws {
    try assertDocument(
      """
      openapi: 3.2.0
      info: { title: T }
      paths:
        /a:
          query: { operationId: ask }
          gett: { operationId: typo }
          additionalOperations:
            COPY: { operationId: copy }
            purgeAll: {}
      """,
      """
      operation ask: QUERY /a
      operation copy: COPY /a
      operation purgeallA: purgeAll /a
        name purgeall a
      """,
      reports: [
        "api.yaml:6:5: warning: “gett” isn't a method of a path item; ignored [unknown-method]\n"
          + "  help: write get, put, post, delete, options, head, patch, trace or query, or move"
          + " another method to “additionalOperations”"
      ]
    )
  }

  func testTheWholeQueryIsOneParameter() throws {
    let form = "content: { application/x-www-form-urlencoded: { schema: { type: object } } }"
    try assertOperations(
      """
      /a:
        get:
          operationId: a
          parameters:
            - { name: q, in: querystring, \(form) }
        put:
          operationId: b
          parameters:
            - { name: q, in: querystring, content: { application/json: { schema: { type: object } } } }
        post:
          operationId: c
          parameters:
            - { name: q, in: querystring, schema: { type: object } }
      """,
      """
      operation a: GET /a
        querystring q?: {json} form
      operation b: PUT /a
        querystring q?: {json} json
      operation c: POST /a
        querystring q?: {json} form
      """,
      reports: [
        "api.yaml:16:11: warning: unsupported media type of a querystring; sent as a form"
          + " [invalid-parameter]\n  help: use the media type application/x-www-form-urlencoded"
      ],
      version: "3.2.0"
    )
  }

  func testSchemasOfOtherFilesAreModelsByTheirName() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths: {}
      components:
        schemas:
          A: { properties: { b: { $ref: "parts/b.yaml" }, c: { $ref: "parts/all.yaml#/$defs/C" } } }
      """,
      with: [
        "parts/b.yaml": "{ type: object, properties: { again: { $ref: b.yaml } } }",
        "parts/all.yaml": "{ $defs: { C: { type: string } } }",
      ],
      """
      object A
        b?: b
        c?: C
      object b
        again?: b indirect
      alias C = string
      """
    )
  }

  func testAnUnresolvedReferenceIsAnyJSON() throws {
    try assertShape(
      """
      A: { properties: { b: { $ref: "#/components/schemas/Bee" }, c: { type: string } } }
      Bees: { type: string }
      """,
      """
      object A
        b?: json
        c?: string
      alias Bees = string
      """,
      reports: [
        "api.yaml:6:35: warning: “Bee” isn't defined in “components/schemas”"
          + " [unresolved-reference]\n  help: did you mean “Bees”?"
      ]
    )
  }
}
