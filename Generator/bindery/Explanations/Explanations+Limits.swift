extension Explanation {
  /// What is more than a document may describe.
  static let limits = [
    Explanation(
      "too-many-bases",
      "schemas build on one another too deep",
      meaning: """
        An allOf refers to a schema with an allOf, and so on, more than 64 times, or schemas take \
        over millions of members from others. The rest is left out. Or a discriminator tells apart \
        too many in too many families: a schema then stands for itself alone.
        """,
      fix: "Describe the common part once and refer to it directly.",
      example: schema(
        "Book: " + String(repeating: "{ allOf: [", count: 70) + "{ type: object }"
          + String(repeating: "] }", count: 70)
      ),
      fixed: .writing(schema("Book: { allOf: [{ type: object }] }"))
    ),
    Explanation(
      "too-nested",
      "schemas without a name stand inside each other too deep",
      meaning: """
        More than 64 schemas without a name contain one another. What is deeper is read as any \
        JSON.
        """,
      fix: "Give inner ones a name under components/schemas.",
      example: schema(
        "Book: " + String(repeating: "{ items: ", count: 300) + "{ type: string }"
          + String(repeating: " }", count: 300)
      ),
      fixed: .writing(schema("Book: { items: { type: string } }"))
    ),
    Explanation(
      "too-many-parts",
      "an object, an enumeration or a choice is too long",
      meaning: """
        It has more than 10,000 members, values or variants. Members beyond are read as any JSON; \
        longer enumerations are read as their type, and longer choices as any JSON.
        """,
      fix: "Use additionalProperties, or leave the list of values out.",
      example: .long(
        "components:\n  schemas:\n    Size:\n      type: string\n      enum:\n"
          + (0...10_000).map { "      - a\($0)\n" }.joined(),
        because: "It takes more than 10,000 members, values or variants."
      ),
      fixed: .writing(schema("Size: { type: string }"))
    ),
    Explanation(
      "too-many-models",
      "the document describes too much",
      meaning: """
        There are more than 100,000 schemas, or more than 500,000 members of all of them. The rest \
        is read as any JSON.
        """,
      fix: "Generate a part of it: select operations by path, tag or id.",
      example: .none(because: "It takes more than 100,000 schemas."),
      fixed: .none(because: "It takes more than 100,000 schemas.")
    ),
  ]
}
