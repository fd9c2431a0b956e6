import XCTest

/// Values that are nullable by references or subschemas.
final class NullTests: XCTestCase {
  func testFindsNullInCyclicReferences() throws {
    // B is resolved first, and depends on A, which depends on B.
    try assertShape(
      """
      H:
        required: [b, a, q]
        properties:
          b: { $ref: "#/components/schemas/B" }
          a: { $ref: "#/components/schemas/A" }
          q: { $ref: "#/components/schemas/Q" }
      B: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: "null" }] }
      A: { oneOf: [{ $ref: "#/components/schemas/B" }, { type: string }] }
      Q: { allOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/A" }] }
      """,
      """
      object H
        b: B?
        a: A?
        q: Q?
      union B
        string: string (string)
      union A
        B: B (string)
        string: string (string)
      union Q
        B: B (string)
        string: string (string)
      """,
      reports: [
        "api.yaml:12:8: warning: the union “B” contains itself through the variant “B”; the"
          + " variant is ignored [recursive-schema]\n  help: replace the variant with the"
          + " variants of its union"
      ]
    )
  }

  func testInfersNull() throws {
    try assertCorrected(
      "implied-null",
      """
      object Book
        author: Author?
        editor: Author?
        state: Book.state?
        shelf: string?
        place?: string?
        cover?: string
        reader: Author?
        extra?: json
        hero?: Author?
        worn?: string?
        kept?: Book.kept?
        rest?: json
      enum Book.state: string
        "open"
        "lent"
      union Book.kept
        string: string (string)
        integer: integer (integer)
      object Author
        name?: string
      """
    )
  }
}
