extension Explanation {
  /// The modules beside the main one.
  static let modules = [
    Explanation(
      "twin-modules",
      "two modules have one name",
      meaning: "A module is a target of the package, of which no two have one name.",
      fix: "Give each module a name of its own, or join the two.",
      example: .bindings(
        plain + "modules:\n  - { module: Shop, tags: [books], output: ../../Sources/Books }\n"
      ),
      fixed: .replacing(
        "{ module: Shop, tags: [books]",
        with: "{ module: Books, operations: [listBooks]"
      )
    ),
    Explanation(
      "hidden-modules",
      "internal bindings stand in several modules",
      meaning: """
        Modules add methods to the client of the main one and use its models, which they can't see \
        where these are internal.
        """,
      fix: "Write “access: package”, or public.",
      example: .bindings(
        plain + "access: internal\nmodules:\n"
          + "  - { module: Books, operations: [listBooks], output: ../../Sources/Books }\n"
      ),
      fixed: .replacing("access: internal", with: "access: package")
    ),
    Explanation(
      "empty-module",
      "no operation stands in a module",
      meaning: """
        A module has the operations that its tags, paths and operationIds name, but for those that \
        an earlier module names. A target without files can't be built.
        """,
      fix: "Name operations that stand in no earlier module, or remove it.",
      example: .bindings(
        plain + "modules:\n"
          + "  - { module: Books, operations: [listBooks], output: ../../Sources/Books }\n"
          + "  - { module: More, paths: [/books], output: ../../Sources/More }\n"
      ),
      fixed: .replacing(
        "  - { module: More, paths: [/books], output: ../../Sources/More }\n",
        with: ""
      )
    ),
  ]
}
