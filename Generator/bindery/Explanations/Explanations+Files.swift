extension Explanation {
  /// Files before anything in them is understood.
  static let files = [
    Explanation(
      "unreadable-file",
      "a file can't be found or read",
      meaning: """
        A description, or a file that it refers to, is absent, forbidden or no regular file. What \
        refers to it can't be understood.
        """,
      fix: "Correct the path, or the permissions of the file.",
      example: .document(
        """
        components:
          schemas:
            Book: { $ref: "book.yaml" }

        """
      ),
      fixed: .writing(("book.yaml", "type: string\n"))
    ),
    Explanation(
      "outside-root",
      "a reference leads out of the description's folder",
      meaning: """
        Only files in the root folder are read, which is the description's own unless --root or \
        “root” in bindings.yaml says otherwise, so that a description from elsewhere can't reach \
        yours. Symbolic links are followed before the check. What the reference would have \
        described is left out, or taken as any JSON.
        """,
      fix: "Say --root with the folder that holds both, or move the file.",
      example: .document(
        """
        components:
          schemas:
            Book: { $ref: "../book.yaml" }

        """
      ),
      fixed: .replacing("../book.yaml", with: "book.yaml")
        .and(("book.yaml", "type: string\n"))
    ),
    Explanation(
      "bad-root",
      "the root folder can't be one",
      meaning: "“root” widens what may be read, to a folder that the document lies in or below.",
      fix: "Give a folder that exists and holds the document.",
      example: .run(
        ["lint"],
        in: [
          ("Spec/shop/bindings.yaml", plain + "root: schemas\n"),
          ("Spec/shop/openapi.yaml", Example.shop),
          ("Spec/shop/schemas/book.yaml", "type: string\n"),
        ]
      ),
      fixed: .replacing("root: schemas", with: "root: ..")
    ),
    Explanation(
      "file-too-large",
      "a file is larger than 256 MB",
      meaning: "Files beyond the limit count as a mistake or an attack and are not read.",
      fix: "Split the file and refer to the parts with $ref.",
      example: .none(because: "It takes more than 256 MB."),
      fixed: .writing(.file("openapi.yaml", Example.shop))
    ),
    Explanation(
      "empty-file",
      "a file holds nothing",
      meaning: "There is no description in the file, or nothing but comments.",
      fix: "Write a description into it, or name another file.",
      example: .file("openapi.yaml", "# Nothing yet.\n"),
      fixed: .replacing("# Nothing yet.\n", with: Example.shop)
    ),
    Explanation(
      "bad-encoding",
      "a file is not in UTF-8",
      meaning: """
        YAML and JSON are read as UTF-8, or as UTF-16 with a byte order mark. Bytes that are \
        neither are taken at their meaning if the rest can be read; here it can't.
        """,
      fix: "Save the file as UTF-8, and write control characters as escapes in quotes.",
      example: .file(
        "openapi.yaml",
        "openapi: 3.1.0\ninfo: { title: \u{1}, version: \"1\"\npaths: {}\n"
      ),
      fixed: .replacing("\u{1}, version: \"1\"", with: "Shop, version: \"1\" }")
    ),
    Explanation(
      "out-of-memory",
      "there is no memory to read a file in",
      meaning: "The system gave libyaml no memory.",
      fix: "Free memory, or split the file.",
      example: .none(because: "It depends on the machine."),
      fixed: .none(because: "It depends on the machine.")
    ),
    Explanation(
      "bad-json",
      "a file is neither JSON nor YAML",
      meaning: """
        The file begins like JSON and breaks off or goes astray at the place that is named.
        """,
      fix: "Correct the syntax there: most often a comma or a bracket is missing.",
      example: .file("openapi.json", "{ \"openapi\": \"3.1.0\", \"info\": \n"),
      fixed: .replacing(
        #""info": "#,
        with: #""info": { "title": "Shop", "version": "1" }, "paths": {} }"#
      )
    ),
    Explanation(
      "lone-surrogate",
      "a JSON text has half of a surrogate pair",
      meaning: """
        An escape such as \\uD83D stands alone, and no Unicode character is written so. It is read \
        as U+FFFD.
        """,
      fix: "Write both halves, or the character itself.",
      example: .file(
        "openapi.json",
        #"{ "openapi": "3.1.0", "info": { "title": "\uD83D", "version": "1" }, "paths": {} }"#
          + "\n"
      ),
      fixed: .replacing(#"\uD83D"#, with: #"\uD83D\uDE00"#)
    ),
  ]
}
