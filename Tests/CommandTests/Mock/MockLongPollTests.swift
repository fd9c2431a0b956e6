import BinderyJSON
import BinderyRuntime
import BinderyTesting
import MockServer
import TestSupport
import XCTest

/// The channels of `bindery mock` whose messages are the responses to consecutive requests.
final class MockLongPollTests: TimedTestCase {
  private static let document = """
    asyncapi: 3.0.0
    info: { title: News, version: "1" }
    servers: { live: { host: news.example, protocol: https } }
    channels:
      news:
        address: /news
        x-keep-alive: { by: server, using: request, after: 20, pongTimeout: 5 }
        x-resume:
          cursor:
            - { location: $message.payload#/next, query: after }
            - { location: $message.payload#/region, header: X-Region }
        messages:
          page:
            payload: { type: object, properties: { next: { type: string }, region: { type: integer } } }
            examples: [{ payload: { next: "a 1", region: 4 } }]
          other:
            payload: { type: object, required: [end], properties: { end: {} } }
            examples: [{ payload: { end: true } }]
    operations:
      send: { action: send, channel: { $ref: "#/channels/news" } }
    """

  private func answer(
    _ mock: MockedChat,
    _ query: String,
    region: String? = nil
  ) async throws -> String {
    let headers: HTTPHeaders = region.map { ["X-Region": $0] } ?? [:]
    let response = try await mock.request(.get, "/news" + query, headers: headers)
    return "\(response.status) " + String(decoding: response.body, as: UTF8.self)
  }

  /// The response has the messages after the position of the client, and none has no content.
  func testTheCursorIsThePositionOfTheClient() async throws {
    let mock = try MockedChat(["news.yaml": Self.document])
    defer { mock.server.stop() }
    let all = "200 " + #"{"next":"a 1","region":4}"# + "\n" + #"{"end":true}"# + "\n"
    let first = try await answer(mock, "")
    XCTAssertEqual(first, all)
    let second = try await answer(mock, "?after=a+1", region: "4")
    XCTAssertEqual(second, "200 " + #"{"end":true}"# + "\n")
    let unknown = try await answer(mock, "?after=b", region: "4")
    XCTAssertEqual(unknown, all)
    let incomplete = try await answer(mock, "?after=a%201")
    XCTAssertEqual(incomplete, all)
  }

  func testThereIsNoContentAfterTheLastMessage() async throws {
    let document = Self.document.replacing("required: [end]", with: "required: [next]")
      .replacing("{ end: true }", with: "{ next: z, region: 4 }")
    let mock = try MockedChat(["news.yaml": document])
    defer { mock.server.stop() }
    let last = try await answer(mock, "?after=z", region: "4")
    XCTAssertEqual(last, "204 ")
  }

  /// A recorded response answers the same position, and no generated message follows it.
  func testRecordedResponsesArePlayed() async throws {
    let mock = try recorded(at: "/news")
    defer { mock.server.stop() }
    for (query, expected) in [
      ("", #"200 {"next":"1"}"#), ("?after=1", #"200 {"next":"2"}"#), ("?after=2", "204 "),
    ] {
      let found = try await answer(mock, query)
      XCTAssertEqual(found, expected, query)
    }
  }

  /// Another address of the channel has no recording, and thus generated messages.
  func testRecordedResponsesAreThoseOfTheirAddress() async throws {
    let mock = try recorded(at: "/news/{id}")
    defer { mock.server.stop() }
    let known = try await mock.request(.get, "/news/1?after=7")
    XCTAssertEqual(known.status, 204)
    let other = try await mock.request(.get, "/news/2?after=7")
    XCTAssertEqual(other.status, 200)
  }

  /// A mock server of a channel with two recorded responses, at the address with the id 1.
  private func recorded(at address: String) throws -> MockedChat {
    let path = address.replacing("{id}", with: "1")
    let entries = [("", "1"), ("?after=1", "2")].map { query, next -> JSONValue in
      [
        "request": ["method": "GET", "url": .string("https://news.example\(path)" + query)],
        "response": [
          "status": 200,
          "content": ["mimeType": "application/json", "text": .string(#"{"next":"\#(next)"}"#)],
        ],
        "_bindery": ["channel": "news", "message": "page"],
      ]
    }
    let archive: JSONValue = ["log": ["version": "1.2", "entries": .array(entries)]]
    let recording = try JSONReader.decode(
      HTTPArchive.self,
      from: Array(archive.description.utf8)
    )
    let document = Self.document.replacing(
      "        - { location: $message.payload#/region, header: X-Region }\n",
      with: ""
    )
    .replacing(
      "address: /news",
      with: "address: \(address)" + (path == address ? "" : "\n    parameters: { id: {} }")
    )
    return try MockedChat(["news.yaml": document], recordings: [recording])
  }
}
