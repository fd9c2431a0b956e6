extension Explanation {
  /// `$ref` and where it leads.
  static let references = [
    Explanation(
      "bad-reference",
      "a reference is malformed",
      meaning: """
        The text of a $ref is no URI reference with a JSON pointer: an escape is broken, or the \
        fragment is neither a pointer nor an anchor. It isn't followed. What can only mean one \
        thing is: a bare name, #/definitions, backslashes in a path, a pointer that misses the \
        only component of that name. So is a reference in the place of all paths, properties or \
        parameters: a reference takes the place of one object.
        """,
      fix: "Write “/” in a key as ~1, “~” as ~0, and “%” as %25.",
      example: .document(
        """
        components:
          schemas:
            Book: { $ref: "#/components/schemas/100%" }

        """
      ),
      fixed: .replacing(
        "100%\" }",
        with: "100%25\" }\n    100%: { type: string }"
      )
    ),
    Explanation(
      "duplicate-anchor",
      "two schemas have one $anchor",
      meaning: """
        A reference can't say which of the two it means, and leads to the first. Schemas with \
        different $ids may have equal anchors.
        """,
      fix: "Rename one of the two.",
      example: .document(
        """
        components:
          schemas:
            Book: { $anchor: thing, type: string }
            Page: { $anchor: thing, type: integer }
            Shelf: { properties: { thing: { $ref: "#thing" } } }

        """
      ),
      fixed: .replacing("Page: { $anchor: thing", with: "Page: { $anchor: page")
    ),
    Explanation(
      "remote-reference",
      "a reference leads to the network",
      meaning: """
        Bindery makes no requests, so that it isn't followed: the same input gives the same \
        output, offline as well.
        """,
      fix: "Save a copy beside the description and refer to it with a relative path.",
      example: .document(
        """
        components:
          schemas:
            Book: { $ref: "https://example.com/book.yaml" }

        """
      ),
      fixed: .replacing("https://example.com/book.yaml", with: "book.yaml")
        .and(("book.yaml", "type: string\n"))
    ),
    Explanation(
      "dangling-reference",
      "a reference leads nowhere",
      meaning: """
        Nothing stands at the place that a $ref names. A schema is any JSON then, a response is \
        undocumented, and a parameter is left out.
        """,
      fix: "Correct the reference, or add what it names.",
      example: .document(
        """
        components:
          schemas:
            Author: { type: string }
            Book: { type: object, properties: { author: { $ref: "#/components/schemas/Auhtor" } } }

        """
      ),
      fixed: .replacing("Auhtor", with: "Author")
    ),
    Explanation(
      "reference-loop",
      "references lead back to themselves",
      meaning: "Following the references never arrives at anything.",
      fix: "Let one of the references in the loop name a description.",
      example: .document(
        """
        paths:
          /books: { $ref: "#/components/pathItems/A" }
        components:
          pathItems:
            A: { $ref: "#/components/pathItems/B" }
            B: { $ref: "#/components/pathItems/A" }

        """
      ),
      fixed: .replacing(
        "B: { $ref: \"#/components/pathItems/A\" }",
        with: "B: { get: { responses: { \"204\": { description: Nothing. } } } }"
      )
    ),
    Explanation(
      "long-reference-chain",
      "more than 100 references follow one another",
      meaning: "Each names a reference again. That many are a mistake, or a trap.",
      fix: "Refer to the last one directly.",
      example: .document(
        "paths:\n  /books: { $ref: \"#/components/pathItems/P0\" }\ncomponents:\n  pathItems:\n"
          + (0...120).map { "    P\($0): { $ref: \"#/components/pathItems/P\($0 + 1)\" }\n" }
          .joined() + "    P121: {}\n"
      ),
      fixed: .replacing("pathItems/P0", with: "pathItems/P121")
    ),
    Explanation(
      "wrong-target",
      "a reference leads to an object of another kind",
      meaning: """
        What stands under components/schemas is a schema, and so on. A schema in the place of a \
        response or a body is taken as JSON of it, a response in the place of a schema as its \
        schema; what has no such meaning is left out.
        """,
      fix: "Refer to an object of the kind that belongs there, or write what lies between.",
      example: .document(
        """
        paths:
          /books:
            get:
              responses: { "200": { $ref: "#/components/schemas/Book" } }
        components:
          schemas:
            Book: { type: object }

        """
      ),
      fixed: .replacing(
        "{ $ref: \"#/components/schemas/Book\" }",
        with: "{ description: One., content: { application/json: { schema:"
          + " { $ref: \"#/components/schemas/Book\" } } } }"
      )
    ),
    Explanation(
      "wrong-reference",
      "a $ref isn't text",
      meaning: "The value of $ref is a mapping, a list or a number, and is left out.",
      fix: "Write a reference such as '#/components/schemas/Name', in quotes because of its #.",
      example: .document(
        """
        components:
          schemas:
            Book: { type: object, $ref: { name: Author } }

        """
      ),
      fixed: .replacing(
        "{ type: object, $ref: { name: Author } }",
        with: "{ $ref: \"#/components/schemas/Author\" }\n    Author: { type: object }"
      )
    ),
  ]
}
