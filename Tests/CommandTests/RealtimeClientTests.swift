import Foundation
import XCTest

/// Clients of the channels of WebSocket servers.
final class RealtimeClientTests: XCTestCase {
  private func generated(
    _ document: String,
    with code: String = ""
  ) throws -> (text: String, complaints: String) {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let run = try BinderyProcess(
      ["generate", "shop.yaml", "--output", "Out", "--client", "CornerShop"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    try folder.write(code, to: "Out/App.swift")
    let output = folder.url.appendingPathComponent("Out")
    let text = try text(in: output)
    return (text, try TypeCheck(output).complaints)
  }

  private func text(in output: URL) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: output.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }

  private func message(_ name: String, _ members: String = "") -> String {
    """
    \(name):
            correlationId: { location: "$message.payload#/meta/request~1id" }
            payload:
              type: object
              required: [type]
              properties: { type: { const: \(name) }, meta: { type: object }\(members) }
    """
  }

  /// The code of an app with a channel, a request and its reply.
  func testAnAppUsesItsChannels() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Corner Shop, version: 1.0.0 }
      servers: { production: { host: shop.example, pathname: /v1, protocol: wss } }
      channels:
        orders:
          address: /stores/{store}/orders
          parameters: { store: {} }
          messages:
            \(message("order"))
            \(message("cancel"))
            \(message("getPage"))
            \(message("page"))
      operations:
        onOrder:
          action: send
          channel: { $ref: "#/channels/orders" }
          messages: [{ $ref: "#/channels/orders/messages/order" }]
        cancel:
          action: receive
          channel: { $ref: "#/channels/orders" }
          messages: [{ $ref: "#/channels/orders/messages/cancel" }]
        fetchPage:
          action: receive
          channel: { $ref: "#/channels/orders" }
          messages: [{ $ref: "#/channels/orders/messages/getPage" }]
          reply:
            channel: { $ref: "#/channels/orders" }
            messages: [{ $ref: "#/channels/orders/messages/page" }]

      """
    let app = """
      import BinderyRealtime

      func run() async throws {
        let shop = CornerShop()
        let orders = try await shop.orders(store: "7")
        let page: OrdersChannel.Page = try await orders.fetchPage(.init())
        try await orders.send(.cancel(.init()))
        for try await order in orders.incoming { print(order, page) }
        for await state in shop.states { print(state) }
      }

