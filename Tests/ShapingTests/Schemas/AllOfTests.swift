import XCTest

final class AllOfTests: XCTestCase {
  func testPartsAreOneObject() throws {
    try assertShape(
      """
      Base: { required: [id], properties: { id: { type: string }, kind: { enum: [a, b] } } }
      Pet:
        allOf:
          - $ref: "#/components/schemas/Base"
          - properties: { name: { type: string }, id: { description: The number. } }
          - required: [name]
        properties: { age: { type: integer } }
      """,
      """
      object Base
        id: string
        kind?: Base.kind
      enum Base.kind: string
        "a"
        "b"
      object Pet
        id: string
        kind?: Base.kind
        name: string
        age?: integer
      """
    )
  }

  func testAReferenceWithADescriptionIsTheReference() throws {
    try assertShape(
      """
      Pet: { properties: { id: { type: string } } }
      Use:
        properties:
          a: { allOf: [{ $ref: "#/components/schemas/Pet" }], description: Mine. }
          b: { allOf: [{ $ref: "#/components/schemas/Pet" }], nullable: true }
          c: { $ref: "#/components/schemas/Pet", description: Yours. }
          d: { type: object, allOf: [{ $ref: "#/components/schemas/Pet" }] }
          e: { $ref: "#/components/schemas/Pet", required: [id] }
      """,
      """
      object Pet
        id?: string
      object Use
        a?: Pet
        b?: Pet?
        c?: Pet
        d?: Pet
        e?: Use.e
      object Use.e
        id: string
      """
    )
  }

  func testIgnoresSiblingsOfReferencesInVersion30() throws {
    try assertShape(
      """
      Pet: { type: object, properties: { id: { type: string } } }
      Use:
        type: object
        properties: { e: { $ref: "#/components/schemas/Pet", required: [id] } }
      """,
      """
      object Pet
        id?: string
      object Use
        e?: Pet
      """,
      version: "3.0.3"
    )
  }

  func testTypesThatExcludeOneAnotherAreJSON() throws {
    try assertShape(
      """
      A: { properties: { id: { type: string }, n: { type: number } } }
      B:
        allOf:
          - $ref: "#/components/schemas/A"
          - properties: { id: { type: integer }, n: { type: integer } }
      """,
      """
      object A
        id?: string
        n?: number
      object B
        id?: json
        n?: integer
      """,
      reports: [
        "api.yaml:10:29: warning: the types of “id” contradict one another; interpreted as any"
          + " JSON value [conflicting-types]\n  help: use the same type in all parts of the"
          + " schema"
      ]
    )
  }

  func testOmitsASchemaMadeOfItself() throws {
    try assertShape(
      """
      A: { allOf: [{ $ref: "#/components/schemas/A" }, { properties: { x: { type: string } } }] }
      B: { allOf: [{ $ref: "#/components/schemas/C" }] }
      C: { allOf: [{ $ref: "#/components/schemas/B" }] }
      D: { $ref: "#/components/schemas/D" }
      E: { anyOf: [{ $ref: "#/components/schemas/E" }] }
      F: { oneOf: [{ $ref: "#/components/schemas/F" }, { type: string }] }
      """,
      """
      object A
        x?: string
      alias B = json
      alias C = B
      alias D = json
      alias E = json
      alias F = string
      """,
      reports: [
        "api.yaml:6:8: warning: the schema includes itself through “allOf” and $ref; ignored"
          + " [recursive-schema]\n  help: remove the reference from “allOf”\n"
          + "api.yaml:6:18: note: the cycle begins here",
        "api.yaml:7:8: warning: the schema “B” refers only to itself; interpreted as any JSON"
          + " value [recursive-schema]\n  help: replace the reference with a type",
        "api.yaml:9:8: warning: the schema includes itself through “allOf” and $ref; ignored"
          + " [recursive-schema]\n  help: remove the reference from “allOf”\n"
          + "api.yaml:9:8: note: the cycle begins here",
        "api.yaml:10:8: warning: the schema “E” refers only to itself; interpreted as any JSON"
          + " value [recursive-schema]\n  help: replace the reference with a type",
      ]
    )
  }

  func testNarrowsTypesByKeyword() throws {
    try assertShape(
      """
      A:
        properties:
          mixed: { allOf: [{ type: [number, string] }, { type: [string, integer] }] }
          number: { allOf: [{ type: [integer, number] }, { type: [number, integer] }] }
          integer: { allOf: [{ type: [number, string] }, { type: integer }] }
          three: { allOf: [{ type: [integer, number, string] }, { type: [string, number, integer] }] }
      """,
      """
      object A
        mixed?: A.mixed
        number?: number
        integer?: integer
        three?: A.three
      union A.mixed
        integer: integer (integer)
        string: string (string)
      union A.three
        number: number (number)
        string: string (string)
      """
    )
  }
}
