import XCTest

/// The sections of Swagger 2.0, and keys of other versions.
final class SwaggerDocumentTests: XCTestCase {
  func testSecurityDefinitions() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      securityDefinitions:
        b: { type: basic }
        k: { type: apiKey, in: query, name: key }
        i: { type: oauth2, flow: implicit, authorizationUrl: "https://a.example/a", scopes: { x: X } }
        p: { type: oauth2, flow: password, tokenUrl: "https://a.example/t" }
        c: { type: oauth2, flow: application, tokenUrl: "https://a.example/t", scopes: { x: X } }
        s: { type: oauth2, flow: accessCode, authorizationUrl: "https://a.example/a", tokenUrl: "https://a.example/t" }
      security: [{ b: [] }, { c: [x] }]
      paths:
        /a: { get: { operationId: a, responses: { "204": { description: d } } } }
        /b: { get: { operationId: b, security: [], responses: { "204": { description: d } } } }

      """#,
      #"""
      credential b: basic
      credential k: query key
      credential i: tokens
        implicit https://a.example/a - - - x
      credential p: tokens
        password - - https://a.example/t -
      credential c: tokens
        clientCredentials - - https://a.example/t - x
      credential s: tokens
        authorizationCode https://a.example/a - https://a.example/t -
      operation a: GET /a
        204: -
        security b | c
      operation b: GET /b
        204: -
      """#
    )
  }

  func testInvalidFlows() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      securityDefinitions:
        c: { type: oauth2, flow: clientCredentials, tokenUrl: "https://a.example/t" }
        o: { type: oauth2, flow: other, tokenUrl: "https://a.example/t" }
      security: [{ C: [] }, { d: [] }]
      paths: {}

      """#,
      #"""
      credential c: tokens
        clientCredentials - - https://a.example/t -
      credential o: tokens
      """#,
      reports: [
        "api.yaml:4:28: warning: invalid flow “clientCredentials”; interpreted as"
          + " application [invalid-security-scheme]\n"
          + "  help: write flow: application",
        "api.yaml:5:28: warning: invalid flow “other”; ignored"
          + " [invalid-security-scheme]\n"
          + "  help: write flow: implicit, password, application or accessCode",
        "api.yaml:6:14: warning: “C” isn't defined in “securityDefinitions”;"
          + " interpreted as “c” [invalid-security-scheme]\n"
          + "  help: write “c”",
        "api.yaml:6:25: warning: “d” isn't defined in “securityDefinitions”; ignored"
          + " [unknown-security-scheme]\n"
          + "  help: define the security scheme, or correct its name",
      ]
    )
  }

  func testSchemas() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      definitions:
        Pet:
          type: object
          discriminator: kind
          required: [kind]
          properties:
            kind: { type: string }
            weight: { type: number, minimum: 0, exclusiveMinimum: true }
            owner: { type: string, x-nullable: true }
            other: { type: string, nullable: true }
        Cat: { allOf: [{ $ref: "#/definitions/Pet" }, { type: object, properties: { lives: { type: integer } } }] }
      paths: {}

      """#,
      #"""
      union Pet by kind
        Pet: Pet.base = Pet
        Cat: Cat = Cat
      object Pet.base of Pet base
        kind: string = "Pet"
        weight?: number
        owner?: string?
        other?: string?
      base Pet base
        kind: string
        weight?: number
        owner?: string?
        other?: string?
      object Cat of Pet base
        kind: string = "Cat"
        weight?: number
        owner?: string?
        other?: string?
        lives?: integer
      """#,
      reports: [
        "api.yaml:12:40: warning: “nullable” belongs to OpenAPI 3; interpreted as"
          + " “x-nullable” [implied-null]\n"
          + "  help: write x-nullable: true"
      ]
    )
  }

  /// As in OpenAPI 3.0, keywords beside a reference have no effect, and there are no tuples.
  func testReferencesAndTuples() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      definitions:
        Name: { type: object, properties: { first: { type: string } } }
        Pet:
          type: object
          properties:
            name: { $ref: "#/definitions/Name", type: string }
            alias: { $ref: "#/definitions/Name", x-nullable: true }
            list: { type: array, items: [{ type: string }] }
      paths: {}

      """#,
      #"""
      object Name
        first?: string
      object Pet
        name?: Name
        alias?: Name?
        list?: [string]
      """#,
      reports: [
        "api.yaml:10:35: warning: “items” can't be an array; interpreted as its only"
          + " element [invalid-value]\n"
          + "  help: write a schema"
      ]
    )
  }

  func testResponses() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      responses:
        Missing:
          description: d
          headers: { X-Count: { type: integer } }
          schema: { type: object, properties: { message: { type: string } } }
          examples: { application/json: { message: m } }
      paths:
        /a: { get: { operationId: a, responses: { "404": { $ref: "#/responses/Missing" } } } }

      """#,
      #"""
      object MissingBody
        message?: string
      operation a: GET /a
        404: application/json MissingBody
          X-Count?: integer
      """#
    )
  }

  func testOtherFiles() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a: { $ref: "paths.yaml#/a" }

      """#,
      with: [
        "paths.yaml": #"""
        a:
          get:
            operationId: a
            parameters: [{ $ref: "shared.yaml#/parameters/Limit" }]
            responses: { "200": { description: d, schema: { $ref: "shared.yaml#/definitions/Pet" } } }

        """#,
        "shared.yaml": #"""
        swagger: "2.0"
        parameters: { Limit: { name: limit, in: query, type: array, items: { type: string, enum: [a, b] } } }
        definitions: { Pet: { type: object, properties: { name: { type: string, x-nullable: true } } } }

        """#,
      ],
      #"""
      object Pet
        name?: string?
      enum LimitItem: string
        "a"
        "b"
      operation a: GET /a
        query limit?: [LimitItem] joined
        200: application/json Pet
      """#
    )
  }

  func testInexactReferences() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      definitions: { Pet: { type: object, properties: { name: { type: string } } } }
      paths:
        /a: { get: { operationId: a, responses: { "200": { description: d, schema: { $ref: "#/components/schemas/Pet" } } } } }
        /b: { get: { operationId: b, responses: { "200": { description: d, schema: { $ref: "Pet" } } } } }
        /c: { get: { operationId: c, responses: { "200": { description: d, schema: { $ref: "#/definitions/pet" } } } } }

      """#,
      #"""
      object Pet
        name?: string
      operation a: GET /a
        200: application/json Pet
      operation b: GET /b
        200: application/json Pet
      operation c: GET /c
        200: application/json Pet
      """#,
      reports: [
        "api.yaml:5:86: warning: the reference “#/components/schemas/Pet” can't be"
          + " resolved; interpreted as “#/definitions/Pet” [invalid-reference]\n"
          + "  help: write “#/definitions/Pet”",
        "api.yaml:6:86: warning: the reference “Pet” can't be resolved; interpreted as"
          + " “#/definitions/Pet” [invalid-reference]\n"
          + "  help: write “#/definitions/Pet”",
        "api.yaml:7:86: warning: the reference “#/definitions/pet” can't be resolved;"
          + " interpreted as “#/definitions/Pet” [invalid-reference]\n"
          + "  help: write “#/definitions/Pet”",
      ]
    )
  }

  func testKeysOfOpenAPI3() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      servers: [{ url: "https://a.example" }]
      components: { schemas: { Pet: { type: string } } }
      paths:
        /a:
          post:
            operationId: a
            requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
            responses: { "200": { description: d, content: { text/plain: { schema: { type: string } } } } }

      """#,
      #"""
      server https://a.example
      alias Pet = string
      operation a: POST /a
        body?: application/json Pet
        200: text/plain text string
      """#,
      reports: [
        "api.yaml:3:1: warning: “servers” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4",
        "api.yaml:4:1: warning: “components” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4",
        "api.yaml:9:7: warning: “requestBody” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4",
        "api.yaml:10:45: warning: “content” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4",
      ]
    )
  }

  func testMisspelledKeys() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      basepath: /v1
      paths:
        /a:
          get:
            opertionId: a
            parameters: [{ name: q, in: query, type: array, itmes: { type: string }, collectionformat: multi }]
            responses: { "200": { description: d, shema: { type: object }, extra: 1 } }

      """#,
      #"""
      server /v1
      operation a: GET /a
        query q?: [string]
        200: application/json {json}
      """#,
      reports: [
        "api.yaml:3:1: warning: unknown key “basepath” in the document; interpreted as"
          + " “basePath” [misspelled-key]\n"
          + "  help: rename the key to “basePath”, or to “x-basepath”",
        "api.yaml:3:1: note: the server URL “/v1” has no host; the caller sets it"
          + " [invalid-server]\n"
          + "  help: write an absolute URL; in Swagger 2.0, add “host”",
        "api.yaml:7:7: warning: unknown key “opertionId” in an operation; interpreted"
          + " as “operationId” [misspelled-key]\n"
          + "  help: rename the key to “operationId”, or to “x-opertionId”",
        "api.yaml:8:55: warning: unknown key “itmes” in a parameter; interpreted as"
          + " “items” [misspelled-key]\n"
          + "  help: rename the key to “items”, or to “x-itmes”",
        "api.yaml:8:80: warning: unknown key “collectionformat” in a parameter;"
          + " interpreted as “collectionFormat” [misspelled-key]\n"
          + "  help: rename the key to “collectionFormat”, or to “x-collectionformat”",
        "api.yaml:9:45: warning: unknown key “shema” in a response; interpreted as"
          + " “schema” [misspelled-key]\n"
          + "  help: rename the key to “schema”, or to “x-shema”",
        "api.yaml:9:70: warning: unknown key “extra” in a response; ignored"
          + " [unknown-key]\n"
          + "  help: remove the key, or rename it to “x-extra”",
      ]
    )
  }

  func testOtherMinorVersion() throws {
    try assertDocument(
      #"""
      swagger: 2.1
      info: { title: T }
      paths: {}

      """#,
      #"""

      """#,
      reports: [
        "api.yaml:1:10: warning: unknown Swagger version “2.1”; interpreted as 2.0"
          + " [unsupported-document]\n"
          + "  help: write swagger: \"2.0\""
      ]
    )
  }
}
