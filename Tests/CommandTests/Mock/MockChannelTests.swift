import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import MockServer
import TestSupport
import XCTest

/// The channels of `bindery mock`.
final class MockChannelTests: TimedTestCase {
  private static let chat = """
    asyncapi: 3.0.0
    info: { title: Chat, version: "1" }
    servers:
      live: { host: chat.example, pathname: /live, protocol: wss }
    channels:
      room:
        address: /rooms/{room}
        parameters: { room: {} }
        bindings:
          ws:
            query:
              type: object
              required: [version]
              properties: { version: { type: integer } }
        messages:
          join:
            payload:
              type: object
              required: [type, room, requestId]
              properties: { type: { const: join }, room: { type: string, minLength: 2 }, requestId: { type: integer } }
          joined:
            payload:
              type: object
              required: [type, requestId]
              properties: { type: { const: joined }, requestId: { type: integer }, room: { type: string } }
            examples: [{ payload: { type: joined, requestId: 0, room: lobby } }]
          posted:
            payload:
              type: object
              required: [type, text]
              properties: { type: { const: posted }, text: { type: string } }
      ticks:
        address: /ticks
        messages:
          tick: { payload: { type: object, required: [tick], properties: { tick: { const: 1 } } } }
    operations:
      join:
        action: receive
        channel: { $ref: "#/channels/room" }
        messages: [{ $ref: "#/channels/room/messages/join" }]
        reply:
          channel: { $ref: "#/channels/room" }
          messages: [{ $ref: "#/channels/room/messages/joined" }]
      post:
        action: send
        channel: { $ref: "#/channels/room" }
        messages: [{ $ref: "#/channels/room/messages/posted" }]
      tick:
        action: send
        channel: { $ref: "#/channels/ticks" }
    """

  private static let prices = """
    asyncapi: 3.0.0
    info: { title: Prices, version: "1" }
    servers: { live: { host: prices.example, pathname: /v1, protocol: https } }
    channels:
      prices:
        address: /prices/{symbol}
        parameters: { symbol: {} }
        messages:
          price:
            contentType: text/event-stream
            payload: { type: object, properties: { price: {} } }
            examples: [{ payload: { price: 1 } }]
          halted:
            name: price.halted
            contentType: text/event-stream
            payload: { type: object, properties: { reason: {} } }
            examples: [{ payload: { reason: "late" } }]
    operations:
      send: { action: send, channel: { $ref: "#/channels/prices" } }
    """

