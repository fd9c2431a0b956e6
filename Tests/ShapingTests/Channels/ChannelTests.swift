import XCTest

/// Directions of the messages of a channel.
final class ChannelTests: XCTestCase {
  func testSentMessagesAreIncoming() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      servers:
        live: { host: "{region}.example.com", pathname: /feed, protocol: wss, variables: { region: { default: eu } } }
      channels:
        orders:
          address: shops/{shop}/orders
          parameters: { shop: { description: Which one. } }
          messages:
            placed: { payload: { type: object, required: [id], properties: { id: { type: string } } } }
            cancel: { payload: { type: object, required: [why], properties: { why: { type: string } } } }
      operations:
        talk:
          action: send
          channel: { $ref: "#/channels/orders" }
          messages: [{ $ref: "#/channels/orders/messages/placed" }]
        hear:
          action: receive
          channel: { $ref: "#/channels/orders" }
          messages: [{ $ref: "#/channels/orders/messages/cancel" }]
      """,
      """
      object orders.placed
        id: string
      union orders.incoming
        placed: orders.placed ({id})
      object orders.cancel
        why: string
      union orders.outgoing
        cancel: orders.cancel ({why})
      server wss://{region}.example.com/feed wss
        region = eu
      channel orders: shops/{shop}/orders
        shop: string
        incoming orders.incoming
          placed
        outgoing orders.outgoing
          cancel
      """
    )
  }

  /// Version 2 describes the clients' perspective: they publish what the application receives.
  func testPublishedMessagesAreOutgoingInVersion2() throws {
    try assertDocument(
      """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        lights/{id}:
          parameters: { id: { schema: { type: integer } } }
          publish:
            message: { $ref: "#/components/messages/dim" }
          subscribe:
            operationId: measured
            message:
              oneOf:
                - { payload: { type: integer } }
                - { name: broken, payload: { type: string } }
      components:
        messages:
          dim: { payload: { type: object, properties: { level: { type: integer } } } }
      """,
      """
      object dim
        level?: integer
      union lights/{id}.incoming
        measured: integer (integer)
        broken: string (string)
      union lights/{id}.outgoing
        dim: dim ({level?})
      channel lights/{id}: lights/{id}
        id: integer
        incoming lights/{id}.incoming
          measured
          broken
        outgoing lights/{id}.outgoing
          dim
      """
    )
  }

  func testAReplyHasTheOppositeDirection() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        calls:
          address: calls
          messages:
            ping: { payload: { type: object, required: [event], properties: { event: { const: ping } } } }
            pong: { payload: { type: object, required: [event], properties: { event: { const: pong } } } }
      operations:
        ping:
          action: receive
          channel: { $ref: "#/channels/calls" }
          messages: [{ $ref: "#/channels/calls/messages/ping" }]
          reply: { messages: [{ $ref: "#/channels/calls/messages/pong" }] }
      """,
      """
      object calls.pong
        event: string = "pong"
      union calls.incoming by event
        pong: calls.pong = pong
      object calls.ping
        event: string = "ping"
      union calls.outgoing by event
        ping: calls.ping = ping
      channel calls: calls
        incoming calls.incoming
          pong answers ping
        outgoing calls.outgoing
          ping
        ping: ping -> pong
      """
    )
  }

  /// A reply on another channel arrives through the same WebSocket if the addresses are equal, and
  /// no query or headers distinguish their requests.
  func testAReplyOnAnotherChannelOfTheAddress() throws {
    func document(_ address: String, _ bindings: String = "{}") -> String {
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        calls:
          address: /socket
          messages:
            ping: { $ref: "#/components/messages/ping" }
        answers:
          address: \(address)
          bindings: { ws: \(bindings) }
          messages:
            pong: { $ref: "#/components/messages/pong" }
      operations:
        ping:
          action: receive
          channel: { $ref: "#/channels/calls" }
          reply: { channel: { $ref: "#/channels/answers" } }
      components:
        messages:
          ping:
            correlationId: { location: "$message.payload#/id" }
            payload: { type: object, required: [event], properties: { event: { const: ping }, id: { type: integer } } }
          pong:
            correlationId: { location: "$message.payload#/to" }
            payload: { type: object, required: [event], properties: { event: { const: pong }, to: { type: integer } } }
      """
    }
    let query = "{ query: { type: object, properties: { v: { type: string } } } }"
    for (text, isAnswered) in [
      (document("/socket"), true), (document("/other"), false), (document("null"), false),
      (document("/socket", query), false),
    ] {
      let printed = try Sample(["api.yaml": text], events: [], filter: nil).printed
      XCTAssertEqual(
        printed.contains("  ping: ping -> pong on another channel by payload/id = payload/to"),
        isAnswered,
        printed
      )
    }
  }

  /// The elements of an array distinguish messages, and not those of other unions.
  func testTheElementsOfTuplesDistinguishMessages() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        feed:
          messages:
            trade: { payload: { $ref: "#/components/schemas/Trade" } }
            spread: { payload: { type: array, prefixItems: [{ type: array }, { const: spread }] } }
            either: { payload: { type: object, properties: { a: { oneOf: [{ $ref: "#/components/schemas/Trade" }, { type: string }] } } } }
      operations: { send: { action: send, channel: { $ref: "#/channels/feed" } } }
      components:
        schemas:
          Trade: { type: array, prefixItems: [{ type: integer }, { type: string, const: trade }, { type: object }] }
      """,
      """
      tuple Trade
        0?: integer
        1?: string
        2?: {json}
        ...: json
      tuple feed.spread
        0?: [json]
        1?: string
        ...: json
      object feed.either
        a?: feed.either.a
      union feed.either.a
        Trade: Trade (array)
        string: string (string)
      union feed.incoming
        trade: Trade ([integer, trade, {}])
        spread: feed.spread ([array, spread])
        either: feed.either ({a?})
      channel feed: -
        incoming feed.incoming
          trade
          spread
          either
      """
    )
  }

  /// With the role `application`, directions are those of the document.
  func testRoleApplicationKeepsDirections() throws {
    let sample = try Sample(
      [
        "api.yaml": """
        asyncapi: 2.6.0
        info: { title: T, version: "1" }
        channels:
          news:
            subscribe: { message: { name: added, payload: { type: string } } }
            publish: { message: { name: ask, payload: { type: integer } } }
        """
      ],
      isApplication: true
    )
    XCTAssertEqual(
      sample.printed,
      """
      union news.incoming
        ask: integer (integer)
      union news.outgoing
        added: string (string)
      channel news: news
        incoming news.incoming
          ask
        outgoing news.outgoing
          added
      """
    )
    XCTAssertEqual(sample.diagnostics, [])
  }

  /// The perspective of `publish` and `subscribe` is ambiguous in version 3.
  func testRejectsActionsOfVersion2InVersion3() throws {
    for word in ["publish", "subscribe"] {
      let sample = try Sample([
        "api.yaml": """
        asyncapi: 3.0.0
        info: { title: T, version: "1" }
        channels: { news: { address: news, messages: { added: { payload: { type: string } } } } }
        operations:
          hear: { action: receive, channel: { $ref: "#/channels/news" } }
          talk: { action: \(word), channel: { $ref: "#/channels/news" } }
        """
      ])
      XCTAssertEqual(
        sample.printed,
        """
        union news.outgoing
          added: string (string)
        channel news: news
          outgoing news.outgoing
            added
        """
      )
      XCTAssertEqual(
        sample.diagnostics,
        [
          """
          api.yaml:6:19: warning: the action “\(word)” of the operation “talk” belongs to AsyncAPI \
          2; ignored [invalid-value]
            help: write action: send if this application sends the messages, or action: receive if \
          it receives them
          """
        ]
      )
    }
  }
}
