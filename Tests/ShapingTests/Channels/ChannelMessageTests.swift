import XCTest

/// Names and traits of messages.
final class ChannelMessageTests: XCTestCase {
  func testTraitsAddContentTypes() throws {
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
            payload: { type: object, properties: { id: { type: string } } }
            correlationId: { location: "$message.payload#/id" }
            traits: [{ contentType: application/vnd.shop+json }]
      """,
      """
      object added
        id?: string
      union news.incoming
        added: added ({id?})
      channel news: news
        incoming news.incoming
          added application/vnd.shop+json correlated by $message.payload#/id
      """
    )
  }

  /// Their types would have no use: WebSocket frames have no headers, and a broker passes headers
  /// separately from the message.
  func testReportsAndOmitsHeaders() throws {
    try assertDocument(
      Self.headers(
        added: "headers: { type: object, properties: { id: { type: string } } }, ",
        taken: "traits: [{ headers: { type: object } }], "
      ),
      Self.withoutHeaders,
      reports: [Self.note("5:29")]
    )
    try assertDocument(
      Self.headers(taken: "traits: [{ headers: { type: object } }], "),
      Self.withoutHeaders,
      reports: [Self.note("7:40")]
    )
  }

  /// A correlation ID may refer to an undescribed header.
  func testReportsACorrelationIDInHeaders() throws {
    try assertDocument(
      Self.headers(taken: "correlationId: { location: \"$message.header#/id\" }, "),
      Self.withoutHeaders + " correlated by $message.header#/id",
      reports: [Self.note("7:29")]
    )
  }

  private static func headers(added: String = "", taken: String) -> String {
    """
    asyncapi: 2.6.0
    info: { title: T, version: "1" }
    channels:
      news:
        subscribe: { message: { \(added)name: added, payload: { type: integer } } }
      lost:
        subscribe: { message: { \(taken)name: taken, payload: { type: integer } } }
    """
  }

  private static let withoutHeaders = """
    union news.incoming
      added: integer (integer)
    union lost.incoming
      taken: integer (integer)
    channel news: news
      incoming news.incoming
        added
    channel lost: lost
      incoming lost.incoming
        taken
    """

  private static func note(_ position: String) -> String {
    "api.yaml:\(position): note: headers of messages aren't supported; ignored [not-generated]"
      + "\n  help: move the values to the payload, or read the headers from the transport"
  }

  /// Names follow the rule of inline variants; a single message is named after the operation.
  func testNamesMessagesAfterRequiredMembers() throws {
    let nameless = "{ payload: { required: [VP, id], properties: { VP: {}, id: {} } } }"
    let other = "{ payload: { required: [id, ARR], properties: { ARR: {}, id: {} } } }"
    XCTAssertEqual(try names(of: "{ oneOf: [\(nameless), \(other)] }"), ["VP", "ARR"])
    XCTAssertEqual(try names(of: nameless), ["hear"])
  }

  private func names(of message: String) throws -> [String]? {
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels: { news: { subscribe: { operationId: hear, message: \(message) } } }
      """
    ])
    return sample.service?.channels.first?.incoming?.messages.map(\.name)
  }

  func testReportsMessageBindingsInAnOperation() throws {
    try assertDocument(
      Self.headers(taken: "bindings: { kafka: {} }, "),
      Self.withoutHeaders,
      reports: [
        "api.yaml:7:41: note: no code is generated for the bindings “kafka” [not-generated]\n"
          + "  help: pass them to a library for this protocol; “bindery diff” compares them"
      ]
    )
  }

  /// A message of several channels has one type, independent of the keys in the channels.
  func testASharedMessageKeepsItsName() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        a: { address: a, messages: { one: { $ref: "#/components/messages/Ping" } } }
      operations: { talk: { action: send, channel: { $ref: "#/channels/a" } } }
      components:
        messages: { Ping: { payload: { type: object, properties: { id: { type: string } } } } }
      """,
      """
      object Ping
        id?: string
      union a.incoming
        one: Ping ({id?})
      channel a: a
        incoming a.incoming
          one
      """
    )
  }

  /// A message under two keys has one type, named after the first key.
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
        talk:
          action: send
          channel: { $ref: "#/channels/a" }
          messages: [{ $ref: "#/channels/a/messages/two" }, { $ref: "#/channels/a/messages/one" }]
      components:
        messages: { Ping: { payload: { type: object, properties: { id: { type: string } } } } }
      """,
      """
      object Ping
        id?: string
      union a.incoming
        one: Ping ({id?})
      channel a: a
        incoming a.incoming
          one
      """
    )
  }
}
