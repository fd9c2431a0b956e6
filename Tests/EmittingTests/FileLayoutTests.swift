import SwiftSource
import XCTest

@testable import Emitting

/// The files of models and requests.
final class FileLayoutTests: XCTestCase {
  func testModelsOfOneNounShareAFile() throws {
    let document = Emission.document(
      schemas: ["Book", "Shelf", "BookPage", "BookInput", "ShelfMark", "Publisher"]
        .map { "\($0): { properties: { a: { type: string } } }" }.joined(separator: "\n")
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/Book.swift": ["Book", "BookPage", "BookInput"],
        "Models/Publisher.swift": ["Publisher"],
        "Models/Shelf.swift": ["Shelf", "ShelfMark"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testModelsThatOnlyShareAWordHaveFilesOfTheirOwn() throws {
    let document = Emission.document(
      schemas: ["BookPage", "BookInput", "Bookmark", "Library"]
        .map { "\($0): { properties: { a: { type: string } } }" }.joined(separator: "\n")
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/BookInput.swift": ["BookInput"], "Models/BookPage.swift": ["BookPage"],
        "Models/Bookmark.swift": ["Bookmark"], "Models/Library.swift": ["Library"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testAModelIsInTheFileOfTheOnlyModelThatRefersToIt() throws {
    let schemas = """
      Author: { properties: { name: { $ref: "#/components/schemas/Text" } } }
      Text: { properties: { a: { type: string } } }
      Shelf: { properties: { mark: { $ref: "#/components/schemas/Mark" } } }
      Rack: { properties: { mark: { $ref: "#/components/schemas/Mark" } } }
      Mark: { properties: { a: { type: string } } }
      Stamp: { properties: { ink: { $ref: "#/components/schemas/Ink" } } }
      Ink: { properties: { a: { type: string } } }
      """
    let document =
      Emission.document(schemas: schemas) + """

        paths:
          /ink:
            put:
              operationId: ink
              requestBody:
                content: { application/json: { schema: { $ref: "#/components/schemas/Ink" } } }
        """
    XCTAssertEqual(
      try types(in: document).filter { $0.key.hasPrefix("Models/") },
      [
        "Models/Author.swift": ["Author", "Text"], "Models/Shelf.swift": ["Shelf"],
        "Models/Rack.swift": ["Rack"], "Models/Mark.swift": ["Mark"],
        "Models/Stamp.swift": ["Stamp"], "Models/Ink.swift": ["Ink"],
      ]
    )
  }

  func testAModelWithModelsOfItsOwnHasAFile() throws {
    let document = Emission.document(
      schemas: """
        Library: { properties: { shelf: { $ref: "#/components/schemas/Shelf" } } }
        Shelf: { properties: { book: { $ref: "#/components/schemas/Book" } } }
        Book: { properties: { title: { $ref: "#/components/schemas/Title" } } }
        Title: { properties: { text: { type: string } } }
        ShelfMark: { properties: { color: { $ref: "#/components/schemas/Color" } } }
        Color: { properties: { name: { type: string } } }
        """
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/Library.swift": ["Library"], "Models/Shelf.swift": ["Shelf"],
        "Models/Book.swift": ["Book", "Title"], "Models/ShelfMark.swift": ["ShelfMark", "Color"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testAProtocolIsInTheFileOfItsBase() throws {
    let subtypes = ["Book", "Film"].map { name in
      "\(name): { allOf: [{ $ref: \"#/components/schemas/Media\" }], properties: { a: {} } }"
    }
    let base = "Media: { properties: { title: { type: string } } }"
    XCTAssertEqual(
      try types(in: Emission.document(schemas: ([base] + subtypes).joined(separator: "\n"))),
      [
        "Models/Book.swift": ["Book"], "Models/Film.swift": ["Film"],
        "Models/Media.swift": ["Media", "MediaProtocol"], "Test.swift": ["Test"],
      ]
    )
  }

  func testModelsThatReferToEachOtherHaveFilesOfTheirOwn() throws {
    let document = Emission.document(
      schemas: """
        Author: { properties: { books: { $ref: "#/components/schemas/Books" } } }
        Books: { properties: { author: { $ref: "#/components/schemas/Author" } } }
        PageList: { properties: { page: { $ref: "#/components/schemas/Page" } } }
        Page: { properties: { text: { type: string } } }
        """
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/Author.swift": ["Author"], "Models/Books.swift": ["Books"],
        "Models/Page.swift": ["Page", "PageList"], "Test.swift": ["Test"],
      ]
    )
  }

  func testTypeAliasesShareAFile() throws {
    let document = Emission.document(
      schemas: """
        Title: { type: string }
        Book: { properties: { cover: { $ref: "#/components/schemas/Cover" } } }
        Cover: { type: string }
        BookCount: { type: integer }
        Amount: { type: number }
        """
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/Book.swift": ["Book", "Cover", "BookCount"],
        "Models/TypeAliases.swift": ["Title", "Amount"], "Test.swift": ["Test"],
      ]
    )
  }

  func testAddingAModelMovesOnlyWhatItRefersTo() throws {
    let schemas = (0..<20).map { number in
      """
      Model\(number): { properties: { part: { $ref: "#/components/schemas/Part\(number)" } } }
      Part\(number): { properties: { a: { type: string } } }
      """
    }
    let before = try types(in: Emission.document(schemas: schemas.joined(separator: "\n")))
    let added = "Other: { properties: { part: { $ref: \"#/components/schemas/Part7\" } } }"
    let after = try types(
      in: Emission.document(schemas: (schemas + [added]).joined(separator: "\n"))
    )
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    XCTAssertEqual(
      changed.sorted(),
      ["Models/Model7.swift", "Models/Other.swift", "Models/Part7.swift"]
    )
  }

  func testALongFileIsDividedByTheWordsOfItsModels() throws {
    let properties = (0..<30).map { "p\($0): { type: string }" }.joined(separator: ", ")
    let endings = ["Page", "Input", "List", "Kind", "Query"]
    let names = ["Book"] + endings.flatMap { ["BookShop\($0)", "BookLoan\($0)"] }
    let document = Emission.document(
      schemas: names.map { "\($0): { properties: { \(properties) } }" }.joined(separator: "\n")
    )
    XCTAssertEqual(
      try types(in: document).mapValues(\.count),
      [
        "Models/Book.swift": 1, "Models/BookShop.swift": 5, "Models/BookLoan.swift": 5,
        "Test.swift": 1,
      ]
    )
  }

  func testNamesThatDifferInCaseShareAFile() throws {
    let document = Emission.document(schemas: "URL2: { type: object }\nUrl2: { type: object }")
    XCTAssertEqual(
      try types(in: document),
      ["Models/URL2.swift": ["URL2", "Url2"], "Test.swift": ["Test"]]
    )
  }

  func testRequestsOfATagShareAFile() throws {
    let document = Emission.document(
      paths: """
        /a: { get: { operationId: a, tags: [of books] }, put: { operationId: b } }
        /b: { get: { operationId: c, tags: [other, of books] } }
        /c: { get: { operationId: d, tags: [of books] }, put: { operationId: e } }
        """
    )
    XCTAssertEqual(
      try types(in: document),
      [
        "Requests/OfBooksRequests.swift": ["A", "D"],
        "Requests/OtherRequests.swift": ["C"],
        "Requests/TestRequests.swift": ["B", "E"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testALongTagIsDividedByResource() throws {
    let resources = ["books", "shelves", "health"]
    let paths = (0..<60).map { number in
      let resource = resources[number == 7 ? 2 : number % 2]
      let operation = "operationId: send\(number), tags: [t], parameters: [\(parameters)]"
      return "/v1/\(resource)/\(number): { get: { \(operation) } }"
    }
    let files = try types(in: Emission.document(paths: paths.joined(separator: "\n")))
    let requests = files.filter { $0.key.hasPrefix("Requests/") }.mapValues(\.count)
    XCTAssertEqual(
      requests,
      [
        "Requests/TV1BooksRequests.swift": 19, "Requests/Send38Requests.swift": 11,
        "Requests/TV1Requests.swift": 1,
        "Requests/TV1ShelvesRequests.swift": 19, "Requests/Send41Requests.swift": 10,
      ]
    )
  }

  func testFileNamesAreUnique() throws {
    let document =
      Emission.document(
        schemas: ["TestRequests", "TestBook"].map { "\($0): { properties: { a: {} } }" }
          .joined(separator: "\n")
      ) + """

        paths:
          /a: { get: { operationId: a } }
        """
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/TestRequests.swift": ["TestRequests"],
        "Models/TestBook.swift": ["TestBook"],
        "Requests/ARequests.swift": ["A"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testFileNamesHaveAMaximumLength() throws {
    let long = String(repeating: "書", count: 59)
    let document =
      Emission.document(
        schemas: ["あ", "い"].map { "\(long)\($0): { properties: { a: {} } }" }
          .joined(separator: "\n")
      ) + """

        paths:
          /a: { get: { operationId: a, tags: [\(long)] } }
          /b: { get: { operationId: b, tags: [\(long)書] } }
        """
    let names = try types(in: document, .init(client: "\(long)C")).keys
    XCTAssertEqual(names.count, 5)
    for name in names { XCTAssertLessThan(name.split(separator: "/").last?.utf8.count ?? 0, 255) }
  }

  /// Six parameters for each request, so that few requests fill a file.
  private var parameters: String {
    (0..<6).map { "{ name: p\($0), in: query, schema: { type: string } }" }.joined(separator: ", ")
  }

  /// Returns the names of the types at the top level of each file.
  private func types(
    in document: String,
    _ options: Emitter.Options = .init()
  ) throws -> [String: [String]] {
    try Emission(document, options).texts.mapValues { text in
      text.matches(of: /\npublic (?:struct|enum|protocol|typealias) (\w+)/)
        .map { String($0.output.1) }
    }
  }

  /// A word that begins several names is no name of a file.
  func testAPageIsNamedAfterAnObject() {
    let first = SwiftName("AddBook")
    for (steps, name) in [
      (["Add"], "AddBook"), (["Any"], "AddBook"), (["Book"], "Book"), (["Add", "Book"], "AddBook"),
    ] {
      let page = Pages<PrintedSource>.Page(name: steps, contents: [], first: first)
      XCTAssertEqual(page.typeName?.text, name)
    }
  }

  func testAUsedFileNameIsReplacedByThatOfADeclaration() throws {
    var names = FileNames()
    let book = try XCTUnwrap(SwiftName("Book"))
    let page = try XCTUnwrap(SwiftName("BookPage"))
    XCTAssertEqual(names.claim(book, or: page).text, "Book")
    XCTAssertEqual(names.claim(book, or: page).text, "BookPage")
    XCTAssertEqual(names.claim(book, or: page).text, "Book2")
    XCTAssertEqual(names.claim(book).text, "Book3")
  }

  /// A file system may ignore case and normalization, and a reader sees no other difference.
  func testFileNamesThatLookAlikeDiffer() throws {
    var names = FileNames()
    let spellings = [
      "Caf\u{E9}", "Cafe\u{301}", "CAF\u{C9}", "Order", "\u{41E}rder", "Stra\u{DF}e", "STRASSE",
    ]
    let files = try spellings.map { names.claim(try XCTUnwrap(SwiftName($0))).text }
    XCTAssertEqual(
      files.map { $0.last?.isNumber == true },
      [false, true, true, false, true, false, true]
    )
  }
}
