import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests of the locations of violations, in the recording and in the document.
final class ContractLocationTests: XCTestCase {
  func testLocatesTheRecordedPart() async throws {
    for (old, new, expected) in Self.corruptions {
      let folder = try folder(old, new)
      let violation = try await violations(in: folder).first
      XCTAssertEqual(
        try text(at: violation?.location, until: expected.count),
        expected,
        "\(old) became \(new): \(violation?.difference ?? "nothing")"
      )
    }
  }

  func testTheTextOfAViolationHasAllLocations() async throws {
    let folder = try folder(#""status": 404"#, #""status": 405"#)
    let violations = try await violations(in: folder)
    let line = 1 + BookshopRecordings.books.prefix(upTo: #""status": 404"#).count { $0 == "\n" }
    XCTAssertEqual(
      violations.first?.description,
      "\(folder.path)/books.har:\(line):21: listBooks 404 (books.har #1): recording: has the status 405"
        + " (described in \(folder.path)/books.yaml:6:23, Swift type ListBooks)"
    )
  }

  func testAPathInTheCurrentFolderIsRelative() {
    let folder = FileManager.default.currentDirectoryPath
    let location = ContractLocation(file: "\(folder)/Spec/a.har", line: 2, column: 3)
    XCTAssertEqual(location.description, "Spec/a.har:2:3")
  }

  func testLocatesAMissingRecordingInTheDocument() throws {
    let folder = try folder("200", "200")
    let expected = [
      ("getBook", "operationId: getBook"), ("listBooks", "operationId\" : \"listBooks\""),
    ]
    for (operation, text) in expected {
      XCTAssertThrowsError(
        try contract(in: folder).verifyCompleteness(
          [ContractExpectation(operation, "299")],
          cases: (0...3).map { "books.har #\($0)" },
          operations: [:]
        )
      ) { error in
        let violation = (error as? ContractViolations)?.violations.first
        XCTAssertEqual(violation?.subject, "\(operation) 299")
        XCTAssertEqual(try? self.text(at: violation?.location, until: text.count), text)
      }
    }
  }

  /// The first occurrence of a text is replaced; a violation has the location of the last text.
  private static let corruptions = [
    (#""method": "GET""#, #""method": "PUT""#, #""PUT""#),
    ("&limit=2", "&limit=3", #""https://books.example/v1/shelves/sci"#),
    (#""value": "t-1""#, #""value": "t-2""#, #"{ "name": "x-trace", "value": "t-2" }"#),
    (#""value": "s1""#, #""value": "s2""#, #"{ "name": "session", "value": "s2" }"#),
    (#""status": 200"#, #""status": 218"#, "218"),
    (#"\"id\":2"#, #"\"id\":\"2\""#, #"\"2\"}]"#),
    (
      #"\"title\":\"Ubik\",\"id\":2"#,
      #"\"\u00e9\ud83d\ude00é\\u00e9\":\"\\n\",\"title\":[7],\"id\":2"#,
      "[7]"
    ),
    (#"\"title\":\"Ubik\""#, #"\"titel\":\"Ubik\""#, #"{\"titel"#),
    (#"12.50"#, #"[12.50]"#, "[12.50]"),
    (#" 30"#, #"soon"#, #"{ "name": "Retry-After", "value": "soon" }"#),
  ]

  private func folder(_ old: String, _ new: String) throws -> URL {
    let range = try XCTUnwrap(BookshopRecordings.books.firstRange(of: old))
    let books = BookshopRecordings.books.replacingCharacters(in: range, with: new)
    let folder = try folder(with: books, named: "books.har")
    let document = """
      paths:
        /books:
          get: { operationId: listBooksOfAll }
          put:
            operationId: getBook # a comment
        /shelves: { get: { "operationId" : "listBooks" } }
      """
    try Data(document.utf8).write(to: folder.appending(path: "books.yaml"))
    return folder
  }

  private func contract(in folder: URL) -> Contract<Bookshop> {
    Contract(
      recordings: folder,
      documents: [folder.appending(path: "books.yaml")],
      schemas: BookshopRecordings.schemas,
      server: ServerURL(documented: "https://sandbox.example:8443/v1"),
      client: { Bookshop(connection: $0) }
    )
  }

  private func violations(in folder: URL) async throws -> [ContractViolation] {
    do {
      try await contract(in: folder).verify(
        "listBooks",
        ListBooks.self,
        [
          ContractCase("books.har", 0, status: 200, schema: "listBooks.200") {
            try await $0.listBooks(
              shelf: "sci/fi & more",
              tags: ["old", "rare&fine"],
              limit: 2,
              trace: "t-1",
              session: "s1"
            )
          },
          ContractCase("books.har", 1, status: 404) { try await $0.listBooks(shelf: "none") },
          ContractCase("books.har", 2, status: 429) { try await $0.listBooks(shelf: "busy") },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.notFound(let body)): .json(404, body)
        case .failure(.tooManyRequests(let answer)):
          .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
        }
      }
      return []
    } catch {
      return error.violations
    }
  }

  /// Returns the text of a file from a location on.
  private func text(at location: ContractLocation?, until count: Int) throws -> String {
    let location = try XCTUnwrap(location)
    let text = try String(contentsOfFile: location.file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Array(lines[location.line - 1].utf8)
    return String(String(decoding: line[(location.column - 1)...], as: UTF8.self).prefix(count))
  }
}

extension String {
  fileprivate func prefix(upTo text: String) -> Substring {
    firstRange(of: text).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
