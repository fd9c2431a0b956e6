import BinderyRuntime
import BinderyTesting
import Foundation

/// The contract of the fixture as a generated test, over recordings that a test may corrupt.
struct BookshopContract {
  var books = BookshopRecordings.books
  var more = BookshopRecordings.more
  var schemas = BookshopRecordings.schemas
  var shelf = "sci/fi & more"
  /// The status of a cover with a case of its own.
  var ownStatus = 404

  static let expectations = [
    ContractExpectation("listBooks", "200"),
    ContractExpectation("listBooks", "404"),
    ContractExpectation("listBooks", "4XX"),
    ContractExpectation("addBook", "201"),
    ContractExpectation("addBook", "409", exception: "the sandbox has no second shop"),
    ContractExpectation("signIn", "204"),
    ContractExpectation("cover", "200"),
    ContractExpectation("cover", "default"),
  ]

  static let cases = (0...3).map { "books.har #\($0)" } + (0...2).map { "more.har #\($0)" }

  /// Returns the violations of all calls, one line each.
  func violations() async throws -> [String] {
    try await withContract { contract in
      await Self.lines { () async throws(ContractViolations) in try await listBooks(contract) }
        + Self.lines { () async throws(ContractViolations) in try await addBook(contract) }
        + Self.lines { () async throws(ContractViolations) in try await signIn(contract) }
        + Self.lines { () async throws(ContractViolations) in try await cover(contract) }
    }
  }

  /// Returns the violations of completeness, one line each.
  func gaps(
    _ expectations: [ContractExpectation] = expectations,
    events: [ContractEventExpectation] = [],
    cases: [String] = cases,
    requiring requirements: Set<ContractRequirement> = .all
  ) async throws -> [String] {
    try await withContract { contract in
      await Self.lines { () async throws(ContractViolations) in
        try contract.verifyCompleteness(
          expectations,
          events: events,
          cases: cases,
          requiring: requirements
        )
      }
    }
  }

  /// Returns the violations of one call, one line each.
  func listing(
    _ call: @escaping @Sendable (Bookshop) async throws -> [Book]
  ) async throws -> [String] {
    try await withContract { contract in
      await Self.lines { () async throws(ContractViolations) in
        try await contract.verify(
          "listBooks",
          ListBooks.self,
          [ContractCase("books.har", 1, status: 404, call: call)]
        ) { _ in .empty(404) }
      }
    }
  }

  private func listBooks(_ contract: Contract<Bookshop>) async throws(ContractViolations) {
    try await contract.verify(
      "listBooks",
      ListBooks.self,
      [
        ContractCase("books.har", 0, status: 200, schema: "listBooks.200") { [shelf] in
          try await $0.listBooks(
            shelf: shelf,
            tags: ["old", "rare&fine"],
            limit: 2,
            trace: "t-1",
            session: "s1"
          )
        },
        ContractCase("books.har", 1, status: 404, schema: "problem") {
          try await $0.listBooks(shelf: "none")
        },
        ContractCase("books.har", 2, status: 429, schema: "problem") {
          try await $0.listBooks(shelf: "busy")
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(200, reply)
      case .failure(.notFound(let body)): .json(404, body)
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      }
    }
  }

  private func addBook(_ contract: Contract<Bookshop>) async throws(ContractViolations) {
    try await contract.verify(
      "addBook",
      AddBook.self,
      [
        ContractCase(
          "books.har",
          3,
          status: 201,
          schema: "Book",
          credentials: ["token": .bearer("k")]
        ) {
          try await $0.send(AddBook(book: recorded(#"{"id":1,"title":"Solaris","price":10}"#)))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(201, reply)
      case .failure(.conflict(let body)): .json(409, body)
      }
    }
  }

  private func signIn(_ contract: Contract<Bookshop>) async throws(ContractViolations) {
    try await contract.verify(
      "signIn",
      SignIn.self,
      [
        ContractCase("more.har", 0, status: 204) {
          try await $0.send(SignIn(fields: ["user": "ann", "password": "a b&c"]))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }

  private func cover(_ contract: Contract<Bookshop>) async throws(ContractViolations) {
    try await contract.verify(
      "cover",
      Cover.self,
      [
        ContractCase("more.har", 1, status: 200) { try await $0.send(Cover(book: 1)) },
        ContractCase("more.har", 2, status: 503) { try await $0.send(Cover(book: 2)) },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .bytes(200, reply)
      case .failure(.other(let status, let body)): .excluding([ownStatus], .text(status, body))
      }
    }
  }

  private static func lines(
    _ check: () async throws(ContractViolations) -> Void
  ) async -> [String] {
    do {
      try await check()
      return []
    } catch {
      return error.violations.map(\.text)
    }
  }

  /// Returns the violations of a call with a parameter that no recording has.
  func violationsOfAddition() async throws -> [String] {
    try await withContract { contract in
      await Self.lines { () async throws(ContractViolations) in
        try await contract.verify(
          "listBooks",
          ListBooks.self,
          [
            ContractCase(
              "books.har",
              1,
              status: 404,
              adding: [.query("limit", "7"), .header("X-Trace", "sample")]
            ) {
              try await $0.listBooks(shelf: "none", limit: 7, trace: "sample")
            }
          ]
        ) { outcome in
          guard case .failure(.notFound(let body)) = outcome else { return .empty(0) }
          return .json(404, body)
        }
      }
    }
  }

  /// Writes the recordings into a temporary folder for a check.
  private func withContract(
    _ check: (Contract<Bookshop>) async -> [String]
  ) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bookshop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("books.har", books), ("more.har", more)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return await check(
      Contract(
        recordings: folder,
        schemas: schemas,
        server: ServerURL(documented: "https://sandbox.example:8443/v1"),
        client: { Bookshop(connection: $0) }
      )
    )
  }
}
