import XCTest

/// The common members of objects that include the same schema by `allOf`.
final class BaseTests: XCTestCase {
  func testTheCommonMembersOfSeveralSubtypesAreABase() throws {
    try assertShape(
      """
      Base: { required: [id], properties: { id: { type: string }, size: { type: integer } } }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { a: { type: string } } }] }
      Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
      """,
      """
      object Base of Base base
        id: string
        size?: integer
      base Base base
        id: string
        size?: integer
      object One of Base base
        id: string
        size?: integer
        a?: string
      object Two of Base base
        id: string
        size?: integer
        b?: string
      """
    )
  }

  func testASingleSubtypeHasNoBase() throws {
    try assertShape(
      """
      Base: { properties: { id: { type: string } } }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { a: { type: string } } }] }
      """,
      """
      object Base
        id?: string
      object One
        id?: string
        a?: string
      """
    )
  }

  func testAMemberThatDiffersInASubtypeIsNotCommon() throws {
    try assertShape(
      """
      Base:
        properties: { id: { type: string }, kind: { type: string }, size: { type: integer } }
      One:
        allOf: [{ $ref: "#/components/schemas/Base" }]
        required: [size]
        properties: { kind: { enum: [one, two] } }
      Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
      """,
      """
      object Base of Base base
        id?: string
        kind?: string
        size?: integer
      base Base base
        id?: string
      object One of Base base
        id?: string
        kind?: One.kind
        size: integer
      enum One.kind: string
        "one"
        "two"
      object Two of Base base
        id?: string
        kind?: string
        size?: integer
        b?: string
      """
    )
  }

  func testABaseStaysIfASubtypeNarrowsItsOnlyMember() throws {
    try assertShape(
      """
      Base: { properties: { size: { type: integer } } }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }], required: [size] }
      Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
      """,
      """
      object Base of Base base
        size?: integer
      base Base base
      object One of Base base
        size: integer
      object Two of Base base
        size?: integer
        b?: string
      """
    )
  }

  func testADeepNarrowingOmitsOneMember() throws {
    try assertShape(
      """
      Base: { properties: { id: { type: string }, list: { type: array, items: { $ref: "#/components/schemas/Item" } } } }
      Item: { properties: { v: { type: string } } }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { type: string } } }
      Two:
        allOf:
          - $ref: "#/components/schemas/Base"
          - properties: { list: { items: { properties: { v: { type: string, enum: [x] } } } } }
      """,
      """
      object Base of Base base
        id?: string
        list?: [Item]
      base Base base
        id?: string
      object Item
        v?: string
      object One of Base base
        id?: string
        list?: [Item]
        a?: string
      object Two of Base base
        id?: string
        list?: [Two.listItem]
      object Two.listItem
        v?: string = "x"
      """
    )
  }

  func testABaseThatOnlyNarrowsItsBaseIsOmitted() throws {
    try assertShape(
      """
      Top: { properties: { id: { type: string }, code: { type: string } } }
      Middle: { allOf: [{ $ref: "#/components/schemas/Top" }], required: [code] }
      One: { allOf: [{ $ref: "#/components/schemas/Middle" }], properties: { code: { enum: [a, b] } } }
      Two: { allOf: [{ $ref: "#/components/schemas/Middle" }], properties: { c: { type: string } } }
      """,
      """
      object Top of Top base
        id?: string
        code?: string
      base Top base
        id?: string
      object Middle of Top base
        id?: string
        code: string
      object One of Top base
        id?: string
        code: One.code
      enum One.code: string
        "a"
        "b"
      object Two of Top base
        id?: string
        code: string
        c?: string
      """
    )
  }

  func testABaseWithoutMembersOfItsOwnIsOmitted() throws {
    try assertShape(
      """
      Base: { type: object, description: Empty. }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { type: string } } }
      Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
      """,
      """
      alias Base = {json}
      object One
        a?: string
      object Two
        b?: string
      """
    )
  }

  func testABaseIncludesItsOwnBase() throws {
    try assertShape(
      """
      Top: { properties: { id: { type: string } } }
      Middle: { allOf: [{ $ref: "#/components/schemas/Top" }], properties: { m: { type: string } } }
      One: { allOf: [{ $ref: "#/components/schemas/Middle" }], properties: { a: { type: string } } }
      Two: { allOf: [{ $ref: "#/components/schemas/Middle" }], properties: { b: { type: string } } }
      Alias: { allOf: [{ $ref: "#/components/schemas/Top" }] }
      """,
      """
      object Top of Top base
        id?: string
      base Top base
        id?: string
      object Middle of Middle base
        id?: string
        m?: string
      base Middle base of Top base
        m?: string
      object One of Middle base
        id?: string
        m?: string
        a?: string
      object Two of Middle base
        id?: string
        m?: string
        b?: string
      alias Alias = Top
      """
    )
  }

  func testABaseToWhichOnlySubtypesReferIsNotAnObject() throws {
    try assertDocument(
      document(
        """
        Base: { description: A thing., properties: { id: { type: string } } }
        One: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { type: string } } }
        Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
        """
      ),
      """
      base Base
        id?: string
      object One of Base
        id?: string
        a?: string
      object Two of Base
        id?: string
        b?: string
      operation read: GET /a
        200: application/json One
      """
    )
  }

  func testABaseThatContainsATypeStaysAnObject() throws {
    try assertDocument(
      document(
        """
        Base: { properties: { kind: { type: string, enum: [a, b] } } }
        One: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { type: string } } }
        Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
        """
      ),
      """
      object Base of Base base
        kind?: Base.kind
      enum Base.kind: string
        "a"
        "b"
      base Base base
        kind?: Base.kind
      object One of Base base
        kind?: Base.kind
        a?: string
      object Two of Base base
        kind?: Base.kind
        b?: string
      operation read: GET /a
        200: application/json One
      """
    )
  }

  func testAFilterKeepsTheBaseOfSeveralReachableSubtypes() throws {
    let schemas = """
      Base: { properties: { id: { type: string } } }
      One: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { $ref: "#/components/schemas/Two" } } }
      Two: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
      Three: { allOf: [{ $ref: "#/components/schemas/Base" }] }
      """
    try assertDocument(
      document(schemas),
      filter: "{ include: { operations: [read] }, because: a part is enough }",
      """
      base Base
        id?: string
      object One of Base
        id?: string
        a?: Two
      object Two of Base
        id?: string
        b?: string
      operation read: GET /a
        200: application/json One
      """
    )
  }

  func testTheBaseOfAUnionOfSubtypes() throws {
    try assertShape(
      """
      Pet:
        required: [kind]
        discriminator: { propertyName: kind }
        properties: { kind: { type: string }, name: { type: string } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }], properties: { lives: { type: integer } } }
      Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }], properties: { barks: { type: boolean } } }
      """,
      """
      union Pet by kind
        Pet: Pet.base = Pet
        Cat: Cat = Cat
        Dog: Dog = Dog
      object Pet.base of Pet base
        kind: string = "Pet"
        name?: string
      base Pet base
        kind: string
        name?: string
      object Cat of Pet base
        kind: string = "Cat"
        name?: string
        lives?: integer
      object Dog of Pet base
        kind: string = "Dog"
        name?: string
        barks?: boolean
      """
    )
  }

  /// Returns a document with schemas and an operation that returns `One`.
  private func document(_ schemas: String) -> String {
    let indented = schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          get:
            operationId: read
            responses:
              "200":
                description: Read.
                content: { application/json: { schema: { $ref: "#/components/schemas/One" } } }
      components:
        schemas:
      \(indented)

      """
  }
}
