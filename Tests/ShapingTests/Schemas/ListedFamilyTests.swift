import XCTest

/// Base schemas whose discriminator is an enumeration, or has a value for the base itself.
final class ListedFamilyTests: XCTestCase {
  func testAnAbstractBaseIsNotAVariant() throws {
    try assertShape(
      """
      Animal: { x-abstract: true, properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { lives: { type: integer } } }] }
      """,
      """
      union Animal by kind
        Cat: Cat = Cat
      object Cat
        kind?: string = "Cat"
        lives?: integer
      """
    )
  }

  func testABaseIsAVariantWhereTheListHasIt() throws {
    try assertShape(
      """
      BigCat: { properties: { kind: { enum: [tiger, big-cat, lynx] } }, discriminator: { propertyName: kind } }
      Tiger: { allOf: [{ $ref: "#/components/schemas/BigCat" }, { properties: { n: { type: integer } } }] }
      Manul: { allOf: [{ $ref: "#/components/schemas/BigCat" }, { properties: { b: { type: integer } } }] }
      """,
      """
      union BigCat by kind
        BigCat: BigCat.base = big-cat by default
        Tiger: Tiger = tiger
        Manul: Manul = Manul
      enum BigCat.kind: string
        "tiger"
        "big-cat"
        "lynx"
      object BigCat.base of BigCat base
        kind?: BigCat.kind = "big-cat"
      base BigCat base
        kind?: BigCat.kind
      object Tiger of BigCat base
        kind?: BigCat.kind = "tiger"
        n?: integer
      object Manul of BigCat base
        kind?: BigCat.kind
        b?: integer
      """,
      reports: [
        "api.yaml:8:12: warning: no “enum” value of the discriminator property “kind” identifies"
          + " the variant “Manul”; its name is used [invalid-discriminator]\n"
          + "  help: add “Manul” to the “mapping” of the discriminator"
      ]
    )
  }

  func testAnInheritedDefaultSelectsTheBase() throws {
    try assertShape(
      """
      Animal: { properties: { kind: { type: string, default: any } }, discriminator: { propertyName: kind } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { kind: { default: cat } } }] }
      Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { n: { type: integer } } }] }
      """,
      """
      union Animal by kind
        Animal: Animal.base = any | Animal by default
        Cat: Cat = cat | Cat
        Dog: Dog = Dog
      object Animal.base of Animal base
        kind?: string = "any"
      base Animal base
        kind?: string
      object Cat of Animal base
        kind?: string = "cat"
      object Dog of Animal base
        kind?: string = "Dog"
        n?: integer
      """
    )
  }

  func testADefaultWithTheNameOfAnotherVariant() throws {
    try assertShape(
      """
      Animal: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } }
      Cat: { required: [kind], properties: { kind: { type: string, default: Dog } } }
      Dog: { required: [kind], properties: { kind: { type: string }, b: { type: integer } } }
      """,
      """
      union Animal by kind
        Cat: Cat = Cat
        Dog: Dog = Dog
      object Cat
        kind: string = "Cat"
      object Dog
        kind: string = "Dog"
        b?: integer
      """
    )
  }
}
