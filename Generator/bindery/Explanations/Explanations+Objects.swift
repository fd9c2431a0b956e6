extension Explanation {
  /// Schemas of values and objects.
  static let objects = [
    Explanation(
      "unknown-type",
      "a type is no type of JSON",
      meaning: """
        A word of another language, such as int, is taken as the type it means. Any other is left \
        out, so that the schema says less than its author meant.
        """,
      fix: "Write string, number, integer, boolean, array, object or null.",
      example: schema("Pages: { type: int }"),
      fixed: .replacing("type: int", with: "type: integer")
    ),
    Explanation(
      "undeclared-required",
      "a required property is not described",
      meaning: """
        “required” names it, and no properties do. The model has it as a required member of any \
        JSON, which an initializer demands and which is read as null where the service doesn't send \
        it; or of the type that another branch of a oneOf or anyOf gives it.
        """,
      fix: "Describe it under properties or take it out of required.",
      example: schema(
        "Book: { type: object, required: [titel], properties: { title: { type: string } } }"
      ),
      fixed: .replacing("titel", with: "title")
    ),
    Explanation(
      "bad-setting",
      "a setting may have no value",
      meaning: """
        x-settings says that the members of an object are settings, which have a value at any time. \
        One that is not required, or has no default, or may be null has none; the schema is then \
        an object like any other.
        """,
      fix: "List it as required, and give it a default.",
      example: schema(
        """
        Book: { type: object, x-settings: true, required: [], properties: { pages: { type: integer, default: 100 } } }
        """
      ),
      fixed: .replacing("required: []", with: "required: [pages]")
    ),
    Explanation(
      "misfit-default",
      "a default is no value of its type",
      meaning: """
        A number or a truth value in quotes is taken without them, and one value as a list of it. \
        Else the default is left out, so that the caller says the value.
        """,
      fix: "Correct the default or the type.",
      example: schema(
        "Book: { type: object, properties: { pages: { type: integer, default: many } } }"
      ),
      fixed: .replacing("many", with: "100")
    ),
    Explanation(
      "misfit-value",
      "a value of an enum is no value of its type",
      meaning: "It is left out, since no value can be both.",
      fix: "Correct the value or the type.",
      example: schema("Size: { type: integer, enum: [1, 2, many] }"),
      fixed: .replacing("many", with: "3")
    ),
    Explanation(
      "mixed-enumeration",
      "the values of an enum are of several kinds",
      meaning: """
        Lists or objects are among them, which Swift has no names for. They are read as any JSON.
        """,
      fix: "List values of one kind, or make it a oneOf.",
      example: schema("Size: { enum: [small, [2, 3]] }"),
      fixed: .replacing("[2, 3]", with: "large")
    ),
    Explanation(
      "empty-enumeration",
      "an enum lists no values",
      meaning: "No value would satisfy it. Any value of the type is read.",
      fix: "List the values or take the list out.",
      example: schema("Size: { type: string, enum: [] }"),
      fixed: .replacing("[]", with: "[small, large]")
    ),
    Explanation(
      "misfit-names",
      "names for an enum's values don't match them",
      meaning: """
        x-enum-varnames and its like list one text for each value, in their order. Another number \
        of texts could name the wrong values, and is left out.
        """,
      fix: "List a text for each value, in the order of the values.",
      example: schema("Size: { type: integer, enum: [1, 2], x-enum-varnames: [small] }"),
      fixed: .replacing("[small]", with: "[small, large]")
    ),
    Explanation(
      "stray-keyword",
      "a keyword is about values of another type",
      meaning: """
        No value of the schema's type has what it describes, such as items where the type is \
        object. It is left out.
        """,
      fix: "Correct the type or take the keyword out.",
      example: schema("Box: { type: object, items: { type: string } }"),
      fixed: .replacing("type: object", with: "type: array")
    ),
    Explanation(
      "unnamed-values",
      "the values of an enum have no names in Swift",
      meaning: """
        Lists, objects and exact decimals can be no raw values. Any value of the type is read.
        """,
      fix: "Nothing, if the service checks it; the type is only wider than the schema.",
      example: schema("Pair: { type: array, items: { type: integer }, enum: [[1, 2], [2, 3]] }"),
      fixed: .replacing(", enum: [[1, 2], [2, 3]]", with: "")
    ),
    Explanation(
      "misplaced-values",
      "the values of an enum are those of a list's elements",
      meaning: """
        The type is a list and the values are none. They can only mean the elements, and are taken \
        so.
        """,
      fix: "Write the enum under items.",
      example: schema("Sizes: { type: array, items: { type: string }, enum: [small, large] }"),
      fixed: .replacing(" }, enum: [small, large]", with: ", enum: [small, large] }")
    ),
    Explanation(
      "unsupported-keyword",
      "a keyword of JSON Schema isn't understood",
      meaning: """
        It restricts values in a way that Swift's types can't; the rest of the schema counts.
        """,
      fix: "Nothing, if the service checks it; the types are only wider than the schema.",
      example: schema("Book: { type: string, if: { minLength: 3 } }"),
      fixed: .replacing("if: { minLength: 3 }", with: "minLength: 3")
    ),
    Explanation(
      "conflicting-types",
      "types exclude one another",
      meaning: """
        Parts of an allOf ask for different types, or a type stands beside a choice and excludes \
        one of its branches. No value is both: the branch is left out, and what is nothing else is \
        read as any JSON.
        """,
      fix: "Make the descriptions agree.",
      example: schema("Book: { allOf: [{ type: string }, { type: integer }] }"),
      fixed: .replacing("{ type: integer }", with: "{ minLength: 1 }")
    ),
    Explanation(
      "endless-schema",
      "a schema is made of nothing but itself",
      meaning: "Following $ref and allOf never arrives at a description. It is read as any JSON.",
      fix: "Say what it is, or take the reference that leads back out of allOf.",
      example: schema(
        "Book: { $ref: \"#/components/schemas/Volume\" }\n    Volume: { $ref: \"#/components/schemas/Book\" }"
      ),
      fixed: .replacing(
        "Volume: { $ref: \"#/components/schemas/Book\" }",
        with: "Volume: { type: string }"
      )
    ),
    Explanation(
      "recursive-schema",
      "a schema contains itself as no Swift type can",
      meaning: """
        Between it and itself is nothing that has a name in Swift, such as an object. There it is \
        read as any JSON, or the variant is left out.
        """,
      fix: "Put an object between, or give the inner schema a name under components/schemas.",
      example: schema(
        """
        Thing:
              oneOf: [{ $ref: "#/components/schemas/Other" }, { type: string }]
            Other:
              oneOf: [{ $ref: "#/components/schemas/Thing" }, { type: integer }]
        """
      ),
      fixed: .replacing(
        "oneOf: [{ $ref: \"#/components/schemas/Thing\" }, { type: integer }]",
        with: "properties: { thing: { $ref: \"#/components/schemas/Thing\" } }"
      )
    ),
  ]

  static func schema(_ text: String) -> Example {
    .document("components:\n  schemas:\n    \(text)\n")
  }
}
