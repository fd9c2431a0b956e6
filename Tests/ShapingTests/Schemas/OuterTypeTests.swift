import XCTest

/// Keywords beside a union, or in a branch of a composition, that apply to the whole.
final class OuterTypeTests: XCTestCase {
  func testABranchInheritsTheTypeBesideTheUnion() throws {
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

  func testAnEnumerationIncludesTheEmptyString() throws {
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
