import XCTest

/// What is said beside the address of a channel.
final class HandshakeTests: XCTestCase {
  /// HTTP has bindings of operations, where WebSocket has those of channels; each may say a
  /// parameter once more.
  func testOperationsOfHTTPSayTheQuery() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        poll: { address: /poll, messages: { answer: { payload: { type: integer } } } }
      operations:
        ask:
          action: send
          channel: { $ref: "#/channels/poll" }
          bindings:
            http:
              method: GET
              query: { required: [tt], properties: { tt: { type: string }, wait: { type: integer } } }
        again:
          action: send
          channel: { $ref: "#/channels/poll" }
          bindings: { http: { method: GET, query: { properties: { tt: { type: integer } } } } }
      """,
      """
      choice poll.incoming
        answer: integer (integer)
      channel poll: /poll
        query tt: string
        query wait?: integer
        incoming poll.incoming
          answer
      """
    )
  }

  func testSoDoOperationsOfVersion2() throws {
    try assertDocument(
      """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        /poll:
          subscribe:
            message: { name: answer, payload: { type: integer } }
            bindings: { http: { type: request, query: { properties: { tt: { type: string } } } } }
      """,
      """
      choice /poll.incoming
        answer: integer (integer)
      channel /poll: /poll
        query tt?: string
        incoming /poll.incoming
          answer
      """
    )
  }
}
