extension Explanation {
  /// `oneOf`, `anyOf` and discriminators.
  static let choices = [
    Explanation(
      "misplaced-discriminator",
      "a discriminator's property isn't in each variant",
      meaning: """
        The property can't tell the variants apart, so that the discriminator is left out and the \
        variants are told apart by their shape.
        """,
      fix: "Describe the property in each variant.",
      example: schema(
        """
        Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
            Dog: { type: object, properties: { name: { type: string } } }
            Pet:
              oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
              discriminator: { propertyName: kind }
        """
      ),
      fixed: .replacing(
        "Dog: { type: object, properties: {",
        with: "Dog: { type: object, required: [kind], properties: { kind: { type: string },"
      )
    ),
    Explanation(
      "implied-null",
      "null is spoken of where it says nothing of the value",
      meaning: """
        A part of an allOf is nullable and the others aren't, or null is listed beside a type that \
        excludes it. It can only mean that the value may be null, and is taken so.
        """,
      fix: "Write nullable: true beside allOf or the type; in 3.1, add \"null\" to the type.",
      example: schema("Size: { type: string, enum: [small, large, null] }"),
      fixed: .replacing("type: string,", with: "type: [string, \"null\"],")
    ),
    Explanation(
      "stray-mapping",
      "a discriminator maps to a schema that is no variant",
      meaning: "The value would lead out of the choice; it is left out.",
      fix: "List the schema as a variant or take it out of the mapping.",
      example: schema(
        """
        Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
            Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
            Fox: { type: object, required: [kind], properties: { kind: { type: string } } }
            Pet:
              oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
              discriminator:
                propertyName: kind
                mapping: { fox: "#/components/schemas/Fox" }
        """
      ),
      fixed: .replacing(
        "schemas/Dog\" }]",
        with: "schemas/Dog\" }, { $ref: \"#/components/schemas/Fox\" }]"
      )
    ),
    Explanation(
      "unlisted-variant",
      "no listed value means the variant",
      meaning: """
        The discriminator's property lists its values, and none is the name of this variant, but \
        for case, - and _. A value of it is known by the name, which the list excludes.
        """,
      fix: "Say in the discriminator's mapping which value means the schema.",
      example: schema(
        """
        Pet:
              type: object
              required: [kind]
              properties: { kind: { type: string, enum: [feline, canine] } }
              discriminator: { propertyName: kind }
            Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { lives: { type: integer } } }] }
            Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { barks: { type: boolean } } }] }
        """
      ),
      fixed: .replacing("[feline, canine]", with: "[cat, dog]")
    ),
    Explanation(
      "indistinct-variants",
      "variants can't be told apart",
      meaning: """
        Several variants are arrays, and nothing in a value says which. They are read as an array \
        of any JSON.
        """,
      fix: "Describe one array whose elements are a choice.",
      example: schema(
        """
        Rows:
              oneOf:
                - { type: array, items: { type: string } }
                - { type: array }
        """
      ),
      fixed: .writing(
        schema("Rows: { type: array, items: { oneOf: [{ type: string }, { type: integer }] } }")
      )
    ),
    Explanation(
      "too-many-combinations",
      "choices inside of choices multiply",
      meaning: """
        An allOf of choices means each combination of their variants, and here there are too many, \
        or too many such choices stand inside each other. From here on only the common part is \
        read.
        """,
      fix: "Describe the choice once, with the variants that the service really sends.",
      example: .long(
        "components:\n  schemas:\n    Book:\n      allOf:\n"
          + (0..<2).map { list in
            "      - oneOf:\n"
              + (0..<40).map { number in
                "        - { type: object, required: [a\(list)x\(number)],"
                  + " properties: { a\(list)x\(number): { type: string } } }\n"
              }
              .joined()
          }
          .joined(),
        because: "It takes more than a thousand combinations of variants."
      ),
      fixed: .writing(schema("Book: { type: object }"))
    ),
  ]
}
