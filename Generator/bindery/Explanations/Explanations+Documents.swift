extension Explanation {
  /// The frame of a description.
  static let documents = [
    Explanation(
      "unsupported-version",
      "a file is no description that can be read",
      meaning: """
        It lacks “openapi” or “asyncapi”, or names a version other than OpenAPI 3.0, 3.1 and 3.2 or \
        AsyncAPI 2.0 to 2.6, 3.0 and 3.1, or is Swagger 2. With paths and no version it is read as \
        OpenAPI 3.1, and a later minor version as the last that is known.
        """,
      fix: "Convert it to OpenAPI 3, for instance with swagger2openapi.",
      example: .file(
        "swagger.yaml",
        "swagger: \"2.0\"\ninfo: { title: Shop, version: \"1\" }\npaths: {}\n"
      ),
      fixed: .replacing("swagger: \"2.0\"", with: "openapi: 3.1.0")
    ),
    Explanation(
      "misplaced-section",
      "a section of a document is indented too far or too little",
      meaning: """
        The section is part of another one, such as components under paths, or its entries are \
        beside it. Nothing is generated, since most of what was generated before would be removed. \
        What would follow from it, such as references that lead nowhere, is not reported.
        """,
      fix: "Begin the section in the first column, and indent its entries by two columns.",
      example: .document(
        """
        paths:
          /books:
            get:
              operationId: listBooks
              responses: { "204": { $ref: "#/components/responses/None" } }
          components:
            responses: { None: { description: Nothing. } }

        """
      ),
      fixed: .replacing(
        "  components:\n    responses:",
        with: "components:\n  responses:"
      )
    ),
    Explanation(
      "misspelt-key",
      "a key is nearly one that the standard has",
      meaning: """
        It is taken as that key: it differs in case or in a few letters, and its value could stand \
        there. Beside the right key it is left out. Other keys that the standard doesn't have are \
        left out.
        """,
      fix: "Correct its spelling, or begin it with x- if it is meant so.",
      example: schema(
        "Book: { type: object, requried: [title], properties: { title: { type: string } } }"
      ),
      fixed: .replacing("requried", with: "required")
    ),
    Explanation(
      "stray-key",
      "the standard has no such key",
      meaning: """
        It is left out, and what it was to say with it. Each key is told once for each kind of \
        object, and only the first hundred of a file; in schemas, and in objects from which \
        nothing is generated, others may have keys of their own.
        """,
      fix: "Take it out, or begin it with x- if it is your own.",
      example: .document(
        """
        paths:
          /books:
            get:
              operationId: books
              cacheable: true
              responses: { "204": { description: None. } }

        """
      ),
      fixed: .replacing("cacheable", with: "x-cacheable")
    ),
    Explanation(
      "wrong-kind",
      "a value is of the wrong kind",
      meaning: """
        The standard asks for a mapping, a list, text or a boolean here, and something else stands \
        there. It is taken at what it can only mean, such as one value for a list of one, and else \
        counts as absent. In bindings.yaml and recordings it is an error.
        """,
      fix: "Write what the message asks for.",
      example: .document(
        """
        paths:
          /books:
            get:
              tags: books
              responses: { "204": { description: Nothing. } }

        """
      ),
      fixed: .replacing("tags: books", with: "tags: [books]")
    ),
  ]
}
