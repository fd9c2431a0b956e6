import SwiftSource
import XCTest

@testable import Emitting

/// The files of models and requests.
final class FileLayoutTests: XCTestCase {
  func testModelsOfOneNounShareAFile() throws {
    let document = Emission.document(
      schemas: ["Book", "Shelf", "BookPage", "BookInput", "ShelfMark", "Publisher"]
        .map { "\($0): { type: object }" }.joined(separator: "\n")
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

  func testNounsThatDifferInCaseShareAFile() throws {
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
        "Requests/TV1BooksRequests.swift": 19, "Requests/TV1BooksRequests2.swift": 11,
        "Requests/TV1Requests.swift": 1,
        "Requests/TV1ShelvesRequests.swift": 19, "Requests/TV1ShelvesRequests2.swift": 10,
      ]
    )
  }

  func testFileNamesAreUnique() throws {
    let document =
      Emission.document(schemas: "TestRequests: { type: object }\nTestBook: { type: object }") + """

        paths:
          /a: { get: { operationId: a } }
        """
    XCTAssertEqual(
      try types(in: document),
      [
        "Models/Test2.swift": ["TestRequests", "TestBook"],
        "Requests/TestRequests.swift": ["A"],
        "Test.swift": ["Test"],
      ]
    )
  }

  func testFileNamesHaveAMaximumLength() throws {
    let long = String(repeating: "書", count: 59)
    let document =
      Emission.document(schemas: "\(long)あ: { type: object }\n\(long)い: { type: object }") + """

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
      text.matches(of: /\npublic (?:struct|enum|typealias) (\w+)/).map { String($0.output.1) }
    }
  }
}
