import BinderyJSON
import BinderyRuntime
import BinderyTesting
import Foundation
import MockServer
import XCTest

@testable import Commands
@testable import NetworkCommand

/// A mock of a document, which answers without a network.
struct MockedShop {
  private let responder: MockResponder

  /// An answer, as a client reads it.
  struct Answer {
    let status: Int
    let headers: HTTPHeaders
    let text: String
    let source: String

    var json: JSONValue { get throws { try JSONValue(parsing: text) } }

    /// The violations of a problem: `in name pointer keyword` each.
    var violations: [String] {
      get throws {
        (try json["violations"]?.array ?? []).map { violation in
          ["in", "name", "pointer", "keyword"].compactMap { violation[$0]?.string }
            .filter { !$0.isEmpty }.joined(separator: " ")
        }
      }
    }
  }

  init(
    _ document: String,
    recordings: [HTTPArchive] = [],
    _ behavior: MockBehavior = MockBehavior()
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let path = folder.url.appending(path: "shop.yaml").path
    let documents = try XCTUnwrap(MockedDocuments(MockOptions([path]), Terminal()))
    let service = try MockedServiceReader(documents).service()
    responder = MockResponder(
      service,
      RecordedResponses(recordings, of: service),
      RecordedSessions(recordings, of: service),
      behavior
    )
  }

  func answer(
    _ method: String,
    _ target: String,
    headers: HTTPHeaders = [:],
    body: String = "",
    number: Int = 1
  ) -> Answer {
    let request = LoopbackRequest(
      method: HTTPMethod(rawValue: method),
      target: target,
      headers: headers,
      body: Array(body.utf8)
    )
    let response = responder.response(to: request, number: number)
    return Answer(
      status: response.status,
      headers: response.headers,
      text: String(decoding: response.body, as: UTF8.self),
      source: response.source
    )
  }
}
