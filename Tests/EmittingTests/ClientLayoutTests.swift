import SwiftSource
import XCTest

@testable import Emitting

/// The files of the client's methods.
final class ClientLayoutTests: XCTestCase {
  func testAShortClientIsOneFile() throws {
    try assertEmits(
      "Test.swift",
      """
      /// A client of Test.
      struct Test: APIClient {
        var connection: Connection

        /// Creates a client that shares a connection.
        init(connection: Connection) { self.connection = connection }

        /// Creates a client with a connection of its own.
        ///
        /// - Parameters:
        ///   - server: The server that receives the requests.
        ///   - transport: The transport of all requests.
        ///   - middlewares: The middlewares that each request passes in order.
        init(
          server: ServerURL,
          transport: any HTTPTransport = .default,
          middlewares: [any ClientMiddleware] = []
        ) {
          self.init(
            connection: Connection(server: server, transport: transport, middlewares: middlewares)
          )
        }
      }

      extension Test {
        /// Sends `GET /ping`.
        func ping() async throws(RequestError<Never>) {
          try await send(Ping())
        }
      }

      /// Shelves of books.
      ///
      /// In rows.
      extension Test {
        /// Sends `GET /shelves`.
        func shelves() async throws(RequestError<Never>) {
          try await send(Shelves())
        }
      }

      /// Operations tagged `books`.
      extension Test {
        /// Sends `GET /books`.
        func books() async throws(RequestError<Never>) {
          try await send(Books())
        }
      }
      """,
      from: """
        openapi: 3.1.0
        info: { title: Test }
        tags: [{ name: none }, { name: shelves, description: "Shelves of books.\\n\\nIn rows." }]
        paths:
          /books: { get: { operationId: books, tags: [books, shelves], responses: { "204": {} } } }
          /ping: { get: { operationId: ping, responses: { "204": {} } } }
          /shelves: { get: { operationId: shelves, tags: [shelves], responses: { "204": {} } } }
        """,
      .init(access: .internal)
    )
  }

  func testALongClientHasAFileForEachTag() throws {
    let files = try files(["first tag", nil, "*/", "First-Tag", nil, "$"], operations: 40)
    XCTAssertEqual(
      files.map(\.path.description),
      [
        "Test+Dollar.swift", "Test+FirstTag.swift", "Test+Send3.swift", "Test+Star.swift",
        "Test.swift",
      ]
    )
    XCTAssertEqual(files.map { methods(in: $0).count }.reduce(0, +), 40)
    let own = try XCTUnwrap(files.first { $0.path.description == "Test.swift" })
    XCTAssertEqual(methods(in: own).prefix(3), ["send1", "send4", "send7"])
  }

  func testNoFileExceedsTheMaximumLength() throws {
    for tags in [["many"], [nil], ["many", nil]] {
      let files = try files(tags, operations: 701)
      XCTAssertLessThanOrEqual(files.map(\.lineCount).max() ?? 0, FileLayout.maxLines)
      XCTAssertLessThan(files.count, 8, "\(files.map(\.path.description))")
      XCTAssertEqual(Set(files.flatMap(methods)).count, 701)
    }
  }

  func testADividedGroupKeepsItsOrder() throws {
    let files = try files([nil], operations: 300)
    XCTAssertEqual(
      files.map(\.path.description),
      ["Test+Operations.swift", "Test+Send198.swift", "Test.swift"]
    )
    XCTAssertEqual(files.flatMap(methods), (0..<300).map { "send\($0)" })
  }

  func testAMethodOfAnyLengthIsGenerated() throws {
    let long = (0..<1_200).map { "line \($0)" }.joined(separator: "\\n\\n")
    let document = Emission.document(
      paths: "/a: { get: { operationId: a, tags: [t], description: \"A.\\n\\n\(long)\" } }"
    )
    let files = try Emission(document).emitter.files.map(\.path.description)
    XCTAssertEqual(files, ["Requests/TRequests.swift", "Test+T.swift", "Test.swift"])
  }

  /// Returns the files of a client whose operations have the tags in rotation.
  private func files(_ tags: [String?], operations count: Int) throws -> [SourceFile] {
    let paths = (0..<count).map { number in
      let tag = tags[number % tags.count].map { ", tags: [\"\($0)\"]" } ?? ""
      let operation = "operationId: send\(number)\(tag), responses: { \"204\": {} }"
      return "/a\(number): { get: { \(operation) } }"
    }
    return try Emission(Emission.document(paths: paths.joined(separator: "\n"))).emitter.files
      .filter { !$0.path.description.contains("/") }
  }

  private func methods(in file: SourceFile) -> [Substring] {
    file.text.matches(of: /func (send\d+)/).map(\.output.1)
  }
}
