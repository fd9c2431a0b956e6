extension Explanation {
  /// Names in Swift.
  static let names = [
    Explanation(
      "name-conflict",
      "two things would have one name in Swift",
      meaning: """
        One of them got another name, which a person should choose: it would change with the order \
        of the description.
        """,
      fix: "Write the rename that the message spells out into bindings.yaml.",
      example: schema(
        "Book: { type: object, properties: { page-count: { type: integer }, pageCount: { type:"
          + " integer } } }"
      ),
      fixed: .replacing("page-count", with: "page-size")
    ),
    Explanation(
      "unused-rename",
      "a rename renames nothing",
      meaning: "The description has no such thing, or no longer.",
      fix: "Correct the name, or remove the rename.",
      example: .bindings(
        plain + "renames:\n  - { schema: Volume, to: Book, because: it reads better }\n"
      ),
      fixed: .replacing("schema: Volume, to: Book", with: "operation: listBooks, to: allBooks")
    ),
  ]
}
