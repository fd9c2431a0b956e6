import XCTest

final class OperationTests: XCTestCase {
  func testParametersOfPathAndOperationAreOneList() throws {
    try assertOperations(
      """
      /pets/{id}:
        parameters:
          - { name: id, in: path, required: true, schema: { type: integer } }
          - { name: trace, in: header, schema: { type: string } }
        get:
          operationId: getPet
          parameters:
            - { name: trace, in: header, required: true, schema: { type: string, format: uuid } }
            - { name: fields, in: query, schema: { type: array, items: { type: string } } }
            - { name: session, in: cookie, schema: { type: string } }
      """,
      """
      operation getPet: GET /pets/{id}
        path id: integer
        header trace: uuid
        query fields?: [string]
        cookie session?: string
      """
    )
  }

  func testStylesAreWrittenOrAssumed() throws {
    try assertOperations(
      """
      /{a}/{b}:
        get:
          operationId: get
          parameters:
            - { name: a, in: path, required: true, style: label, schema: { type: string } }
            - { name: b, in: path, required: true, style: matrix, explode: true, schema: { type: string } }
            - { name: c, in: query, explode: false, allowReserved: true, schema: { type: string } }
            - { name: d, in: query, style: deepObject, explode: true, schema: { type: object } }
            - { name: e, in: query, style: pipeDelimited, schema: { type: string } }
            - { name: f, in: query, content: { application/json: { schema: { type: object } } } }
            - { name: g, in: header, style: form, schema: { type: string } }
      """,
      """
      operation get: GET /{a}/{b}
        path a: string label
        path b: string matrix explode
        query c?: string joined reserved
        query d?: {json} deepObject explode
        query e?: string pipeDelimited
        query f?: {json} json
        header g?: string
      """,
      reports: [
        "api.yaml:14:41: warning: invalid style “form” of a header parameter; simple is used"
          + " [invalid-parameter]\n  help: write simple"
      ]
    )
  }

  func testPathParametersWithoutATypeAreText() throws {
    try assertOperations(
      """
      /{a}/{b}:
        get:
          operationId: get
          parameters:
            - { name: a, in: path, required: true, schema: { default: x } }
            - { name: b, in: path, required: true, content: { application/json: { schema: {} } } }
            - { name: c, in: query, schema: { default: x } }
      """,
      """
      operation get: GET /{a}/{b}
        path a: string = "x"
        path b: json json
        query c?: json = "x"
      """
    )
  }

  func testPathParametersMatchTheTemplate() throws {
    try assertOperations(
      """
      /a b/{id}/{other}:
        get:
          operationId: get
          parameters:
            - { name: id, in: path, schema: { type: integer } }
            - { name: extra, in: path, required: true, schema: { type: integer } }
            - { name: Accept, in: header, schema: { type: string } }
            - { name: q, in: query }
      """,
      """
      operation get: GET /a%20b/{id}/{other}
        path id: integer
        query q?: string
        path other: string
      """,
      reports: [
        "api.yaml:5:5: warning: the path parameter {extra} isn't in the path; ignored"
          + " [unused-path-parameter]\n  help: add {extra} to the path, or remove the parameter",
        "api.yaml:5:5: warning: the path parameter {other} isn't defined; interpreted as a string"
          + " [missing-path-parameter]\n  help: add a parameter with name: other and in: path",
        "api.yaml:8:11: warning: the path parameter “id” must be required; interpreted as"
          + " required [optional-path-parameter]\n  help: add required: true",
        "api.yaml:10:11: warning: the header “Accept” can't be a parameter; ignored"
          + " [ignored-header]\n  help: describe the header with the media types of responses, or"
          + " set it in the headers of the client's connection",
        "api.yaml:11:11: warning: missing schema; interpreted as a string [missing-schema]\n"
          + "  help: add a schema, such as schema: { type: string }",
      ]
    )
  }

  func testOperationsWithoutANameAreNamedByMethodAndPath() throws {
    try assertOperations(
      """
      /pets/{petId}/toys.json:
        parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
        get: {}
        put: { operationId: twice }
        post: { operationId: twice }
      """,
      """
      operation getPetsByPetIdToysJson: GET /pets/{petId}/toys.json
        name get toys json for pet
        path petId: string
      operation twice: PUT /pets/{petId}/toys.json
        path petId: string
      operation postPetsByPetIdToysJson: POST /pets/{petId}/toys.json
        name post toys json for pet
        path petId: string
      """,
      reports: [
        "api.yaml:8:5: warning: duplicate operationId “twice”; its ID is “postPetsByPetIdToysJson”"
          + " [duplicate-operation-id]\n  help: give the operation a unique operationId\n"
          + "api.yaml:7:5: note: the first one is here"
      ]
    )
  }

  func testOmitsOperationsOfInvalidPaths() throws {
    try assertOperations(
      """
      "/a/{b{c}d}": { get: { operationId: a } }
      /b?x=1: { get: { operationId: b } }
      """,
      """
      operation b: GET /b
        query x: string = "1"
      """,
      reports: [
        "api.yaml:4:3: warning: unbalanced braces in the path “/a/{b{c}d}”; its operations are"
          + " ignored [invalid-path]\n  help: write each parameter as {name}",
        "api.yaml:5:3: warning: invalid path “/b?x=1”; interpreted as “/b” with query parameters"
          + " [invalid-path]\n  help: define the query as parameters with in: query",
      ]
    )
  }

  func testAFilterKeepsOperationsAndTheirModels() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          get:
            operationId: a
            tags: [wanted]
            responses: { "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } }
        /b:
          get: { operationId: b }
      components:
        schemas:
          A: { properties: { inner: { $ref: "#/components/schemas/B/properties/deep" } } }
          B: { properties: { deep: { enum: [x, y] } } }
          C: { type: string }
      """,
      filter: "{ include: { tags: [wanted] }, because: b is for others }",
      """
      object A
        inner?: B.deep
      object B
        deep?: B.deep
      enum B.deep: string
        "x"
        "y"
      operation a: GET /a
        200: application/json A
      """
    )
  }
}
