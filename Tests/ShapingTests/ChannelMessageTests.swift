import XCTest

/// What messages are called, and what traits add to them.
final class ChannelMessageTests: XCTestCase {
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

  /// A message under two keys is one, and has the first.
  func testAMessageUnderTwoKeysIsOne() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        a:
          address: a
          messages:
            one: { $ref: "#/components/messages/Ping" }
            two: { $ref: "#/components/messages/Ping" }
      operations:
        tell:
          action: send
          channel: { $ref: "#/channels/a" }
          messages: [{ $ref: "#/channels/a/messages/two" }, { $ref: "#/channels/a/messages/one" }]
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
}
