import XCTest

/// Arrays whose elements are the messages of a channel.
final class ReceivedTypeTests: XCTestCase {
  func testElementsAreMessagesOfTheChannel() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        batches:
          address: batches
          messages: { batch: { payload: { $ref: "#/components/schemas/Batch" } } }
        events:
          address: null
          messages: { on: { payload: { type: boolean } } }
      operations:
        talk: { action: send, channel: { $ref: "#/channels/batches" } }
        each: { action: send, channel: { $ref: "#/channels/events" } }
      components:
        schemas:
          Batch:
            type: object
            properties:
              m: { type: array, items: { type: object }, x-messages: { $ref: "#/channels/events" } }
      """,
      """
      object Batch
        m?: [received events.incoming]
      union batches.incoming
        batch: Batch ({m?})
      union events.incoming
        on: boolean (boolean)
      channel batches: batches
        incoming batches.incoming
          batch
      channel events: -
        incoming events.incoming
          on
      """
    )
  }

  /// An array of a response may contain messages that only the client sends.
  func testElementsMayBeOutgoingMessages() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        events:
          address: events
          messages: { on: { payload: { type: boolean } }, off: { payload: { $ref: "#/components/schemas/Log" } } }
      operations:
        hear: { action: receive, channel: { $ref: "#/channels/events" } }
      components: { schemas: { Log: { type: array, x-messages: { $ref: "#/channels/events" } } } }
      """,
      """
      alias Log = [received events.outgoing]
      union events.outgoing
        on: boolean (boolean)
        off: Log (array)
      channel events: events
        outgoing events.outgoing
          on
          off
      """
    )
  }

  func testAnOpenAPIDocumentMayReferToTheChannelsListedBesideIt() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths: {}
      components:
        schemas:
          Answer:
            type: object
            properties:
              m: { type: array, items: { type: object }, x-messages: { $ref: "events.yaml#/channels/events" } }
          Light: { type: boolean }
      """,
      with: ["events.yaml": Self.events],
      events: ["events.yaml"],
      """
      object Answer
        m?: [received events.incoming]
      alias Light = boolean
      union events.incoming
        on: Light (boolean)
      events E
      channel events: -
        incoming events.incoming
          on
      """
    )
  }

  func testIgnoresChannelsOfUnlistedDocuments() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths: {}
      components:
        schemas:
          Answer: { type: array, items: { type: integer }, x-messages: { $ref: "events.yaml#/channels/events" } }
          Other: { type: array, x-messages: events }
      """,
      with: ["events.yaml": Self.events],
      """
      alias Answer = [integer]
      alias Other = [json]
      """,
      reports: [
        "api.yaml:6:66: warning: “x-messages” must refer to a channel with messages; “items” is"
          + " used [unresolved-reference]\n  help: refer to a channel of a document that is"
          + " listed under “documents”",
        "api.yaml:7:39: warning: “x-messages” must refer to a channel with messages; “items” is"
          + " used [unresolved-reference]\n  help: refer to a channel of a document that is"
          + " listed under “documents”",
      ]
    )
  }

  private static let events = """
    asyncapi: 3.0.0
    info: { title: E, version: "1" }
    channels:
      events:
        address: null
        messages: { on: { payload: { $ref: "api.yaml#/components/schemas/Light" } } }
    operations:
      talk: { action: send, channel: { $ref: "#/channels/events" } }
    """
}
