import XCTest

/// Channels of AsyncAPI documents: which messages travel which way, and where.
final class ChannelTests: XCTestCase {
  func testWhatTheApplicationSendsComesIn() throws {
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
        tell:
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
      choice orders.incoming
        placed: orders.placed ({id})
      object orders.cancel
        why: string
      choice orders.outgoing
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

  /// Version 2 says what others may do: they publish what the application receives.
  func testPublishIsWhatWeSendInVersion2() throws {
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
      choice lights/{id}.incoming
        measured: integer (integer)
        broken: string (string)
      choice lights/{id}.outgoing
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

  func testAReplyTakesTheOtherWay() throws {
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
      choice calls.incoming by event
        pong: calls.pong = pong
      object calls.ping
        event: string = "ping"
      choice calls.outgoing by event
        ping: calls.ping = ping
      channel calls: calls
        incoming calls.incoming
          pong answers ping
        outgoing calls.outgoing
          ping
      """
    )
  }

  func testAnAddressMayBeUnknown() throws {
    try assertDocument(
      """
      asyncapi: 3.1.0
      info: { title: T, version: "1" }
      channels:
        replies: { address: null, messages: { sum: { payload: { type: number } } } }
      """,
      """
      choice replies.incoming
        sum: number (number)
      choice replies.outgoing
        sum: number (number)
      channel replies: -
        incoming replies.incoming
          sum
        outgoing replies.outgoing
          sum
      """
    )
  }

  func testTraitsAddHeadersAndNames() throws {
    try assertDocument(
      """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        news:
          subscribe:
            message: { $ref: "#/components/messages/added" }
      components:
        messages:
          added:
            contentType: application/json
            headers: { type: object, properties: { own: { type: string } } }
            payload: { type: object, properties: { id: { type: string } } }
            correlationId: { location: "$message.header#/own" }
            traits: [{ contentType: application/vnd.shop+json, headers: { type: object, required: [shared], properties: { shared: { type: integer } } } }]
      """,
      """
      object added
        id?: string
      object addedHeaders
        own?: string
        shared: integer
      choice news.incoming
        added: added ({id?})
      channel news: news
        incoming news.incoming
          added application/vnd.shop+json headers addedHeaders correlated by $message.header#/own
      """
    )
  }

  /// A file that is a part of a document doesn't say its version.
  func testAPartIsOfTheVersionOfItsDocument() throws {
    let news = "news: { subscribe: { message: { name: added, payload: { type: string } } } }\n"
    try assertDocument(
      "asyncapi: v2.6.0\nchannels: { news/all: { $ref: 'part.yaml#/news' } }\n",
      with: ["part.yaml": news],
      """
      choice news/all.incoming
        added: string (string)
      channel news/all: news/all
        incoming news/all.incoming
          added
      """
    )
  }

  /// The type of a message that several channels share is called the same whatever they call it.
  func testASharedMessageKeepsItsName() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        a: { address: a, messages: { one: { $ref: "#/components/messages/Ping" } } }
      operations: { tell: { action: send, channel: { $ref: "#/channels/a" } } }
      components:
        messages: { Ping: { payload: { type: object, properties: { id: { type: string } } } } }
      """,
      """
      object Ping
        id?: string
      choice a.incoming
        one: Ping ({id?})
      channel a: a
        incoming a.incoming
          one
      """
    )
  }

  func testWhatDoesNotFitIsTold() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        news: { address: "news/{topic}", parameters: { other: {} }, messages: { added: { payload: true } } }
      operations:
        tell: { action: emit, channel: { $ref: "#/channels/news" } }
      """,
      """
      choice news.incoming
        added: json (any)
      choice news.outgoing
        added: json (any)
      channel news: news/{topic}
        topic: string
        incoming news.incoming
          added
        outgoing news.outgoing
          added
      """,
      says: [
        "api.yaml:4:3: warning: the parameter “topic” of this address isn't described; any text is taken; describe it under parameters [bad-address]",
        "api.yaml:4:50: warning: the address has no “{other}”; the parameter is left out; write it into the address, or take it out here [bad-address]",
        "api.yaml:6:19: warning: an operation does not say whether it sends or receives, and is left out; write action: send or action: receive [unknown-action]",
      ]
    )
  }

  /// The module that is the application sends what it is said to send.
  func testOurApplicationSendsWhatItSends() throws {
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
      choice news.incoming
        ask: integer (integer)
      choice news.outgoing
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

  /// What lies in a file of its own is of the version of the document that refers to it.
  func testAChannelInAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        news/{topic}: { $ref: news.yaml }
      """,
      "news.yaml": """
      parameters: { topic: { schema: { type: string } } }
      subscribe: { message: { payload: { title: Added, type: object } } }
      """,
    ])
    XCTAssertEqual(
      sample.printed,
      """
      choice news/{topic}.incoming
        Added: {json} ({})
      channel news/{topic}: news/{topic}
        topic: string
        incoming news/{topic}.incoming
          Added
      """
    )
    XCTAssertEqual(sample.diagnostics, [])
  }

  /// What opens a connection beside the address: of bindings of WebSocket, not of other protocols.
  func testAHandshakeIsReadFromBindings() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        app:
          address: app/{key}
          parameters: { key: {} }
          bindings:
            ws:
              query:
                type: object
                required: [protocol, client]
                properties:
                  protocol: { type: integer, const: 7 }
                  client: { type: string }
                  flash: { type: boolean }
                  mode: { type: string, enum: [live, test] }
                  tags: { type: array, items: { type: string } }
              headers: { type: object, properties: { X-Trace: { type: string } } }
          messages: { on: { payload: { type: boolean } } }
      """,
      """
      enum app.mode: string
        "live"
        "test"
      choice app.incoming
        on: boolean (boolean)
      choice app.outgoing
        on: boolean (boolean)
      channel app: app/{key}
        key: string
        query protocol: integer = 7
        query client: string
        query flash?: boolean
        query mode?: app.mode
        query tags?: string
        header X-Trace?: string
        incoming app.incoming
          on
        outgoing app.outgoing
          on
      """,
      says: [
        "api.yaml:10:11: warning: “tags”, with which a connection is opened, is no text, number or truth value; any text is taken; write type: string [bad-address]"
      ]
    )
  }
}