  /// The messages of a channel arrive as server-sent events, and those that a person sends.
  func testServerSentEvents() async throws {
    let mock = try MockedChat(["prices.yaml": Self.prices], recordings: [], MockBehavior())
    var request = HTTPExchange(url: mock.server.url + "/v1/prices/A")
    request.headers = ["Accept": "text/event-stream"]
    let transport: any HTTPTransport = .default
    let response = try await transport.stream(request)
    XCTAssertEqual(response.headers["Content-Type"], "text/event-stream")
    var events = response.textEvents().makeAsyncIterator()
    let first = [try await events.next(), try await events.next()]
    XCTAssertEqual(first.map(\.?.data), [#"{"price":1}"#, #"{"reason":"late"}"#])
    XCTAssertEqual(first.map(\.?.name), ["price", "price.halted"])
    let sent = try await mock.perform(
      "messages",
      ["channel": "prices", "payload": ["price": 2]]
    )
    XCTAssertEqual(sent, "sent to 1 socket")
    let third = try await events.next()
    XCTAssertEqual(third?.data, #"{"price":2}"#)
    XCTAssertEqual(third?.name, "message")
  }

  /// A channel of JSON lines has these for a client that accepts anything, as curl does.
  func testJSONLines() async throws {
    let transport: any HTTPTransport = .default
    for (type, separator) in [("application/x-ndjson", ""), ("application/json-seq", "\u{1E}")] {
      let document = Self.prices.replacing("text/event-stream", with: type)
      let mock = try MockedChat(["prices.yaml": document], recordings: [], MockBehavior())
      var request = HTTPExchange(url: mock.server.url + "/v1/prices/A")
      for accept in ["*/*", "\(type), text/event-stream"] {
        request.headers = ["Accept": accept]
        let response = try await transport.stream(request)
        XCTAssertEqual(response.headers["Content-Type"], type)
        var text = ""
        let expected = separator + #"{"price":1}"# + "\n" + separator + #"{"reason":"late"}"# + "\n"
        for try await chunk in response.body {
          text += String(decoding: chunk, as: UTF8.self)
          if text.count >= expected.count { break }
        }
        XCTAssertEqual(text, expected)
      }
      request.headers = ["Accept": "text/event-stream"]
      let events = try await transport.stream(request)
      XCTAssertEqual(events.headers["Content-Type"], "text/event-stream")
    }
  }

  /// A client of long polls accepts JSON alone.
  func testMessagesAsJSON() async throws {
    let mock = try MockedChat(["prices.yaml": Self.prices], recordings: [], MockBehavior())
    let headers: HTTPHeaders = ["Accept": "application/json"]
    let response = try await mock.request(.get, "/v1/prices/A", headers: headers)
    XCTAssertEqual(response.headers["Content-Type"], "application/json")
    XCTAssertEqual(
      String(decoding: response.body, as: UTF8.self),
      #"{"price":1}"# + "\n" + #"{"reason":"late"}"# + "\n"
    )
    let refusal = try await mock.request(.post, "/v1/prices/A", headers: headers)
    XCTAssertEqual(refusal.status, 405)
    XCTAssertEqual(refusal.headers["Allow"], "GET")
  }

  /// The weights of the client decide, and not the order of the document (RFC 9110 §12.5.1).
  func testTheClientPrefersAMediaType() async throws {
    let lines = Self.prices.replacing("text/event-stream", with: "application/x-ndjson")
    let mock = try MockedChat(["prices.yaml": lines])
    defer { mock.server.stop() }
    let transport: any HTTPTransport = .default
    let events = "text/event-stream"
    for (accept, type) in [
      ("application/x-ndjson;q=0.5, text/event-stream", events),
      ("application/x-ndjson;q=0.2, */*;q=0.1", "application/x-ndjson"),
      ("text/event-stream;q=0.5, application/json", "application/json"),
    ] {
      var request = HTTPExchange(url: mock.server.url + "/v1/prices/A")
      request.headers = ["Accept": accept]
      let response = try await transport.stream(request)
      XCTAssertEqual(response.headers["Content-Type"], type, accept)
    }
    // JSON is better than nothing.
    let other = try await mock.request(.get, "/v1/prices/A", headers: ["Accept": "image/png"])
    XCTAssertEqual(other.status, 200)
    XCTAssertEqual(other.headers["Content-Type"], "application/json")
  }

  /// A message is on a line, also one that was recorded on several.
  func testMessagesOfSeveralLinesAreOnOne() async throws {
    let lines = Self.prices.replacing("text/event-stream", with: "application/x-ndjson")
    let text = "{\n  \"price\": 1.50\n}"
    let archive = try Self.streamArchive([(text, nil)])
    let mock = try MockedChat(["prices.yaml": lines], recordings: [archive])
    defer { mock.server.stop() }
    let headers: HTTPHeaders = ["Accept": "application/json"]
    let response = try await mock.request(.get, "/v1/prices/A", headers: headers)
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), #"{"price":1.50}"# + "\n")
  }

  /// A recorded stream with messages and the types of their events.
  private static func streamArchive(_ messages: [(text: String, type: String?)]) throws
    -> HTTPArchive
  {
    let frames = messages.map { message -> JSONValue in
      var frame: JSONObject = [
        "type": "receive", "time": 0, "opcode": 1, "data": .string(message.text),
      ]
      if let type = message.type { frame["_bindery"] = ["eventType": .string(type)] }
      return .object(frame)
    }
    let entry: JSONValue = [
      "request": ["method": "GET", "url": "https://prices.example/v1/prices/A"],
      "response": ["status": 200], "_webSocketMessages": .array(frames),
      "_bindery": ["channel": "prices"],
    ]
    let archive: JSONValue = ["log": ["version": "1.2", "entries": [entry]]]
    return try JSONReader.decode(HTTPArchive.self, from: Array(archive.description.utf8))
  }

  func testRecordedEventsKeepTheirTypes() async throws {
    let archive = try Self.streamArchive([(#"{"price":3}"#, "tick"), (#"{"price":4}"#, nil)])
    let mock = try MockedChat(["prices.yaml": Self.prices], recordings: [archive])
    defer { mock.server.stop() }
    var request = HTTPExchange(url: mock.server.url + "/v1/prices/A")
    request.headers = ["Accept": "text/event-stream"]
    let transport: any HTTPTransport = .default
    let response = try await transport.stream(request)
    var events = response.textEvents().makeAsyncIterator()
    let found = [try await events.next(), try await events.next()]
    XCTAssertEqual(found.map(\.?.data), [#"{"price":3}"#, #"{"price":4}"#])
    XCTAssertEqual(found.map(\.?.name), ["tick", "message"])
  }

  /// Two channels with one address may have messages of one name, with other types.
  func testEventTypesBelongToAChannel() async throws {
    let other = Self.prices.replacing(
      "operations:\n",
      with: """
          offers:
            address: /prices/{symbol}
            parameters: { symbol: {} }
            messages:
              price:
                name: offer.price
                contentType: text/event-stream
                payload: { type: object, properties: { offer: {} } }
                examples: [{ payload: { offer: 1 } }]
        operations:
          offer: { action: send, channel: { $ref: "#/channels/offers" } }

        """
    )
    let mock = try MockedChat(["prices.yaml": other])
    defer { mock.server.stop() }
    var request = HTTPExchange(url: mock.server.url + "/v1/prices/A")
    request.headers = ["Accept": "text/event-stream"]
    let transport: any HTTPTransport = .default
    let response = try await transport.stream(request)
    var events = response.textEvents().makeAsyncIterator()
    var found: [String: String] = [:]
    for _ in 1...3 {
      let event = try await events.next()
      found[event?.data ?? ""] = event?.name
    }
    XCTAssertEqual(
      found,
      [
        #"{"price":1}"#: "price", #"{"reason":"late"}"#: "price.halted",
        #"{"offer":1}"#: "offer.price",
      ]
    )
    _ = try await mock.perform(
      "messages",
      ["channel": "offers", "message": "price", "payload": ["offer": 2]]
    )
    let sent = try await events.next()
    XCTAssertEqual(sent?.name, "offer.price")
  }

  /// The HTTP bindings of an operation describe the query.
  func testTheRequestOfAStreamIsChecked() async throws {
    let document = Self.prices.replacing(
      "action: send,",
      with: "action: send, bindings: { http: { method: GET, query: { type: object, "
        + "required: [unit], properties: { unit: { type: string, enum: [EUR] } } } } },"
    )
    let mock = try MockedChat(["prices.yaml": document], recordings: [], MockBehavior())
    let headers: HTTPHeaders = ["Accept": "application/json"]
    for (query, status) in [("?unit=EUR", 200), ("?unit=USD", 400), ("", 400)] {
      let response = try await mock.request(.get, "/v1/prices/A\(query)", headers: headers)
      XCTAssertEqual(response.status, status, query)
    }
  }

  private func mock(
    recordings: [HTTPArchive] = [],
    _ behavior: MockBehavior = MockBehavior()
  ) throws -> MockedChat {
    try MockedChat(["chat.yaml": Self.chat], recordings: recordings, behavior)
  }

  private static let join = #"{"type":"join","room":"garden","requestId":7}"#

  // MARK: - Handshakes

  func testChecksHandshakes() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden?version=1")
    await socket.close()
    let other = try await mock.connect("/rooms/garden?version=1")
    await other.close()
    for (target, status) in [
      ("/live/rooms/garden", 400), ("/live/rooms/garden?version=x", 400), ("/live/halls/1", 404),
    ] {
      do throws(WebSocketError) {
        _ = try await mock.connect(target)
        XCTFail(target)
      } catch {
        guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(refusal.status, status, target)
      }
    }
    let plain = try await mock.request(.get, "/live/rooms/garden?version=1")
    XCTAssertEqual(plain.status, 426)
    XCTAssertEqual(plain.headers["Upgrade"], "websocket")
  }

  /// The generated client opens such a path if its caller passes no value.
  func testTheLastParameterMayBeEmptyByDefault() async throws {
    let document = Self.chat.replacing(
      "address: /ticks",
      with: "address: /ticks/{kind}\n    parameters: { kind: { default: \"\" } }"
    )
    let mock = try MockedChat(["chat.yaml": document])
    defer { mock.server.stop() }
    for target in ["/ticks/", "/live/ticks/", "/ticks/new"] {
      let socket = try await mock.connect(target)
      await socket.close()
    }
  }

  func testRequiresCredentials() async throws {
    let document =
      Self.chat.replacing(
        "protocol: wss }",
        with: "protocol: wss, security: [{ $ref: \"#/components/securitySchemes/key\" }] }"
      ) + """

        components:
          securitySchemes:
            key: { type: httpApiKey, in: header, name: X-Key }
        """
    let mock = try MockedChat(["chat.yaml": document])
    defer { mock.server.stop() }
    let socket = try await mock.connect("/ticks", headers: ["X-Key": "a"])
    await socket.close()
    do throws(WebSocketError) {
      _ = try await mock.connect("/ticks")
      XCTFail("the mock doesn't require the key")
    } catch {
      guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.status, 401)
    }
  }

  // MARK: - Described messages

  func testSendsTheMessagesOfAChannelWithoutRequests() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/ticks")
    var messages = socket.messages.makeAsyncIterator()
    let received = try await messages.json(1)
    XCTAssertEqual(received, [["tick": 1]])
    await socket.close()
  }

  func testReplies() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden?version=1")
    var messages = socket.messages.makeAsyncIterator()
    try await socket.send(Self.join)
    let received = try await messages.json(1)
    XCTAssertEqual(received, [["type": "joined", "requestId": 7, "room": "lobby"]])
    await socket.close()
  }

  func testRepliesOnAnotherChannelOfTheAddress() async throws {
    let mock = try MockedChat([
      "chat.yaml": """
      asyncapi: 3.0.0
      info: { title: Chat, version: "1" }
      channels:
        calls:
          address: /live
          messages:
            call: { payload: { type: object, required: [call], properties: { call: { type: integer } } } }
        answers:
          address: /live
          messages:
            answer: { payload: { type: object, required: [answer], properties: { answer: { const: 5 } } } }
      operations:
        call:
          action: receive
          channel: { $ref: "#/channels/calls" }
          reply: { channel: { $ref: "#/channels/answers" } }
      """
    ])
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live")
    var messages = socket.messages.makeAsyncIterator()
    try await socket.send(#"{"call":7}"#)
    let received = try await messages.json(1)
    XCTAssertEqual(received, [["answer": 5]])
    await socket.close()
  }

  func testClosesAfterAnInvalidMessage() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden?version=1")
    try await socket.send(#"{"type":"join","room":"x","requestId":7}"#)
    var messages = socket.messages.makeAsyncIterator()
    _ = try? await messages.next()
    XCTAssertEqual(socket.closure?.code, .policyViolation)
    let reason = socket.closure?.reason ?? ""
    XCTAssertTrue(reason.hasPrefix("message join /room: "), reason)
    XCTAssertTrue(reason.hasSuffix("[minLength]"), reason)
  }

  func testKeepsTheSocketOpenWithoutValidation() async throws {
    var behavior = MockBehavior()
    behavior.validation = .none
    let mock = try mock(behavior)
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden")
    try await socket.send("text")
    try await socket.send(Self.join)
    var messages = socket.messages.makeAsyncIterator()
    let received = try await messages.json(1)
    XCTAssertEqual(received.first?["type"], "joined")
    await socket.close()
  }

  /// With the other role, the document describes the client.
  func testTheRoleReversesTheDirections() async throws {
    let mock = try MockedChat(["chat.yaml": Self.chat], role: "application")
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/ticks")
    try await socket.send(#"{"tick":2}"#)
    var messages = socket.messages.makeAsyncIterator()
    _ = try? await messages.next()
    XCTAssertEqual(socket.closure?.code, .policyViolation)
  }

  // MARK: - Recorded sessions

  private static func archive(
    _ frames: String,
    room: String = "lobby",
    close: String = "null"
  ) throws -> HTTPArchive {
    try JSONReader.decode(
      HTTPArchive.self,
      from: Array(
        #"""
        {"log": {"version": "1.2", "entries": [
          {"request": {"method": "GET", "url": "wss://chat.example/live/rooms/\#(room)?version=1"},
           "response": {"status": 101}, "_webSocketMessages": [\#(frames)],
           "_bindery": {"channel": "room", "close": \#(close)}}
        ]}}
        """#.utf8
      )
    )
  }

  private static func frame(_ type: String, _ data: String) -> String {
    let text = JSONValue.string(data)
    return #"{"type": "\#(type)", "time": 0, "opcode": 1, "data": \#(text)}"#
  }

  func testPlaysRecordedSessions() async throws {
    let frames = [
      Self.frame("receive", #"{"type":"posted","text":"welcome to lobby"}"#),
      Self.frame("send", #"{"type":"join","room":"lobby","requestId":1}"#),
      Self.frame("receive", #"{"type":"joined","requestId":1,"room":"lobby"}"#),
      Self.frame("receive", #"{"type":"posted","text":"hello"}"#),
      Self.frame("send", "leaving"),
    ]
    let close = #"{"by": "service", "code": 4001, "reason": "bye"}"#
    let archive = try Self.archive(frames.joined(separator: ","), close: close)
    let mock = try mock(recordings: [archive])
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden?version=1")
    var messages = socket.messages.makeAsyncIterator()
    try await socket.send(Self.join)
    let received = try await messages.json(3)
    XCTAssertEqual(
      received,
      [
        ["type": "posted", "text": "welcome to lobby"],
        // The values of the client instead of those of the recording.
        ["type": "joined", "requestId": 7, "room": "garden"],
        ["type": "posted", "text": "hello"],
      ]
    )
    try await socket.send("leaving")
    _ = try? await messages.next()
    XCTAssertEqual(socket.closure?.code?.rawValue, 4001)
    XCTAssertEqual(socket.closure?.reason, "bye")
  }

  /// Also when the play continues with another session.
  func testReplacesRecordedPathValues() async throws {
    let sessions = try [("lobby", "come in"), ("hall", "leaving")].map { room, text in
      let joined = Self.frame("receive", #"{"type":"joined","requestId":1,"room":"\#(room)"}"#)
      return try Self.archive("\(joined), \(Self.frame("send", text)), \(joined)", room: room)
    }
    let mock = try mock(recordings: sessions)
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/garden?version=1")
    var messages = socket.messages.makeAsyncIterator()
    try await socket.send("leaving")
    let received = try await messages.json(2)
    XCTAssertEqual(received.map { $0["room"] }, ["garden", "garden"])
    await socket.close()
  }

  func testContinuesWhereTheClientContinues() async throws {
    let frames = (1...3).flatMap { number in
      [
        Self.frame("send", #"{"type":"join","room":"room \#(number)","requestId":\#(number)}"#),
        Self.frame("receive", #"{"type":"posted","text":"answer \#(number)"}"#),
      ]
    }
    let mock = try mock(recordings: [try Self.archive(frames.joined(separator: ","))])
    defer { mock.server.stop() }
    let socket = try await mock.connect("/live/rooms/lobby?version=1")
    var messages = socket.messages.makeAsyncIterator()
    for number in [3, 1, 2, 2] {
      try await socket.send(#"{"requestId":\#(number),"type":"join","room":"room \#(number)"}"#)
      let received = try await messages.json(1)
      XCTAssertEqual(received.first?["text"], .string("answer \(number)"))
    }
    await socket.close()
  }

  // MARK: - Close frames

  /// An endpoint sends no frame after its close frame (RFC 6455, section 5.5.1).
  func testSendsOneCloseFrame() async throws {
    let mock = try mock()
    defer { mock.server.stop() }
    let port = try XCTUnwrap(URLComponents(string: mock.server.url)?.port.flatMap(UInt16.init))
    let socket = try LoopbackSocket.connected(to: port)
    defer { socket.close() }
    let handshake = [
      "GET /live/rooms/garden?version=1 HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    XCTAssertTrue(socket.send(Array(handshake.joined(separator: "\r\n").utf8)))
    XCTAssertTrue(socket.receive().starts(with: "HTTP/1.1 101 ".utf8))
    // The mask of these frames is zero. The pong states that the session has begun.
    XCTAssertTrue(socket.send([0x89, 0x80, 0, 0, 0, 0]))
    XCTAssertEqual(socket.receive(), [0x8a, 0])
    for result in ["closed 1 socket", "closed 0 sockets"] {
      let actual = try await mock.perform("sockets", ["code": 4000, "reason": ""])
      XCTAssertEqual(actual, result)
    }
    XCTAssertTrue(socket.send([0x88, 0x82, 0, 0, 0, 0, 0x0f, 0xa0]))
    socket.halfClose()
    var received: [UInt8] = []
    while case let bytes = socket.receive(), !bytes.isEmpty { received += bytes }
    XCTAssertEqual(received, [0x88, 2, 0x0f, 0xa0])
  }
}
