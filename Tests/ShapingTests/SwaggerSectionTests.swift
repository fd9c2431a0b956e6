import XCTest

/// Swagger 2 keys at the root of a document.
final class SwaggerSectionTests: XCTestCase {
  func testAHostIsAServer() throws {
    for (sections, server) in [
      ("host: a.example\nbasePath: /v2/\nschemes: [http, HTTPS]", "https://a.example/v2"),
      ("host: a.example:8080\nschemes: [http]", "http://a.example:8080"),
      ("basePath: v2\nhost: a.example", "https://a.example/v2"),
      ("basePath: /v2", "/v2"), ("host: https://a.example/", "https://a.example"),
    ] {
      let key = sections.prefix { $0 != ":" }
      try assertDocument(
        "openapi: 3.0.3\ninfo: { title: T }\npaths: {}\n\(sections)\n",
        "server \(server)",
        reports: [
          "api.yaml:4:1: warning: “\(key)” belongs to Swagger 2; interpreted as the server"
            + " URL “\(server)” [wrong-version-keyword]"
            + "\n  help: write the server URL under “servers”"
        ]
          + (server.hasPrefix("/")
            ? [
              "api.yaml:4:1: note: the server URL “\(server)” has no host; the caller sets it"
                + " [invalid-server]\n  help: write an absolute URL; in Swagger 2.0, add “host”"
            ] : [])
      )
    }
  }

  func testServersPrecedeHost() throws {
    for (sections, expected) in [
      ("host: a.example\nservers: [{ url: \"https://b.example\" }]", "server https://b.example"),
      ("schemes: [https]", ""), ("host: \"{region}.example\"", ""), ("basePath: /", ""),
      ("host: a.example:port", ""), ("host: a b.example", ""), ("basePath: /v2?x", ""),
    ] {
      let key = sections.prefix { $0 != ":" }
      try assertDocument(
        "openapi: 3.0.3\ninfo: { title: T }\npaths: {}\n\(sections)\n",
        expected,
        reports: [
          "api.yaml:4:1: warning: “\(key)” belongs to Swagger 2; ignored [wrong-version-keyword]"
            + "\n  help: write the server URL under “servers”"
        ]
      )
    }
  }

  /// The result is independent of the order in which pointer and definition are resolved.
  func testAPointerIntoADefinitionResolvesToIt() throws {
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T }
      paths: {}
      definitions:
        Use: { properties: { collar: { $ref: "#/definitions/Pet/properties/collar" } } }
        Pet: { properties: { collar: { properties: { size: { type: integer } } } } }
      """,
      """
      object Use
        collar?: Pet.collar
      object Pet
        collar?: Pet.collar
      object Pet.collar
        size?: integer
      """,
      reports: [
        "api.yaml:4:1: warning: “definitions” belongs to Swagger 2; interpreted as"
          + " “components/schemas” [wrong-version-keyword]\n  help: move “definitions” to"
          + " “components/schemas”"
      ]
    )
  }

  func testDefinitionsAreSchemas() throws {
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T }
      components: { schemas: { Bag: { type: string } } }
      definitions:
        Bag: { type: integer }
        Pet: { type: object, discriminator: { propertyName: kind, mapping: { cat: Cat } } }
        Cat: { allOf: [{ $ref: "#/definitions/Pet" }, { properties: { kind: { type: string }, lives: { type: integer } } }] }
      paths: {}
      """,
      """
      alias Bag = string
      union Pet by kind
        Cat: Cat = cat
      object Cat
        kind?: string = "cat"
        lives?: integer
      """,
      reports: [
        "api.yaml:4:1: warning: “definitions” belongs to Swagger 2; interpreted as"
          + " “components/schemas” [wrong-version-keyword]\n  help: move “definitions” to"
          + " “components/schemas”"
      ]
    )
  }

  func testSecurityDefinitionsAreSchemes() throws {
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T }
      components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
      securityDefinitions:
        key: { type: apiKey, in: query, name: k }
        old: { type: http, scheme: bearer }
      security: [{ old: [] }]
      paths: { /a: { get: { operationId: a } } }
      """,
      """
      credential key: header X-Key
      credential old: bearer
      operation a: GET /a
        security old
      """,
      reports: [
        "api.yaml:4:1: warning: “securityDefinitions” belongs to Swagger 2; interpreted as"
          + " “components/securitySchemes” [wrong-version-keyword]\n"
          + "  help: move “securityDefinitions” to “components/securitySchemes”"
      ]
    )
  }
}
