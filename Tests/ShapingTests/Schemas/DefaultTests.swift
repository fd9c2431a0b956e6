import XCTest

/// Validation of `default`.
final class DefaultTests: XCTestCase {
  func testDefaultsAreCheckedAgainstTheType() throws {
    try assertShape(
      """
      Page:
        properties:
          size: { type: integer, default: 20 }
          sort: { type: string, enum: [up, down], default: up }
          deep: { type: boolean, default: "no" }
          tags: { type: array, items: { type: string }, default: [a] }
          none: { type: string, default: null }
          ratio: { type: number, default: .5 }
          far: { type: number, default: .inf }
          version: { type: string, default: 1.0 }
      """,
      """
      object Page
        size?: integer = 20
        sort?: Page.sort = "up"
        deep?: boolean = false
        tags?: [string] = ["a"]
        none?: string
        ratio?: number = 0.5
        far?: number
        version?: string = "1.0"
      enum Page.sort: string
        "up"
        "down"
      """,
      reports: [
        "api.yaml:10:41: warning: the default “no” isn't written as a boolean; interpreted as"
          + " false [invalid-default]\n  help: write false without quotes",
        "api.yaml:14:39: warning: the default “.inf” isn't a finite 64-bit number; ignored"
          + " [invalid-default]\n  help: correct the default or the schema",
      ]
    )
  }

  func testDefaultsAreCheckedAgainstAllSubschemas() throws {
    try assertShape(
      """
      Def:
        type: object
        allOf:
          - properties: { n: { type: integer, default: abc }, s: { enum: [a, b], default: c } }
          - properties: { n: { description: Here. }, s: { type: string }, k: { default: x } }
          - properties: { k: { type: string } }
      """,
      """
      object Def
        n?: integer
        s?: Def.s
        k?: string = "x"
      enum Def.s: string
        "a"
        "b"
      """,
      reports: [
        "api.yaml:9:54: warning: the default must be an integer, not a string; ignored"
          + " [invalid-default]\n  help: write an integer",
        "api.yaml:9:89: warning: the default isn't one of the “enum” values; ignored"
          + " [invalid-default]\n  help: correct the default or the schema",
      ]
    )
  }

  func testTheValuesOfAMapAreCheckedToo() throws {
    try assertShape(
      """
      A:
        properties:
          good: { additionalProperties: { type: integer }, default: { a: 1 } }
          bad: { additionalProperties: { type: integer }, default: { a: 1, b: x } }
      """,
      """
      object A
        good?: {integer} = {"a": 1}
        bad?: {integer}
      """,
      reports: [
        "api.yaml:9:77: warning: the default must be an integer, not a string; ignored"
          + " [invalid-default]\n  help: write an integer"
      ]
    )
  }
}
