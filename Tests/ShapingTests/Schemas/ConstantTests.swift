import XCTest

/// Constants, in any subschema.
final class ConstantTests: XCTestCase {
  func testConstantsInAnySubschemaDistinguishVariants() throws {
    try assertShape(
      """
      Item: { oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/C" }, { $ref: "#/components/schemas/D" }], discriminator: { propertyName: type } }
      A: { properties: { type: { $ref: "#/components/schemas/Kind" } } }
      B: { properties: { type: { allOf: [{ enum: [b] }] } } }
      C: { properties: { type: { oneOf: [{ const: c, title: One }] } } }
      D: { properties: { type: { anyOf: [{ type: string, enum: [d] }, { type: "null" }] } } }
      Kind: { type: string, enum: [a] }
      """,
      """
      union Item by type
        A: A = a
        B: B = b
        C: C = c
        D: D = d
      object A
        type?: Kind = "a"
      object B
        type?: string = "b"
      object C
        type?: string = "c"
      object D
        type?: string? = "d"
      enum Kind: string
        "a"
      """
    )
  }

  func testEveryBranchOfAUnionListsItsValues() throws {
    try assertShape(
      """
      Event: { oneOf: [{ $ref: "#/components/schemas/Start" }, { $ref: "#/components/schemas/End" }] }
      Start: { required: [type], properties: { type: { oneOf: [{ const: start }, { const: begin }] } } }
      End: { required: [type], properties: { type: { anyOf: [{ const: end }, { type: "null" }] } } }
      """,
      """
      union Event by type?
        Start: Start = start | begin
        End: End = end
      object Start
        type: Start.type
      enum Start.type: string
        "start"
        "begin"
      object End
        type: string? = "end"
      """
    )
  }

  func testDoesNotAssumeOneOfTwoValues() throws {
    try assertShape(
      """
      Use:
        properties:
          orNull: { anyOf: [{ const: custom }, { type: "null" }] }
          stated: { type: string, enum: [custom], nullable: true }
          only: { oneOf: [{ const: custom }] }
          behind: { $ref: "#/components/schemas/Custom" }
          mayGrow: { $ref: "#/components/schemas/Kind" }
          loop: { $ref: "#/components/schemas/Loop" }
      Custom: { type: string, const: custom }
      Kind: { type: string, enum: [custom] }
      Loop: { anyOf: [{ const: custom }, { $ref: "#/components/schemas/Kind" }, { $ref: "#/components/schemas/Loop" }] }
      """,
      """
      object Use
        orNull?: string?
        stated?: Use.stated?
        only?: string = "custom"
        behind?: Custom = "custom"
        mayGrow?: Kind
        loop?: Loop
      enum Use.stated: string
        "custom"
      enum Custom: string
        "custom"
      enum Kind: string
        "custom"
      union Loop
        string: string (string)
        Kind: Kind (custom)
      """
    )
  }
}
