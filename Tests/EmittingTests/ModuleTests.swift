import Shape
import SwiftSource
import XCTest

@testable import Emitting

/// The modules of operations and models.
final class ModuleTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books: { get: { operationId: listBooks, responses: { "200": { $ref: "#/components/responses/Book" } } } }
      /loans: { get: { operationId: listLoans, responses: { "200": { $ref: "#/components/responses/Loan" } } } }
      /ping: { get: { operationId: ping } }
    components:
      responses:
        Book: { content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
        Loan: { content: { application/json: { schema: { $ref: "#/components/schemas/Loan" } } } }
      schemas:
        Book: { type: object, properties: { author: { $ref: "#/components/schemas/Author" } } }
        Author: { type: object, properties: { books: { $ref: "#/components/schemas/Books" } } }
        Books: { type: array, items: { $ref: "#/components/schemas/Book" } }
        Loan:
          type: object
          properties:
            reader: { $ref: "#/components/schemas/Reader" }
            money: { $ref: "#/components/schemas/Money" }
            kind: { type: string, enum: [short, long] }
        Reader: { type: object, properties: { name: { type: string } } }
        Money: { type: object, properties: { unit: { $ref: "#/components/schemas/Coin" } } }
        Coin: { type: string, enum: [a, b] }
        Idle: { type: object, properties: { unit: { $ref: "#/components/schemas/Coin" } } }

    """

  func testAModelIsInTheOnlyModuleThatNeedsIt() throws {
    try assertModules(
      document,
      ["Loans": ["listLoans"]],
      [
        "Main": ["Author", "Book", "Coin", "Idle", "ListBooks", "Ping", "Shop"],
        "Loans": ["ListLoans", "Loan", "Money", "Reader"],
      ]
    )
  }

  func testSharedModelsAreInTheMainModule() throws {
    let changed = document.replacingOccurrences(
      of: "Author: { type: object, properties: {",
      with: "Author: { type: object, properties: { price: { $ref: '#/components/schemas/Money' },"
    )
    try assertModules(
      changed,
      ["Catalog": ["listBooks"], "Loans": ["listLoans"]],
      [
        "Main": ["Coin", "Idle", "Money", "Ping", "Shop"],
        "Catalog": ["Author", "Book", "ListBooks"],
        "Loans": ["ListLoans", "Loan", "Reader"],
      ]
    )
  }

  func testAnOperationWithASharedTypeIsInTheMainModule() throws {
    let document = Emission.document(
      paths: """
        /a:
          get:
            operationId: a
            tags: [a]
            responses:
              "200":
                description: A.
                content: { application/json: { schema: { type: object, title: inner,
                  properties: { b: { type: string } } } } }
        /b:
          get:
            operationId: b
            responses:
              "200":
                description: B.
                content: { application/json: { schema: {
                  $ref: "#/paths/~1a/get/responses/200/content/application~1json/schema" } } }
        """
    )
    try assertModules(document, ["Own": ["a"]], ["Main": ["A", "B", "Test"], "Own": []])
  }

  func testAWebhookIsInTheMainModuleWithItsModels() throws {
    let changed =
      document + """
        webhooks:
          late:
            post:
              requestBody:
                content: { application/json: { schema: { $ref: "#/components/schemas/Reader" } } }
              responses: { "204": { description: Seen. } }

        """
    try assertModules(
      changed,
      ["Loans": ["listLoans"]],
      [
        "Main": [
          "Author", "Book", "Coin", "Idle", "LateWebhook", "ListBooks", "Ping", "Reader", "Shop",
          "ShopWebhook",
        ],
        "Loans": ["ListLoans", "Loan", "Money"],
      ]
    )
  }

  func testTheBaseOfSubtypesInSeveralModulesIsInTheMainModule() throws {
    let content = "content: { application/json: { schema: { $ref: '#/components/schemas/"
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books: { get: { operationId: listBooks, responses: { "200": { \(content)Book' } } } } } } }
        /films: { get: { operationId: listFilms, responses: { "200": { \(content)Film' } } } } } } }
      components:
        schemas:
          Media: { properties: { title: { $ref: '#/components/schemas/Title' } } }
          Title: { properties: { text: { type: string } } }
          Book: { allOf: [{ $ref: '#/components/schemas/Media' }], properties: { pages: {} } }
          Film: { allOf: [{ $ref: '#/components/schemas/Media' }], properties: { minutes: {} } }
      """
    try assertModules(
      document,
      ["Library": ["listBooks"], "Cinema": ["listFilms"]],
      [
        "Main": ["Media", "Shop", "Title"], "Library": ["Book", "ListBooks"],
        "Cinema": ["Film", "ListFilms"],
      ]
    )
    try assertModules(
      document,
      ["All": ["listBooks", "listFilms"]],
      ["Main": ["Shop"], "All": ["Book", "Film", "ListBooks", "ListFilms", "Media", "Title"]]
    )
  }

  func testModulesImportTheMainOneAndExtendItsClient() throws {
    let emitter = try emitter(document, ["Loans": ["listLoans"]])
    let files = Dictionary(
      uniqueKeysWithValues: emitter.modules[0].map { ($0.path.description, $0.text) }
    )
    XCTAssertEqual(
      files.keys.sorted(),
      ["Models/Loan.swift", "Requests/ShopRequests.swift", "Shop+Operations.swift"]
    )
    for text in files.values { XCTAssert(text.contains("\nimport Main\n"), text) }
    XCTAssert(files["Shop+Operations.swift"]?.contains("extension Shop {\n") == true)
    for file in emitter.files { XCTAssertFalse(file.text.contains("import Main"), file.text) }
  }

  private func assertModules(
    _ document: String,
    _ modules: KeyValuePairs<String, [String]>,
    _ expected: [String: [String]],
    line: UInt = #line
  ) throws {
    let emitter = try emitter(document, modules)
    var found = ["Main": types(in: emitter.files)]
    for (name, files) in zip(modules.map(\.key), emitter.modules) { found[name] = types(in: files) }
    XCTAssertEqual(found, expected, line: line)
  }

  private func emitter(
    _ document: String,
    _ modules: KeyValuePairs<String, [String]>
  ) throws -> Emitter {
    let modules = try modules.map { name, operations in
      Emitter.Options.Module(
        name: try XCTUnwrap(SwiftName(name)),
        operations: Set(operations.map { Operation.ID($0) })
      )
    }
    let options = Emitter.Options(module: SwiftName(known: "Main"), modules: modules)
    return try Emission(document, options).emitter
  }

  /// Returns the names of the types at the top level of the files, except aliases.
  private func types(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.text.matches(of: /\npublic (?:struct|enum|protocol) (\w+)/).map { String($0.output.1) }
    }.sorted()
  }
}
