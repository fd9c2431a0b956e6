extension Explanation {
  /// The syntax and the limits of YAML.
  static let yaml = [
    Explanation(
      "bad-yaml",
      "a file is no YAML",
      meaning: """
        The syntax is broken at the place that is named; nothing can be said about the rest.
        """,
      fix: "Correct it there: most often indentation, a missing quote, or a missing bracket.",
      example: .file("openapi.yaml", "openapi: 3.1.0\ninfo: { title: Shop\npaths: {}\n"),
      fixed: .replacing("title: Shop", with: "title: Shop, version: \"1\" }")
    ),
    Explanation(
      "repaired-text",
      "a file holds what no YAML or JSON can hold",
      meaning: """
        Control characters and tabs on empty lines are taken as blanks, bytes that are no UTF-8 as \
        Windows-1252; comments and last commas in JSON are passed over.
        """,
      fix: "Remove them, and save the file as UTF-8.",
      example: .file("openapi.json", "{\"openapi\": \"3.1.0\", // Newest\n\"paths\": {}}\n"),
      fixed: .replacing("// Newest", with: "")
    ),
    Explanation(
      "foreign-format",
      "a file is of another kind",
      meaning: """
        It begins as archives, compressed files, HTML or XML do: often it is the page that a \
        server showed in place of the description.
        """,
      fix: "Unpack it, or fetch the description itself.",
      example: .file("openapi.yaml", "<!DOCTYPE html>\n<title>Not found</title>\n"),
      fixed: .writing(.file("openapi.yaml", Example.shop))
    ),
    Explanation(
      "duplicate-key",
      "a key stands twice in one mapping",
      meaning: """
        YAML forbids it, and readers differ in which of the two they take; most take the last, as \
        Bindery does.
        """,
      fix: "Remove or rename one of the two.",
      example: .document(
        """
        components:
          schemas:
            Book: { type: string }
            Book: { type: integer }

        """
      ),
      fixed: .replacing("Book: { type: integer }", with: "Pages: { type: integer }")
    ),
    Explanation(
      "key-not-scalar",
      "a key is a list or a mapping",
      meaning: "Keys are text. A collection becomes one most often by braces without quotes.",
      fix: "Write the key as text, in quotes if it holds brackets or braces.",
      example: .file(
        "openapi.yaml",
        "openapi: 3.1.0\ninfo: { title: Shop, version: \"1\" }\npaths:\n  {books}: {}\n"
      ),
      fixed: .replacing("{books}:", with: "/books:")
    ),
    Explanation(
      "several-documents",
      "a file holds more than one YAML document",
      meaning: "A line --- begins a second document, and only the first is read.",
      fix: "Put the second into a file of its own.",
      example: .file("openapi.yaml", Example.shop + "---\nopenapi: 3.1.0\n"),
      fixed: .replacing("---\nopenapi: 3.1.0\n", with: "")
    ),
    Explanation(
      "too-many-directives",
      "more than 10,000 lines begin with %",
      meaning: """
        libyaml compares each directive with each, so that a small file could take for ever.
        """,
      fix: "Remove the directives; descriptions need none.",
      example: .long(
        String(repeating: "%A\n", count: 10_001) + "---\n" + Example.shop,
        because: "It takes more than 10,000 lines."
      ),
      fixed: .writing(.file("openapi.yaml", Example.shop))
    ),
    Explanation(
      "scalar-too-long",
      "a text is longer than 32 MB",
      meaning: "Texts beyond the limit count as a mistake or an attack.",
      fix: "Keep data of this size out of the description.",
      example: .long(
        "x-text: " + String(repeating: "a", count: 32 << 20 + 1) + "\n",
        because: "It takes more than 32 MB."
      ),
      fixed: .writing(.file("openapi.yaml", Example.shop))
    ),
    Explanation(
      "too-deep",
      "collections are nested too deep",
      meaning: """
        More than 512 lists and mappings stand inside each other, which no description needs.
        """,
      fix: "Take inner parts out and refer to them with $ref.",
      example: .document(
        "x-deep: " + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "\n"
      ),
      fixed: .writing(.document("x-deep: []\n"))
    ),
    Explanation(
      "unknown-anchor",
      "an alias has no anchor",
      meaning: "*name repeats the node that &name has marked above, and there is none.",
      fix: "Correct the name, or put quotes around text that begins with *.",
      example: .document("x-default: &limits { most: 10 }\nx-other: *limit\n"),
      fixed: .replacing("*limit\n", with: "*limits\n")
    ),
    Explanation(
      "recursive-alias",
      "an alias stands inside the node that it names",
      meaning: "The node would contain itself without end.",
      fix: "Refer to it with $ref, which may be recursive.",
      example: .document("x-tree: &tree { child: *tree }\n"),
      fixed: .replacing("*tree", with: "{ $ref: \"#/x-tree\" }")
    ),
    Explanation(
      "alias-bomb",
      "aliases stand for more than a million nodes",
      meaning: "Aliases of aliases multiply what a small file means until memory runs out.",
      fix: "Use $ref for what is used again and again.",
      example: .document(
        "x-0: &n0 [a, a, a, a, a, a, a, a, a, a]\n"
          + (1...6).map { level in
            let alias = Array(repeating: "*n\(level - 1)", count: 10).joined(separator: ", ")
            return "x-\(level): &n\(level) [\(alias)]\n"
          }
          .joined()
      ),
      fixed: .writing(.document("x-0: &n0 [a]\nx-1: &n1 [*n0, *n0]\n"))
    ),
    Explanation(
      "unknown-tag",
      "a tag means nothing here",
      meaning: "Tags such as !include belong to other tools. The node is taken by its shape.",
      fix: "Remove the tag, or write the $ref that it stands for.",
      example: .document("x-part: !include part.yaml\n"),
      fixed: .replacing("!include part.yaml", with: "{ $ref: part.yaml }")
    ),
    Explanation(
      "tag-mismatch",
      "a tag doesn't fit its node",
      meaning: "The tag says what kind of value follows, and the value is no such thing.",
      fix: "Remove the tag or correct the value.",
      example: .document("x-limit: !!int ten\n"),
      fixed: .replacing("ten", with: "10")
    ),
    Explanation(
      "merge-not-mapping",
      "a merge key takes something that is no mapping",
      meaning: "<< takes the entries of a mapping, or of a list of mappings, into this one.",
      fix: "Name a mapping, or write the key as \"<<\" if it is meant as text.",
      example: .document("x-base: &base text\nx-more:\n  <<: *base\n"),
      fixed: .replacing("text", with: "{ limit: 10 }")
    ),
  ]
}
