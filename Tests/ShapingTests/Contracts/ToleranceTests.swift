import XCTest

/// Errors with only one possible meaning; Tests/Diagnostics has the diagnostics.
final class ToleranceTests: XCTestCase {
  func testCorrectsKinds() throws {
    try assertCorrected(
      "corrected-kinds",
      """
      server https://example.com
      credential key: header key
      object A
        id: string
        name: string
        kind?: A.kind = "one"
        short?: string
        list?: json
        minimum?: number
      enum A.kind: string
        "one"
      alias B = A
      alias C = {json}
      alias D = {json}
      operation getA: GET /a deprecated
        query limit: integer?
        200: application/json A
        security key
      """
    )
  }

  func testCorrectsTypeNames() throws {
    try assertCorrected(
      "corrected-types",
      """
      object All
        int?: integer
        long?: int64
        float?: float
        bool?: boolean
        date?: date
        file?: string
        text?: string
        any?: json
        none?: json
        either?: string?
        words?: string?
        list?: [string]
        lists?: [[integer]]
        times?: [date-time]?
        some?: All.some
        wrong?: json
        object?: json
      union All.some
        string: string (string)
        array: [json] (array)
      """
    )
  }

  func testCorrectsParameters() throws {
    try assertCorrected(
      "corrected-parameters",
      """
      object postA.body
        name?: string
      operation postA: POST /a/{id}
        path id: integer
        query upper?: string
        query old?: [string]
        query plain?: string
        query both?: integer
        query styled?: string
        query twice?: integer
        body?: application/json postA.body
        204: -
      """
    )
  }

  func testCorrectsResponses() throws {
    try assertCorrected(
      "corrected-responses",
      """
      operation getA: GET /a
        200: application/json [string]
        201: -
        202: -
        4XX: -
        default: -
      operation nothing: PUT /a
      operation empty: DELETE /a
      operation getB: GET /b
        2XX: -
        404: -
        5XX: -
        410: -
        403: -
        999: -
        401: -
        402: -
      """
    )
  }

  func testCorrectsSecurity() throws {
    try assertCorrected(
      "corrected-security",
      """
      credential key: header X-Key
      credential token: bearer
      credential flow: tokens
      credential flow_1: bearer
      credential FLOW1: bearer
      operation getA: GET /a
        204: -
        security key | token
      operation getB: GET /b
        204: -
        security token
      """
    )
  }

  func testTheLastOfTwoKeysIsUsed() throws {
    try assertCorrected(
      "duplicate-keys",
      """
      alias A = integer
      alias B = {json}
      operation getA: GET /a
        204: -
      operation getB: GET /b
        204: -
      """
    )
  }

  func testIgnoresEmptySections() throws {
    try assertCorrected(
      "empty-sections",
      """
      alias A = json
      alias B = json
      operation getA: GET /a
        name get a
        204: -
      """
    )
  }

  func testOmitsOnlyValuesOfWrongType() throws {
    try assertShape(
      """
      A: { type: object, required: true, properties: { a: { type: strin }, b: 7, c: { enum: 3 } } }
      """,
      """
      object A
        a?: json
        b?: json
        c?: integer = 3
      """,
      reports: [
        "api.yaml:6:34: warning: “required” can't be a boolean; ignored [invalid-value]\n"
          + "  help: write an array of property names",
        "api.yaml:6:65: warning: “strin” isn't a valid type; ignored [unknown-type]\n"
          + "  help: write string, number, integer, boolean, array or object",
        "api.yaml:6:77: warning: “b” can't be an integer; interpreted as any JSON value"
          + " [invalid-value]\n  help: write a schema",
        "api.yaml:6:91: warning: “enum” can't be an integer; interpreted as an array of one"
          + " element [invalid-value]\n  help: write an array",
      ]
    )
  }
}
