extension Explanation {
  /// What stands in a `bindings.yaml`.
  static let bindings = [
    Explanation(
      "no-bindings",
      "there is no Spec/*/bindings.yaml",
      meaning: """
        Without a document on the command line Bindery obeys the bindings.yaml files below the \
        folder Spec, and there are none.
        """,
      fix: "Run bindery where Package.swift lies, name a document, or run bindery init.",
      example: .run(["lint"], in: [("README.md", "No folder Spec is here.\n")]),
      fixed: .writing(("Spec/shop/bindings.yaml", plain), ("Spec/shop/openapi.yaml", Example.shop))
    ),
    Explanation(
      "unknown-key",
      "a key is not known",
      meaning: "Nothing reads the key, so that what it says would be without effect.",
      fix: "Correct its spelling, or take it out.",
      example: .bindings(plain + "clientName: Shop\n"),
      fixed: .replacing("clientName", with: "client")
    ),
    Explanation(
      "missing-key",
      "a key is missing",
      meaning: "Without it there is no saying what is meant.",
      fix: "Add it.",
      example: .bindings("documents: [openapi.yaml]\noutput: ../../Sources/Shop\n"),
      fixed: .replacing("output:", with: "module: Shop\noutput:")
    ),
    Explanation(
      "bad-name",
      "a name can't be a name in Swift",
      meaning: """
        “module”, “client” and the “to” of a rename become names in Swift; a client named like a \
        type of Swift's or Bindery's, such as String, would hide it from generated files.
        """,
      fix: "Use letters, digits and _, a letter first.",
      example: .bindings(plain + "client: my-shop\n"),
      fixed: .replacing("my-shop", with: "MyShop")
    ),
    Explanation(
      "twin-clients",
      "two documents would have one client",
      meaning: """
        Each document of a bindings.yaml becomes a client of its own, which is named by the \
        document's title where nobody has named it. The key “client” names one.
        """,
      fix: "Name each beside its path: documents: [{ path: openapi.yaml, client: Shop }].",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/bindings.yaml",
            "documents: [openapi.yaml, maps.yaml]\nmodule: Shop\nclient: Shop\noutput:"
              + " ../../Sources/Shop\n"
          ),
          ("Spec/shop/openapi.yaml", Example.shop), ("Spec/shop/maps.yaml", maps),
        ]
      ),
      fixed: .replacing([
        ("client: Shop\n", ""),
        ("[openapi.yaml,", "[{ path: openapi.yaml, client: Shop },"),
      ])
    ),
    Explanation(
      "shared-recordings",
      "recordings belong to several documents",
      meaning: "Each entry of a recording names an operation of one document.",
      fix: "Give the document that they belong to a bindings.yaml of its own.",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/bindings.yaml",
            "documents: [openapi.yaml, maps.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n"
              + "recordings: recordings\ncontractTests: ../../Tests/Shop\n"
          ),
          ("Spec/shop/openapi.yaml", Example.shop), ("Spec/shop/maps.yaml", maps),
          ("Spec/shop/recordings/README", "None yet.\n"),
        ]
      ),
      fixed: .replacing(", maps.yaml", with: "").and(mapsAlone, ("Spec/maps/openapi.yaml", maps))
    ),
    Explanation(
      "bad-path",
      "a path is absolute",
      meaning: """
        Paths in bindings.yaml are seen from its folder, so that they hold on every machine.
        """,
      fix: "Write it as it is seen from this file's folder.",
      example: .bindings("documents: [openapi.yaml]\nmodule: Shop\noutput: /tmp/Shop\n"),
      fixed: .replacing("/tmp/Shop", with: "../../Sources/Shop")
    ),
    Explanation(
      "unknown-access",
      "an access level is none",
      meaning: "“access” says who sees what is generated.",
      fix: "Write public, package or internal.",
      example: .bindings(plain + "access: open\n"),
      fixed: .replacing("access: open", with: "access: public")
    ),
    Explanation(
      "unknown-role",
      "a role is none",
      meaning: """
        “role” says which side of an AsyncAPI document's channels the module is: a client, to which \
        comes what the application sends, or the application itself.
        """,
      fix: "Write client or application.",
      example: .bindings(plain + "role: server\n"),
      fixed: .replacing("role: server", with: "role: application")
    ),
    Explanation(
      "bad-rename",
      "a rename names nothing, or several things",
      meaning: "A rename says one kind of thing, its old name and its new one.",
      fix: """
        Write one of schema, operation, parameter, property, response, channel, message and pointer.
        """,
      example: .bindings(
        plain
          + "renames:\n  - { schema: Book, operation: listBooks, to: Volume, because: why not }\n"
      ),
      fixed: .replacing(
        "schema: Book, operation: listBooks, to: Volume",
        with: "operation: listBooks, to: allBooks"
      )
    ),
    Explanation(
      "unused-pattern",
      "a filter's word chooses nothing",
      meaning: """
        No operation has the path, the tag or the operationId that a filter names. A misspelt \
        exclusion would leave everything in; where a filter includes nothing at all, that is an \
        error. The same is said of a schema under “additionalMembers” that there is not.
        """,
      fix: "Correct it, or take it out.",
      example: .bindings(
        plain + "filter: { include: { operations: [listBoks] }, because: it is enough }\n"
      ),
      fixed: .replacing("listBoks", with: "listBooks")
    ),
    Explanation(
      "no-document",
      "there is no OpenAPI document",
      meaning: """
        bindery init looks for documents in the current folder and below, or for those that are \
        named.
        """,
      fix: "Name the document: bindery init SPEC.",
      example: .run(["init"], in: [("README.md", "No document is here.\n")]),
      fixed: .writing(("openapi.yaml", Example.shop))
    ),
    Explanation(
      "present-bindings",
      "a bindings.yaml is there already",
      meaning: """
        It lists the document, and bindery init doesn't write over what a person may have decided.
        """,
      fix: "Edit it, or write it anew with --force.",
      example: .run(
        ["init", "Spec/shop/openapi.yaml"],
        in: [("Spec/shop/bindings.yaml", plain), ("Spec/shop/openapi.yaml", Example.shop)]
      ),
      fixed: .running("init", "Spec/shop/openapi.yaml", "--force")
    ),
    Explanation(
      "stray-exception",
      "an exception is for something that isn't documented",
      meaning: """
        Exceptions excuse documented statuses, webhooks, callbacks and messages that have no \
        recording, and sessions that are recorded and not replayed; this one excuses nothing.
        """,
      fix: "Correct what it names, or remove it.",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/bindings.yaml",
            Example.tested
              + "exceptions:\n  - { operation: listBooks, status: 404, because: it is rare }\n"
          ),
          ("Spec/shop/openapi.yaml", Example.shop), ("Spec/shop/recordings/README", "None yet.\n"),
        ]
      ),
      fixed: .replacing("404", with: "200")
    ),
  ]
}
