import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import MockServer
import TestSupport
import XCTest

@testable import Commands
@testable import NetworkCommand

/// A mock server of a document, with the requests of a client.
final class MockedChat: Sendable {
  let server: MockServer

  init(
    _ documents: [String: String],
    recordings: [HTTPArchive] = [],
    role: String = "client",
    _ behavior: MockBehavior = MockBehavior()
  ) throws {
    let folder = try TemporaryFolder()
    for (name, text) in documents { try folder.write(text, to: name) }
    let paths = documents.keys.sorted(by: >).map { folder.url.appending(path: $0).path }
    let options = try MockOptions((paths + ["--role", role])[...])
    let read = try XCTUnwrap(MockedDocuments(options, Terminal()))
    let reader = MockedServiceReader(read, isApplication: options.describesClient)
    let service = try reader.service()
    let responder = MockResponder(
      service,
      RecordedResponses(recordings, of: service),
      RecordedSessions(recordings, of: service),
      behavior
    )
    server = try MockServer(responder, port: 0) { _ in }
  }

  /// The URL for WebSockets.
  var socketURL: String { server.url.replacing("http://", with: "ws://") }

  /// Sends a request, and returns the response.
  func request(
    _ method: HTTPMethod,
    _ target: String,
    headers: HTTPHeaders = [:],
    body: String = ""
  ) async throws -> HTTPResponse {
    let transport: any HTTPTransport = .default
    var exchange = HTTPExchange(url: server.url + target, method: method, headers: headers)
    if !body.isEmpty { exchange.body = .bytes(Array(body.utf8)) }
    return try await transport.perform(exchange)
  }

  /// Performs an action of the page, and returns its result or error.
  func perform(_ action: String, _ body: JSONValue) async throws -> String? {
    let response = try await request(
      .post,
      "/_bindery/\(action)",
      headers: ["Content-Type": "application/json"],
      body: body.description
    )
    let value = try JSONReader.decode(JSONValue.self, from: response.body)
    return value["result"]?.string ?? value["error"]?.string
  }

  /// Opens a WebSocket.
  func connect(
    _ target: String,
    headers: HTTPHeaders = [:]
  ) async throws(WebSocketError) -> WebSocket {
    var options = WebSocketOptions()
    options.headers = headers
    return try await WebSocket.connect(to: socketURL + target, options)
  }
}

extension WebSocketMessages.AsyncIterator {
  /// Returns the JSON of the next messages.
  mutating func json(_ count: Int) async throws -> [JSONValue] {
    var values: [JSONValue] = []
    while values.count < count, case .text(let text)? = try await next() {
      values.append(try JSONValue(parsing: text))
    }
    return values
  }
}
