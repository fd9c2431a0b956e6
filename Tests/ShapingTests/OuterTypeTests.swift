import XCTest

/// What stands beside a choice, or in a part of a composition, and counts for the whole.
final class OuterTypeTests: XCTestCase {
  func testABranchWithoutATypeHasTheOneBesideTheChoice() throws {
    try assertShape(
      """
      Target: { type: string, oneOf: [{ enum: [staging, production] }, { maxLength: 30 }] }
      Amount: { type: number, oneOf: [{ minimum: 0 }, { enum: [-1] }] }
      Name: { type: string, anyOf: [{ pattern: "^a" }, { enum: [""] }] }
      Link: { properties: { one: { oneOf: [{ type: object }] } } }
      """,
      """
      enum Target: string
        "staging"
        "production"
      alias Amount = number
      alias Name = string
      object Link
        one?: {json}
      """
    )
  }

  func testAnEnumerationTakesTheBlankToo() throws {
    try assertShape(
      """
      Item: { properties: { status: { oneOf: [{ $ref: "#/components/schemas/Status" }, { $ref: "#/components/schemas/Blank" }] } } }
      Status: { enum: [a, b] }
      Blank: { enum: [""] }
      """,
      """
      object Item
        status?: Status
      enum Status: string
        "a"
        "b"
      enum Blank: string
        ""
      """
    )
  }
}