      """
    let (text, complaints) = try generated(document, with: app)
    XCTAssertEqual(complaints, "")
    XCTAssert(text.contains(#"request: .payload("meta", "request/id")"#), text)
  }

  /// The code of an app that receives server-sent events from either server.
  func testAClientOfServerSentEvents() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Prices, version: 1.0.0 }
      servers:
        live: { host: "prices.example", pathname: /v1, protocol: https }
        test: { host: test.prices.example, protocol: sse }
      channels:
        prices:
          address: /prices/{symbol}
          parameters: { symbol: {} }
          messages:
            price:
              contentType: text/event-stream
              payload: { type: object, required: [price], properties: { price: { type: number } } }
            closing:
              name: price.closing
              payload: { type: object, required: [price], properties: { price: { type: number } } }
            note: { name: price, contentType: text/plain, payload: { type: string } }
        orders:
          address: /orders
          messages:
            order: { payload: { type: object, required: [id], properties: { id: {} } } }
      operations:
        sendPrices: { action: send, channel: { $ref: "#/channels/prices" } }
        takeOrders: { action: receive, channel: { $ref: "#/channels/orders" } }

      """
    let app = """
      func run() async throws {
        let shop = CornerShop(server: .test)
        for try await price in try await shop.prices(symbol: "A").incoming { print(price) }
        _ = CornerShop()
      }

      """
    let (text, complaints) = try generated(document, with: app)
    XCTAssertEqual(complaints, "")
    for line in [
      #"documented: "https://prices.example/v1""#, "transport: .httpStream",
      #"documented: "https://test.prices.example""#, "func prices(symbol: String)",
      #"case "price": self = .price(try json.read())"#,
      #"case "closing", "price.closing": self = .closing(try json.read())"#,
      // The key of another message is its type.
      #"case "note": self = .note(try json.read())"#,
    ] {
      XCTAssert(text.contains(line), "\(line): \(text)")
    }
    // A stream sends nothing.
    XCTAssertFalse(text.contains("func orders"), text)
  }

  /// A long poll, by the policy of its channel.
  func testAClientOfALongPoll() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Board, version: 1.0.0 }
      servers: { production: { host: board.example, protocol: https } }
      channels:
        pages:
          address: /pages
          messages:
            page: { payload: { type: object, properties: { next: { type: string } } } }
          x-keep-alive: { by: server, using: request, after: 50, pongTimeout: 10 }
          x-resume: { cursor: [{ location: $message.payload#/next, query: since }] }
      operations:
        turn: { action: send, channel: { $ref: "#/channels/pages" } }

      """
    let app = """
      func run() async throws {
        for try await page in try await CornerShop().pages().incoming { print(page) }
      }

      """
    let (text, complaints) = try generated(document, with: app)
    XCTAssertEqual(complaints, "")
    XCTAssert(text.contains("transport: .httpStream"), text)
    XCTAssert(text.contains("kind: .request"), text)
    XCTAssertFalse(text.contains("eventType"), text)
  }

  /// A response of AsyncAPI 2, with the credentials of its server.
  func testAClientOfJSONInAResponse() throws {
    let document = """
      asyncapi: 2.6.0
      info: { title: Rooms, version: 1.0.0 }
      servers:
        production: { url: "https://stream.rooms.example", protocol: https, security: [token: []] }
      channels:
        /rooms/{id}:
          parameters: { id: { schema: { type: string } } }
          subscribe:
            bindings: { http: { type: response } }
            message: { name: note, payload: { type: object, properties: { text: {} } } }
        /hooks:
          subscribe:
            message: { name: hook, payload: { type: object, properties: { url: {} } } }
      components: { securitySchemes: { token: { type: http, scheme: bearer } } }

      """
    let app = """
      func run() async throws {
        let shop = CornerShop(credentials: .init(token: "a"))
        for try await note in try await shop.rooms(id: "7").incoming { print(note) }
      }

      """
    let (text, complaints) = try generated(document, with: app)
    XCTAssertEqual(complaints, "")
    XCTAssert(text.contains("transport: .httpStream"), text)
    // Nothing states that a response has these messages.
    XCTAssertFalse(text.contains("func hooks"), text)
  }

  /// The texts of a market whose keep-alives aren't JSON, and a number that the answer repeats.
  func testPlainTextsAreKeepAlives() throws {
    let texts = try generated(
      market("by: client, ping: \(market("ping")), pong: \(market("pong"))", "pong", "ping"),
      with: "let names = MarketChannel.Incoming.textMessageNames\n"
    )
    XCTAssertEqual(texts.complaints, "")
    for line in [
      #"textMessageNames: [String] = ["pong"]"#, #"textMessageNames: [String] = ["ping"]"#,
      #"pingPayload: "ping""#, "isPlainText: true",
    ] {
      XCTAssert(texts.text.contains(line), "\(line): \(texts.text)")
    }
    let numbers = try generated(
      market(
        "by: server, ping: \(market("numbered")), pong: \(market("answer")),"
          + " pingValue: $message.payload#/ping, pongValue: $message.payload#/pong",
        "numbered",
        "answer"
      )
    )
    XCTAssertEqual(numbers.complaints, "")
    let echo = #"echo: .init(from: .payload("ping"), to: .payload("pong"))"#
    XCTAssert(numbers.text.contains(echo), numbers.text)
    XCTAssertFalse(numbers.text.contains("isPlainText"))
  }

  private func market(_ message: String) -> String {
    "{ $ref: \"#/channels/market/messages/\(message)\" }"
  }

  /// A market that sends prices and one message more, and receives another.
  private func market(_ keepAlive: String, _ sent: String, _ received: String) -> String {
    func number(_ name: String) -> String {
      "{ payload: { type: object, required: [\(name)], properties: { \(name): { type: integer } } } }"
    }
    return """
      asyncapi: 3.0.0
      info: { title: Market, version: 1.0.0 }
      servers: { public: { host: market.example, protocol: wss } }
      x-keep-alive: { using: message, after: 25, pongTimeout: 5, \(keepAlive) }
      channels:
        market:
          address: /
          messages:
            ping: { contentType: text/plain, payload: { type: string, const: ping } }
            pong: { contentType: text/plain, payload: { type: string, const: pong } }
            price: \(number("price"))
            numbered: \(number("ping"))
            answer: \(number("pong"))
      operations:
        push:
          action: send
          channel: { $ref: "#/channels/market" }
          messages: [\(market("price")), \(market(sent))]
        ask:
          action: receive
          channel: { $ref: "#/channels/market" }
          messages: [\(market(received))]

      """
  }

  /// Names that the client, its generic types or its parameters have, too.
  func testNamesThatCollide() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Shop, version: "1" }
      servers:
        main:
          host: "{region}.example"
          protocol: wss
          variables: { region: { enum: [eu, us], default: eu } }
      channels:
        client:
          address: /clients/{client}/{mode}
          parameters: { client: {}, mode: { enum: [none, fast], default: none } }
          bindings:
            ws:
              query:
                type: object
                required: [compression]
                properties:
                  compression: { type: string, enum: [none, gzip], const: none }
                  region: { $ref: "#/components/schemas/Region" }
          messages:
            ask: { payload: { $ref: "#/components/schemas/ChannelType" } }
            answer: { payload: { $ref: "#/components/schemas/RealtimeError" } }
        states:
          address: /states
          messages:
            outgoing:
              payload: { type: object, required: [type], properties: { type: { const: outgoing } } }
      operations:
        send:
          action: receive
          channel: { $ref: "#/channels/client" }
          messages: [{ $ref: "#/channels/client/messages/ask" }]
          reply: { messages: [{ $ref: "#/channels/client/messages/answer" }] }
        news:
          action: send
          channel: { $ref: "#/channels/states" }
      components:
        schemas:
          ChannelType: { type: object, required: [q], properties: { q: { type: string } } }
          RealtimeError: { type: object, required: [a], properties: { a: { type: string } } }
          Region: { type: string, enum: [north, south] }

      """
    XCTAssertEqual(try generated(document).complaints, "")
  }

  /// Those of a channel, a server and the document.
  func testPolicies() throws {
    let channel = "#/channels/news/messages"
    let document = """
      asyncapi: 3.0.0
      info: { title: Shop, version: "1" }
      x-dedupe: { key: ["$message.payload#/n"], window: 9 }
      x-back-off: { curve: constant, initialDelay: 1, maxDelay: 1 }
      servers:
        main:
          host: shop.example
          protocol: wss
          x-keep-alive:
            by: both
            using: message
            after: 9
            pongTimeout: 9
            ping: { $ref: "\(channel)/ping" }
            pong: { $ref: "\(channel)/pong" }
        other:
          host: "{name}.example"
          protocol: wss
          variables: { name: { default: a } }
          x-buffer: { bound: 9, overflow: fail }
      channels:
        news:
          address: /news
          x-resubscription:
            - message: { $ref: "\(channel)/follow" }
              key: ["$message.payload#/params/topic"]
              ending: { $ref: "\(channel)/unfollow" }
            - { message: { $ref: "\(channel)/ping" }, ending: { $ref: "\(channel)/pong" } }
          messages:
            ping: { payload: { type: object, required: [op], properties: { op: { const: ping } } } }
            pong:
              payload:
                type: object
                required: [op, n]
                properties: { op: { const: pong }, n: { type: integer } }
            follow: { payload: { $ref: "#/components/schemas/Request" } }
            unfollow:
              payload:
                type: object
                required: [op, params]
                properties:
                  op: { const: unfollow }
                  params:
                    type: object
                    required: [topic, kind]
                    properties: { topic: { type: string }, kind: { const: topic } }
      operations:
        send: { action: receive, channel: { $ref: "#/channels/news" } }
      components:
        schemas:
          Request:
            type: object
            required: [op, params]
            properties:
              op: { const: follow }
              params: { type: object, required: [topic], properties: { topic: { type: string } } }

      """
    let (text, complaints) = try generated(document)
    XCTAssertEqual(complaints, "")
    for line in [
      "options.dedupe = dedupe",
      "options.policy.backOff = backOff",
      "policies: ChannelPolicies(keepAlive: MainServer.keepAlive)",
      "policies: ChannelPolicies(buffer: OtherServer.buffer)",
      "public static let policies = ChannelPolicies(resubscription: resubscription)",
      #"pingPayload: ["op": "ping"]"#,
      #"payload: ["op": "unfollow", "params": ["kind": "topic"]]"#,
      // The payload requires a number.
      #"ending: .init("pong")"#,
    ] {
      XCTAssert(text.contains(line), "\(line) isn't in \(text)")
    }
    XCTAssertFalse(text.contains("pongPayload"))
  }

  func testCredentialsAndServers() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Shop, version: "1" }
      servers:
        main:
          host: shop.example
          protocol: wss
          security:
            - { $ref: "#/components/securitySchemes/key" }
            - { type: httpApiKey, name: X-Key, in: header }
        regional:
          host: "{region}.example"
          protocol: wss
          variables: { region: { enum: [eu, us], default: eu } }
      channels: { news: { address: /news, messages: { item: { payload: { type: object } } } } }
      components:
        securitySchemes:
          key: { type: httpApiKey, name: api_key, in: query }
          login: { type: userPassword }
          broker: { type: scramSha256 }
          sign-in:
            type: oauth2
            flows:
              clientCredentials:
                tokenUrl: https://shop.example/token
                availableScopes: { read: Reads. }

      """
    let app = """
      import BinderyRealtime
      import BinderyRuntime

      func run(tokens: any TokenProvider) async throws {
        let shop = CornerShop(server: .main, credentials: .init(key: "k", signIn: tokens))
        let other = CornerShop(server: .regional(region: .us), credentials: .init(httpApiKey: "k"))
        let local = CornerShop(
          server: RealtimeServer("ws://127.0.0.1:8080"),
          credentials: .init(login: (user: "u", password: "p"))
        )
        for client in [shop, other, local, CornerShop()] { _ = try await client.news() }
      }

      """
    let (text, complaints) = try generated(document, with: app)
    XCTAssertEqual(complaints, "")
    XCTAssert(text.contains(#"public static let read = "read""#), text)
    XCTAssertFalse(text.contains("broker"), text)
  }

  func testTypesAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(
      "asyncapi: 3.0.0\ninfo: { title: Shop, version: a }\n"
        + "servers: { main: { host: shop.example, protocol: wss } }\n"
        + "channels: { news: { address: /news, messages: { item: { payload: {} } } } }\n",
      to: "Spec/shop/shop.yaml"
    )
    for (setting, hasClient) in [("types", false), ("client", true)] {
      try folder.write(
        "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Out\nrealtime: \(setting)\n",
        to: "Spec/shop/bindings.yaml"
      )
      let run = try BinderyProcess("generate", in: folder.url)
      XCTAssertEqual(run.status, 0, run.errors)
      let text = try text(in: folder.url.appendingPathComponent("Out"))
      XCTAssertEqual(text.contains("RealtimeClient"), hasClient, text)
    }
  }
}
