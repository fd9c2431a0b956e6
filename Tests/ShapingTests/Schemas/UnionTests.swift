import XCTest

final class UnionTests: XCTestCase {
  private let animals = """
    Cat: { required: [kind, lives], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { required: [kind], properties: { kind: { type: string }, breed: { type: string } } }

    """

  private let printedAnimals = """
    object Cat
      kind: string
      lives: integer
    object Dog
      kind: string
      breed?: string

    """

  func testAMappingMayNameComponentsOrRefer() throws {
    try assertShape(
      animals + """
        Pet:
          oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
          discriminator:
            propertyName: kind
            mapping: { cat: Cat, kitten: Cat, dog: "#/components/schemas/Dog" }
        """,
      """
      object Cat
        kind: string
        lives: integer
      object Dog
        kind: string = "dog"
        breed?: string
      union Pet by kind
        Cat: Cat = cat | kitten
        Dog: Dog = dog
      """
    )
  }

  func testWithoutAMappingTheComponentsNamesAreTheValues() throws {
    try assertShape(
      animals + """
        Pet:
          anyOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
          discriminator: { propertyName: kind }
        """,
      """
      object Cat
        kind: string = "Cat"
        lives: integer
      object Dog
        kind: string = "Dog"
        breed?: string
      union Pet by kind
        Cat: Cat = Cat
        Dog: Dog = Dog
      """
    )
  }

  func testVariantsMatchByMembersWithoutADiscriminator() throws {
    try assertShape(
      animals + """
        Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] }
        """,
      printedAnimals + """
        union Pet
          Cat: Cat ({kind, lives})
          Dog: Dog ({kind, breed?})
        """
    )
  }

  func testDisjointConstantsAreADiscriminator() throws {
    try assertShape(
      """
      Event:
        oneOf:
          - { required: [type], properties: { type: { const: join }, who: { type: string } } }
          - { required: [type], properties: { type: { enum: [leave] } } }
          - { required: [type], properties: { type: { enum: [ping, pong] } } }
      """,
      """
      union Event by type
        join: Event.join = join
        leave: Event.leave = leave
        object: Event.object = ping | pong
      object Event.join
        type: string = "join"
        who?: string
      object Event.leave
        type: string = "leave"
      object Event.object
        type: Event.object.type
      enum Event.object.type: string
        "ping"
        "pong"
      """
    )
  }

  func testNullIsNotAVariantAndOneVariantIsNotAUnion() throws {
    try assertShape(
      """
      Use:
        properties:
          a: { oneOf: [{ type: string }, { type: "null" }] }
          b: { anyOf: [{ type: integer }] }
          c: { oneOf: [{ properties: { x: { type: string } } }, { type: "null" }] }
      """,
      """
      object Use
        a?: string?
        b?: integer
        c?: Use.c?
      object Use.c
        x?: string
      """
    )
  }

  func testMergesIndistinguishableVariants() throws {
    try assertShape(
      """
      Use:
        properties:
          open: { anyOf: [{ type: string }, { type: string, enum: [a, b] }] }
          same: { anyOf: [{ type: string, maxLength: 2 }, { type: string, pattern: x }] }
          when: { oneOf: [{ type: string, format: date }, { type: string, format: date-time }] }
          list: { oneOf: [{ type: array, items: { type: string } }, { type: array, items: { type: integer } }] }
      """,
      """
      object Use
        open?: Use.open
        same?: string
        when?: string
        list?: [Use.listItem]
      enum Use.open: string
        "a"
        "b"
      union Use.listItem
        string: string (string)
        integer: integer (integer)
      """
    )
  }

  func testSeveralTypesAreAUnion() throws {
    try assertShape(
      "Value: { type: [string, array, 'null'], items: { type: integer } }",
      """
      union Value
        string: string (string)
        array: [integer] (array)
      """
    )
  }

  func testOmitsAMisplacedDiscriminator() throws {
    try assertShape(
      """
      A: { properties: { a: { type: string } } }
      B: { properties: { b: { type: string } } }
      C:
        oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }]
        discriminator: { propertyName: kind }
      """,
      """
      object A
        a?: string
      object B
        b?: string
      union C
        A: A ({a?})
        B: B ({b?})
      """,
      reports: [
        "api.yaml:10:22: warning: not every variant defines the discriminator property “kind”;"
          + " ignored [invalid-discriminator]\n  help: add “kind” to the properties of each"
          + " variant"
      ]
    )
  }
}
