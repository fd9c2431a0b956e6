import XCTest

/// The variant of a value without a discriminator.
final class DefaultVariantTests: XCTestCase {
  func testDefaultMappingSelectsAVariantWithoutTheMember() throws {
    try assertShape(
      """
      Pet:
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Other" }]
        discriminator: { propertyName: kind, mapping: { cat: Cat }, defaultMapping: "#/components/schemas/Other" }
      Cat: { required: [kind], properties: { kind: { type: string } } }
      Other: { properties: { name: { type: string } } }
      """,
      """
      union Pet by kind
        Cat: Cat = cat | Cat
        Other: Other = Other by default for others
      object Cat
        kind: string
      object Other
        name?: string
      """,
      version: "3.2.0"
    )
  }

  func testOmitsADefaultMappingWithoutVariant() throws {
    try assertShape(
      """
      Pet:
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
        discriminator: { propertyName: kind, defaultMapping: Fox }
      Cat: { properties: { kind: { type: string }, a: { type: string } } }
      Dog: { properties: { kind: { type: string }, b: { type: string } } }
      Fox: { properties: { kind: { type: string } } }
      """,
      """
      union Pet by kind
        Cat: Cat = Cat
        Dog: Dog = Dog
      object Cat
        kind?: string = "Cat"
        a?: string
      object Dog
        kind?: string = "Dog"
        b?: string
      object Fox
        kind?: string
      """,
      reports: [
        "api.yaml:8:60: warning: “defaultMapping” of the discriminator isn't a variant; ignored"
          + " [invalid-discriminator]\n  help: add the schema to the variants, or remove it from"
          + " the mapping"
      ],
      version: "3.2.0"
    )
  }

  func testDefaultMappingOfABaseSelectsASubtype() throws {
    try assertShape(
      """
      Pet: { required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat }, defaultMapping: Other } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { a: { type: string } } }] }
      Other: { properties: { name: { type: string } } }
      """,
      """
      union Pet by kind
        Cat: Cat = cat | Cat
        Other: Other = Other by default for others
      object Cat
        kind: string
        a?: string
      object Other
        name?: string
      """,
      version: "3.2.0"
    )
  }

  func testAValueWithoutTheMemberIsOfTheBase() throws {
    try assertShape(
      """
      Pet: { properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { a: { type: string } } }] }
      """,
      """
      union Pet by kind
        Pet: Pet.base = Pet by default
        Cat: Cat = Cat
      object Pet.base of Pet base
        kind?: string = "Pet"
      base Pet base
        kind?: string
      object Cat of Pet base
        kind?: string = "Cat"
        a?: string
      """
    )
  }

  func testTheMembersDefaultSelectsTheVariant() throws {
    try assertShape(
      """
      Pet: { properties: { kind: { type: string, default: Cat } }, discriminator: { propertyName: kind } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { a: { type: string } } }] }
      """,
      """
      union Pet by kind
        Pet: Pet.base = Pet
        Cat: Cat = Cat by default
      object Pet.base of Pet base
        kind?: string = "Pet"
      base Pet base
        kind?: string
      object Cat of Pet base
        kind?: string = "Cat"
        a?: string
      """
    )
  }

  /// The member's default also selects the variant of an abstract base.
  func testADefaultSelectsAVariantOfAnAbstractBase() throws {
    try assertShape(
      """
      P: { properties: { t: { type: string, default: p1 } }, discriminator: { propertyName: t, mapping: { p1: P1, p2: P2 } } }
      P1: { allOf: [{ $ref: "#/components/schemas/P" }, { properties: { a: { type: string } } }] }
      P2: { allOf: [{ $ref: "#/components/schemas/P" }, { properties: { b: { type: string } } }] }
      """,
      """
      union P by t
        P1: P1 = p1 by default
        P2: P2 = p2
      base P base
        t?: string
      object P1 of P base
        t?: string = "p1"
        a?: string
      object P2 of P base
        t?: string = "p2"
        b?: string
      """
    )
  }
}
