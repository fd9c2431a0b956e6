import XCTest

/// Recordings of the messages of channels.
final class ContractSessionTests: XCTestCase {
  private let document = """
    asyncapi: 3.0.0
    info: { title: Hall }
    channels:
      hall:
        messages:
          hello: { payload: { type: object, required: [a], properties: { a: { const: 1 } } } }
          welcome: { payload: { type: object, required: [a], properties: { a: { const: 2 } } } }
          wave: { payload: { type: object, required: [a], properties: { a: { const: 3 } } } }
          page: { payload: { properties: { news: { type: array, x-messages: { $ref: "#/channels/news" } } } } }
      news:
        messages: { item: { payload: { type: integer } } }
    operations:
      greet:
        action: receive
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/hello" }]
        reply:
          channel: { $ref: "#/channels/hall" }
          messages: [{ $ref: "#/channels/hall/messages/welcome" }]
      wave:
        action: receive
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/wave" }]
      waveBack:
        action: send
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/wave" }, { $ref: "#/channels/hall/messages/page" }]
      talk:
        action: send
        channel: { $ref: "#/channels/news" }
    """

  /// A plain text needs no quotation marks, and `2` is one, too.
  func testPlainTextsAreMessages() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Market }
      channels:
        market:
          messages:
            ping: { contentType: text/plain, payload: { type: string, const: ping } }
            pong: { contentType: text/plain, payload: { type: string, enum: [pong, "2"] } }
      operations:
        ask:
          action: receive
          channel: { $ref: "#/channels/market" }
          messages: [{ $ref: "#/channels/market/messages/ping" }]
        answer:
          action: send
          channel: { $ref: "#/channels/market" }
          messages: [{ $ref: "#/channels/market/messages/pong" }]
      """
    try assertContract(
      document,
      [Entry(session: "market", ["send ping ping", "receive pong pong", "receive pong 2"])],
      """
      receive pong market.pong
      frame (shop.har #0 frame 1) pong
      frame (shop.har #0 frame 2) pong
      send ping market.ping
      frame (shop.har #0 frame 0) ping
      session (shop.har #0) documented: us

      """
    )
  }

  func testMessagesAreFoundByNameAndDirection() throws {
    let role =
      "“role: application” in bindings.yaml (without one, pass --application) if the document"
      + " describes the client"
    try assertContract(
      document,
      [
        Entry(
          session: "hall",
          [
            #"send hello {"a": 1}"#, #"receive welcome {"a": 2}"#, #"receive hello {"a": 1}"#,
            #"send welcome {"a": 2}"#, #"receive wave {"a": 3}"#, #"send wave {"a": 3}"#,
            #"send howl {"a": 4}"#, "send wave a wave",
          ]
        ),
        Entry(session: "hell", [#"send hello {"a": 1}"#]),
      ],
      """
      receive welcome hall.welcome after hello
      receive wave hall.wave unless never
      receive page hall.page
      frame (shop.har #0 frame 1) welcome
      frame (shop.har #0 frame 4) wave
      send hello hall.hello
      send wave hall.wave
      frame (shop.har #0 frame 0) hello
      frame (shop.har #0 frame 5) wave
      receive item news.item
      session (shop.har #0) documented: us
      session (shop.har #1) documented: us

      """,
      exceptions: [
        "message: wave, channel: hall, direction: receive", "message: bow, channel: hall",
        "message: hello, channel: hall, direction: receive",
      ],
      reports: [
        "the message “bow” of the channel “hall” isn't defined in this direction; correct or"
          + " remove the exception",
        "the message “hello” of the channel “hall” isn't defined in this direction; correct or"
          + " remove the exception",
        "the message “hello” of the channel “hall” is recorded as received, but defined only as"
          + " sent; correct the direction or the name of the message, or write \(role)",
        "the message “welcome” of the channel “hall” is recorded as sent, but defined only as"
          + " received; correct the direction or the name of the message, or write \(role)",
        "the message “howl” of the channel “hall” isn't defined; set _bindery.message to the name"
          + " of a message in the document",
        "the recorded data doesn't match “wave”: it isn't valid JSON; correct the recording or"
          + " the document",
        "the channel “hell” isn't defined; set _bindery.channel to the name of a channel in the"
          + " document",
      ]
    )
  }

  /// An example may have an undefined message on purpose; captured traffic is a contradiction.
  func testACapturedMessageThatIsNotDefinedIsReported() throws {
    let session = Entry(
      session: "hall",
      [
        #"send hello {"a": 1}"#, #"receive welcome {"a": 2}"#, #"receive none {"a": 4}"#,
        "send none text",
      ]
    )
    .text.replacing(#"{"message": "none"}"#, with: #"{"message": null}"#)
    let contract = """
      receive welcome hall.welcome after hello
      receive wave hall.wave
      receive page hall.page
      frame (shop.har #0 frame 1) welcome
      frame (shop.har #0 frame 2) unknown
      send hello hall.hello
      send wave hall.wave
      frame (shop.har #0 frame 0) hello
      receive item news.item
      session (shop.har #0) KIND: us

      """
    try assertContract(
      document,
      [Entry(json: session.replacing("documented", with: "captured"))],
      contract.replacing("KIND", with: "captured"),
      reports: [
        "the channel “hall” doesn't define the received message; add the message to the document,"
          + " or remove it from the recording",
        "the channel “hall” doesn't define the sent message; add the message to the document, or"
          + " remove it from the recording",
      ]
    )
    try assertContract(
      document,
      [Entry(json: session)],
      contract.replacing("KIND", with: "documented")
    )
  }

  func testElementsOfAResponseAreMessagesOfAnotherChannel() throws {
    try assertContract(
      document,
      [
        answer("page", ["item", "item"], #"{"news": [1, 2]}"#),
        answer("page", ["item"], #"{"news": [1, 2]}"#), answer("wave", ["item"], #"{"a": 3}"#),
        answer("page", [nil], #"{"news": [{}]}"#),
      ],
      """
      receive welcome hall.welcome after hello
      receive wave hall.wave
      receive page hall.page
      frame (shop.har #0 body) page
      frame (shop.har #1 body) page
      frame (shop.har #2 body) wave
      frame (shop.har #3 body) page
      send hello hall.hello
      send wave hall.wave
      receive item news.item
      frame (shop.har #0 /news/0) item
      frame (shop.har #0 /news/1) item
      frame (shop.har #3 /news/0) unknown

      """,
      reports: [
        "the recorded data doesn't match “item”: 1 elements are named, but /news has 2; correct"
          + " the recording or the document",
        "the recorded data doesn't match “item”: “wave” has no array with “x-messages”; correct"
          + " the recording or the document",
      ]
    )
  }

  /// An event with a list of events has a finite schema.
  func testAMessageMayHaveAListOfItsChannel() throws {
    try assertSchemas(
      """
      asyncapi: 3.0.0
      info: { title: Hall }
      channels:
        events:
          messages:
            event: { payload: { properties: { batch: { type: array, x-messages: { $ref: "#/channels/events" } } } } }
      operations: { report: { action: send, channel: { $ref: "#/channels/events" } } }
      """,
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"events.event": \#
      {"properties": {"batch": {"type": "array", "items": {"anyOf": [true, \#
      {"$ref": "#/$defs/payload"}]}}}}, "payload": {"properties": {"batch": {"type": "array", \#
      "items": {"anyOf": [true, {"$ref": "#/$defs/payload"}]}}}}}}
      """#
    )
  }

  /// A further member of an element is one that the document doesn't describe.
  func testSchemasDescribeElementsThatAreMessages() throws {
    try assertSchemas(
      """
      asyncapi: 3.0.0
      info: { title: Hall }
      channels:
        hall:
          messages:
            page: { payload: { properties: { news: { type: array, items: { type: object }, x-messages: { $ref: "#/channels/news" } }, old: { x-messages: { $ref: "#/channels/news" } } } } }
        news:
          messages: { item: { payload: { $ref: "#/components/schemas/Item" } } }
      operations:
        talk: { action: send, channel: { $ref: "#/channels/hall" } }
        report: { action: send, channel: { $ref: "#/channels/news" } }
      components:
        schemas:
          Item: { properties: { id: { type: integer } } }
      """,
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"hall.page": \#
      {"properties": {"news": {"type": "array", "items": {"type": "object", "anyOf": [true, \#
      {"$ref": "#/$defs/Item"}]}}, "old": {"items": {"anyOf": [true, {"$ref": "#/$defs/Item"}]}}}}, \#
      "news.item": {"$ref": "#/$defs/Item"}, "Item": {"properties": {"id": {"type": "integer"}}}}}
      """#
    )
  }

  private func answer(_ message: String, _ elements: [String?], _ body: String) -> Entry {
    let names = elements.map { $0.map { "\"\($0)\"" } ?? "null" }.joined(separator: ", ")
    return Entry(
      "",
      "GET https://us.test/",
      subject: #""channel": "hall", "message": "\#(message)", "elements": [\#(names)]"#,
      status: 200,
      reply: body
    )
  }
}
