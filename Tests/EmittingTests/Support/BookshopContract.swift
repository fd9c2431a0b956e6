import Shape

/// The contract of the bookshop and `Golden/recordings`, as `ContractShaper` would return it.
enum BookshopContract {
  static let contract = Contract(
    cases: [
      Contract.Case(
        operation: .init("listBooks"),
        entry: .init(recording: "books.har", entry: 0),
        arguments: [
          .init(location: .path, key: "shelf", value: .string("sci/fi")),
          .init(
            location: .query,
            key: "tags",
            value: .array([.string("old"), .string("rare&fine")])
          ),
          .init(location: .query, key: "limit", value: .integer("2")),
        ],
        credentials: [.init(scheme: .init("token"), value: "t\"1")],
        status: 200,
        schema: "listBooks.200"
      ),
      Contract.Case(
        operation: .init("listBooks"),
        entry: .init(recording: "books.har", entry: 1),
        arguments: [.init(location: .path, key: "shelf", value: .string("none"))],
        status: 429
      ),
      Contract.Case(
        operation: .init("delete-book"),
        entry: .init(recording: "books.har", entry: 2),
        arguments: [
          .init(
            location: .path,
            key: "id",
            value: .string("0b0b0b0b-0000-4000-8000-000000000001")
          )
        ],
        credentials: [.init(scheme: .init("token"), value: "t\"1")],
        status: 204
      ),
    ],
    expectations: [
      .init(operation: .init("listBooks"), status: .code(200)),
      .init(operation: .init("listBooks"), status: .code(404), exception: "no shelf is missing"),
      .init(operation: .init("listBooks"), status: .code(429)),
      .init(operation: .init("delete-book"), status: .code(204)),
    ],
    schemas: .object([
      .init(
        key: "$defs",
        value: .object([
          .init(
            key: "listBooks.200",
            value: .object([
              .init(
                key: "description",
                value: .string("ends \"\"\"# and \\#(inserts), a \u{202E} too")
              ),
              .init(key: "type", value: .string("object")),
              .init(key: "required", value: .array([.string("books")])),
              .init(key: "maxProperties", value: .integer("2")),
              .init(key: "properties", value: .object([])),
            ])
          )
        ])
      )
    ])
  )
}
