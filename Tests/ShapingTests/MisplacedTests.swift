import XCTest

/// Misplaced objects and keywords; Tests/Diagnostics has the diagnostics.
final class MisplacedTests: XCTestCase {
  func testFindsMisplacedBodies() throws {
    try assertCorrected(
      "corrected-contents",
      """
      object Book
        title?: string
      object schemasAlone.failure400Body
        code?: integer
      operation keys: GET /a
        body?: application/json string
        body?: */* json
        body?: application/pdf binary binary
        200: */* text string
      operation withoutMediaType: PUT /a
        body?: application/json string
        200: application/json [string]
      operation withoutContent: POST /a
        body?: text/plain text string
        200: application/json string
      operation schemasAlone: PATCH /a
        body?: application/json Book
        200: application/json Book
        400: application/json schemasAlone.failure400Body
      operation schemasAsMediaTypes: DELETE /a
        body?: application/json [string]
        200: application/json Book
        400: application/json Book
        500: -
        501: -
      operation files: GET /files
        body?: application/octet-stream binary binary
        200: application/octet-stream binary binary
      """
    )
  }

  func testInterpretsTextAsASchema() throws {
    try assertCorrected(
      "corrected-schemas",
      """
      object Words
        day?: date
        list?: [string]
        map?: {json}
        nothing?: json
      object Reference
        words?: Words
        gone?: json
      alias Circle = json
      alias Open = {Words}
      union Pet by kind
        Cat: Cat = Cat
      object Cat
        kind: string = "Cat"
        lives?: integer
      alias Wrapped = Words
      object Wrapper
        one: [integer]
        schema?: Wrapper.schema
      object Wrapper.schema
        schema?: string
      union Either
        string: string (string)
        object: Either.object ({a?})
      object Either.object
        a?: string
      enum getA.kind: string
        "a"
        "b"
      operation getA: GET /a
        query word?: integer
        query kind?: getA.kind
        query inner?: string
      """
    )
  }

  func testCorrectsDefaultsOfAnotherType() throws {
    try assertCorrected(
      "corrected-defaults",
      """
      object Defaults
        flag?: boolean = true
        yes?: boolean = true
        one?: boolean = true
        none?: boolean
        size?: integer = 10
        whole?: integer = 2
        half?: integer
        nothing?: integer
        rate?: number = 1.5
        count?: number = 3
        text?: string = "false"
        list?: [string] = ["a"]
        numbers?: [integer]
        several?: [string]
        empty?: [string] = []
        object?: {json} = {}
      """
    )
  }

  func testCorrectsMisspelledReferences() throws {
    try assertCorrected(
      "misspelled-references",
      """
      object Book
        title?: string
      alias a/b = integer
      alias Same = integer
      alias near = integer
      alias Near = string
      object All
        section?: Book
        case?: Book
        blank?: Book
        end?: Book
        sign?: Book
        bare?: Book
        short?: Book
        half?: Book
        below?: string
        absolute?: Book
        file?: Book
        slash?: a/b
        several?: json
        cases?: json
        other?: json
        gone?: json
      operation getA: GET /a
        query limit?: integer
        query page?: integer
        200: -
      """
    )
  }

  func testFieldsOfAFormAreItsBody() throws {
    try assertCorrected(
      "swagger-forms",
      """
      multipart upload.body
        file: file
        title?: string
        kind?: upload.body.kind
      enum upload.body.kind: string
        "a"
        "b"
      object send.body
        count: integer
        tags?: [string]
        shared?: string
      operation upload: POST /files
        body: multipart/form-data multipart upload.body
        204: -
      operation send: POST /words
        query page?: integer
        body: application/x-www-form-urlencoded form send.body
        204: -
      operation both: PUT /words
        body?: application/json string
        204: -
      operation whole: PATCH /words
        body?: application/json string
        204: -
      operation blank: DELETE /words
        body?: application/json string
        204: -
      """
    )
  }

  func testReportsKeywordsOfAnotherType() throws {
    try assertShape(
      """
      A: { type: object, items: { type: string }, properties: { a: { type: string, items: {} } } }
      B: { type: array, properties: { a: { type: string } } }
      C: { $dynamicRef: "#node" }
      D: { type: string, contentMediaType: application/xml, contentSchema: { type: object } }
      E: { type: string, contentMediaType: application/json, contentSchema: { type: object } }
      """,
      """
      object A
        a?: string
      alias B = [json]
      alias C = json
      alias D = string
      alias E = text of {json}
      """,
      reports: [
        "api.yaml:6:31: warning: “items” doesn't apply to the type “object”; ignored"
          + " [unrelated-keyword]\n  help: correct the type, or remove “items”",
        "api.yaml:7:35: warning: “properties” doesn't apply to the type “array”; ignored"
          + " [unrelated-keyword]\n  help: correct the type, or remove “properties”",
        "api.yaml:8:23: warning: “$dynamicRef” can't be resolved; ignored [unsupported-keyword]\n"
          + "  help: write $ref instead of “$dynamicRef”",
        "api.yaml:9:74: note: “contentSchema” is supported only for JSON; interpreted as a string"
          + " [unsupported-keyword]\n"
          + "  help: write contentMediaType: application/json, or remove “contentSchema”",
      ]
    )
  }
}
