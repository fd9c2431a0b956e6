import XCTest

/// Base schemas with a discriminator, and their subtypes.
final class FamilyTests: XCTestCase {
  func testASubtypeOfASubtypeIsRead() throws {
    try assertShape(
      """
      Animal: { required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat, persian: Persian, dog: Dog } } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { lives: { type: integer } } }] }
      Persian: { allOf: [{ $ref: "#/components/schemas/Cat" }, { properties: { fluff: { type: integer } } }] }
      Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { bark: { type: string } } }] }
      Owner: { properties: { cats: { type: array, items: { $ref: "#/components/schemas/Cat" } } } }
      """,
      """
      union Animal by kind
        Cat: Cat.base = cat
        Persian: Persian = persian
        Dog: Dog = dog
      base Animal base
        kind: string
      union Cat by kind
        Cat: Cat.base = cat
        Persian: Persian = persian
      object Cat.base of Cat base
        kind: string = "cat"
        lives?: integer
      base Cat base of Animal base
        lives?: integer
      object Persian of Cat base
        kind: string = "persian"
        lives?: integer
        fluff?: integer
      object Dog of Animal base
        kind: string = "dog"
        bark?: string
      object Owner
        cats?: [Cat]
      """
    )
  }

  func testASubtypeMayRepeatTheDiscriminatorOfItsBase() throws {
    try assertShape(
      """
      Animal: { properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog, pug: Pug } } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }], discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog, pug: Pug } } }
      Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }], discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog, pug: Pug } } }
      Pug: { allOf: [{ $ref: "#/components/schemas/Dog" }, { properties: { snores: { type: boolean } } }] }
      """,
      """
      union Animal by kind
        Cat: Cat = cat
        Dog: Dog.base = dog
        Pug: Pug = pug
      base Animal base
        kind?: string
      object Cat of Animal base
        kind?: string = "cat"
      union Dog by kind
        Dog: Dog.base = dog by default
        Pug: Pug = pug
      object Dog.base of Animal base
        kind?: string = "dog"
      object Pug of Animal base
        kind?: string = "pug"
        snores?: boolean
      """
    )
  }

  func testMappingOfTheBaseSelectsSubtypes() throws {
    try assertShape(
      """
      Animal: { required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { lives: { type: integer } } }] }
      Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }] }
      Tabby: { allOf: [{ $ref: "#/components/schemas/Cat" }, { properties: { stripes: { type: integer } } }] }
      """,
      """
      union Animal by kind
        Cat: Cat = cat | Cat
        Dog: Dog = dog | Dog
        Tabby: Tabby = Tabby
      base Animal base
        kind: string
      object Cat of Animal base
        kind: string
        lives?: integer
      object Dog of Animal base
        kind: string
      object Tabby of Animal base
        kind: string = "Tabby"
        lives?: integer
        stripes?: integer
      """
    )
  }

  func testAnUnmappedNameIsNotASubtype() throws {
    try assertShape(
      """
      Animal: { properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { lives: { type: integer } } }] }
      MaybeCat: { nullable: true, allOf: [{ $ref: "#/components/schemas/Cat" }] }
      """,
      """
      union Animal by kind
        Animal: Animal.base = Animal by default
        Cat: Cat = Cat
        MaybeCat: MaybeCat = MaybeCat
      object Animal.base of Animal base
        kind?: string = "Animal"
      base Animal base
        kind?: string
      object Cat of Animal base
        kind?: string
        lives?: integer
      alias MaybeCat = Cat
      """
    )
  }

  func testMicrosoftDiscriminatorValue() throws {
    try assertShape(
      """
      Dataset: { required: [type], properties: { type: { type: string } }, discriminator: { propertyName: type } }
      AzureBlobDataset: { x-ms-discriminator-value: AzureBlob, allOf: [{ $ref: "#/components/schemas/Dataset" }] }
      """,
      """
      union Dataset by type
        AzureBlobDataset: AzureBlobDataset = AzureBlob
      object AzureBlobDataset
        type: string = "AzureBlob"
      """
    )
  }

  func testABaseWithADiscriminatorIsTheUnionOfItsSubtypes() throws {
    try assertShape(
      """
      Pet:
        type: object
        required: [kind]
        properties: { kind: { type: string } }
        discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat" } }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { n: { type: integer } } }] }
      Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }] }
      """,
      """
      union Pet by kind
        Cat: Cat = cat | Cat
        Dog: Dog = Dog
      base Pet base
        kind: string
      object Cat of Pet base
        kind: string
        n?: integer
      object Dog of Pet base
        kind: string = "Dog"
      """
    )
  }

  func testABaseThatListsItsSubtypesIsNotRepeated() throws {
    try assertShape(
      """
      Pet:
        type: object
        properties: { kind: { type: string } }
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
        discriminator: { propertyName: kind }
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { n: { type: integer } } }] }
      Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { b: { type: string } } }] }
      """,
      """
      union Pet by kind
        Cat: Cat = Cat
        Dog: Dog = Dog
      base Pet base
        kind?: string
      object Cat of Pet base
        kind?: string = "Cat"
        n?: integer
      object Dog of Pet base
        kind?: string = "Dog"
        b?: string
      """
    )
  }
}
