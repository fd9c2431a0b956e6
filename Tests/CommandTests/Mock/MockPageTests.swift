import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import MockServer
import TestSupport
import XCTest

/// The page at `/_bindery` of `bindery mock`.
final class MockPageTests: TimedTestCase {
  private static let shop = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get:
          operationId: listBooks
          parameters: [{ name: limit, in: query, schema: { type: integer } }]
          responses: { "200": { description: The books. } }
    webhooks:
      bookAdded:
        post:
          parameters:
            - { name: X-Event, in: header, required: true, schema: { const: added } }
          requestBody:
            content:
              application/json:
                schema: { type: object, required: [id], properties: { id: { type: integer } } }
                example: { id: 4 }
          responses: { "204": { description: Received. } }
    """

  private static let events = """
    asyncapi: 3.0.0
    info: { title: Events, version: "1" }
    servers: { live: { host: shop.example, protocol: wss } }
    channels:
      events:
        address: /events
        messages:
          hello: { payload: { type: object, required: [hello], properties: { hello: { type: string } } } }
          sold: { payload: { type: object, required: [id], properties: { id: { const: 5 } } } }
    operations:
      hello:
        action: receive
        channel: { $ref: "#/channels/events" }
        messages: [{ $ref: "#/channels/events/messages/hello" }]
      sell:
        action: send
        channel: { $ref: "#/channels/events" }
        messages: [{ $ref: "#/channels/events/messages/sold" }]
    """

  private func mock() throws -> MockedChat {
    try MockedChat(["shop.yaml": Self.shop, "events.yaml": Self.events])
  }

  /// Returns the events after a number, as the page reads them.
  private static func traffic(
    _ mock: MockedChat,
    after number: Int
  ) async throws -> [JSONValue] {
    let response = try await mock.request(.get, "/_bindery/traffic?after=\(number)")
    return try JSONReader.decode(JSONValue.self, from: response.body).array ?? []
  }

  func testIsAPage() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let page = try await mock.request(.get, "/_bindery")
    XCTAssertEqual(page.status, 200)
    XCTAssertEqual(page.headers["Content-Type"], "text/html; charset=utf-8")
    let response = try await mock.request(.get, "/_bindery/description")
    let description = try JSONReader.decode(JSONValue.self, from: response.body)
    XCTAssertEqual(description["title"], "Shop")
    XCTAssertEqual(
      description["messages"],
      [["channel": "events", "message": "sold", "payload": ["id": 5]]]
    )
    XCTAssertEqual(
      description["webhooks"],
      [["name": "bookAdded", "payload": ["id": 4]]]
    )
  }

  /// Another page could change what the server answers, or read it.
  func testRefusesOtherPages() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    for headers: HTTPHeaders in [
      ["Origin": "https://evil.example"], ["Host": "evil.example"],
      ["Sec-Fetch-Site": "cross-site"], ["Origin": "null"],
    ] {
      let response = try await mock.request(.get, "/_bindery/traffic?after=-1", headers: headers)
      XCTAssertEqual(response.status, 403, "\(headers)")
      XCTAssertNil(response.headers["Access-Control-Allow-Origin"])
    }
    let form = try await mock.request(
      .post,
      "/_bindery/faults",
      headers: ["Content-Type": "text/plain"],
      body: #"{"fault":"close"}"#
    )
    XCTAssertEqual(form.status, 415)
  }

  func testShowsTraffic() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    async let waiting = Self.traffic(mock, after: 0)
    _ = try await mock.request(.get, "/books?limit=x")
    let first = try await waiting
    XCTAssertEqual(first.first?["title"], "GET /books")
    XCTAssertEqual(first.first?["status"], 400)
    XCTAssertEqual(first.first?["violations"], ["query limit [type]"])
    let socket = try await mock.connect("/events")
    try await socket.send(#"{"hello":"you"}"#)
    try await socket.send(#"{"hello":1}"#)
    var messages = socket.messages.makeAsyncIterator()
    _ = try? await messages.next()
    var titles: [String] = []
    var violations: [JSONValue] = []
    while !titles.contains("socket 1 events closed") {
      for entry in try await Self.traffic(mock, after: titles.count + 1) {
        let isClosed = entry["kind"] == "closed"
        titles.append((entry["title"]?.string ?? "") + (isClosed ? " closed" : ""))
        violations += entry["violations"]?.array ?? []
      }
    }
    XCTAssertEqual(
      titles,
      ["GET /events", "socket 1 events: hello", "socket 1 events", "socket 1 events closed"]
    )
    XCTAssertEqual(violations, ["message hello /hello [type]"])
  }

  func testSendsMessages() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let sockets = [try await mock.connect("/events"), try await mock.connect("/events")]
    // An answered ping shows that the mock has the socket.
    for socket in sockets { try await socket.ping() }
    let all = try await mock.perform("messages", ["channel": "events", "message": "sold"])
    XCTAssertEqual(all, "sent to 2 sockets")
    for socket in sockets {
      var messages = socket.messages.makeAsyncIterator()
      let received = try await messages.json(1)
      XCTAssertEqual(received, [["id": 5]])
    }
    let one = try await mock.perform(
      "messages",
      ["channel": "events", "message": "sold", "payload": ["id": 6], "socket": 1]
    )
    let start = "sent to 1 socket; the message violates its schema: message sold /id: "
    XCTAssertTrue(one?.hasPrefix(start) == true, "\(one ?? "")")
    let unknown = try await mock.perform("messages", ["channel": "events", "message": "hello"])
    XCTAssertEqual(unknown, "“message” must be one that the service sends")
    let closed = try await mock.perform("sockets", ["code": 4002, "reason": "over"])
    XCTAssertEqual(closed, "closed 2 sockets")
    var messages = sockets[1].messages.makeAsyncIterator()
    _ = try? await messages.next()
    XCTAssertEqual(sockets[1].closure?.code?.rawValue, 4002)
    XCTAssertEqual(sockets[1].closure?.reason, "over")
  }

  /// An invalid number of a socket isn't the number of none, which means all sockets.
  func testRefusesInvalidSockets() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let expected = "“socket” must be the number of a socket; without it, all are meant"
    for socket: JSONValue in ["7", .null, 1.5] {
      let sent = try await mock.perform(
        "messages",
        ["channel": "events", "message": "sold", "socket": socket]
      )
      XCTAssertEqual(sent, expected)
      let closed = try await mock.perform("sockets", ["code": 4002, "socket": socket])
      XCTAssertEqual(closed, expected)
    }
  }

  /// A member that the document declares as a password has no name or form of a secret.
  func testHidesDeclaredSecrets() async throws {
    let events = Self.events.replacing(
      "properties: { hello: { type: string } }",
      with: "properties: { hello: { type: string }, door: { type: string, format: password } }"
    )
    let mock = try MockedChat(["events.yaml": events])
    defer { mock.server.stop() }
    let socket = try await mock.connect("/events")
    try await socket.send(#"{"hello":"you","door":"4711"}"#)
    try await socket.ping()
    var texts: [String] = []
    while !texts.contains(where: { $0.contains("you") }) {
      texts += try await Self.traffic(mock, after: texts.count).map(\.description)
    }
    XCTAssertFalse(texts.contains { $0.contains("4711") }, "\(texts)")
  }

  func testSendsWebhooks() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let receiver = try LoopbackServer { _ in .status(204) }.withTimeLimit()
    defer { receiver.stop() }
    let url = JSONValue.string(receiver.url + "/hooks")
    let result = try await mock.perform("webhooks", ["webhook": "bookAdded", "url": url])
    XCTAssertEqual(result, "the server answered 204")
    let changed = try await mock.perform(
      "webhooks",
      ["webhook": "bookAdded", "url": url, "payload": ["id": 9]]
    )
    XCTAssertEqual(changed, "the server answered 204")
    XCTAssertEqual(receiver.requests.map(\.target), ["/hooks", "/hooks"])
    XCTAssertEqual(receiver.requests.map(\.text), [#"{"id":4}"#, #"{"id":9}"#])
    XCTAssertEqual(receiver.requests.first?.headers["X-Event"], "added")
    XCTAssertEqual(receiver.requests.first?.headers["Content-Type"], "application/json")
    let invalid = try await mock.perform("webhooks", ["webhook": "bookAdded", "url": "file:///"])
    XCTAssertEqual(invalid, "“url” must be a URL of HTTP")
  }

  func testInjectsFaults() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let added = try await mock.perform("faults", ["fault": "503", "count": 2, "path": "/books"])
    XCTAssertEqual(added, "503 for the next 2 requests")
    var statuses: [Int] = []
    for target in ["/other", "/books", "/books", "/books"] {
      statuses.append(try await mock.request(.get, target).status)
    }
    XCTAssertEqual(statuses, [404, 503, 503, 200])
    for count: JSONValue in ["2", .null, 0] {
      let invalid = try await mock.perform("faults", ["fault": "503", "count": count])
      XCTAssertEqual(invalid, "“count” must be from 1 to 1000000")
    }
    let unknown = try await mock.perform("faults", ["fault": "fire"])
    XCTAssertTrue(unknown?.hasPrefix("“fault” must be close, reset") == true, "\(unknown ?? "")")
  }
}
