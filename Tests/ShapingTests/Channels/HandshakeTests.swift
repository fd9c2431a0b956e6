import XCTest

/// Handshake requests of channels.
final class HandshakeTests: XCTestCase {
  /// Reads query and headers of WebSocket bindings, not of other protocols.
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
      union app.incoming
        on: boolean (boolean)
      union app.outgoing
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
      reports: [
        "api.yaml:10:11: warning: the handshake parameter “tags” must be a string, number or"
          + " boolean; interpreted as a string [invalid-channel-address]\n"
          + "  help: write type: string"
      ]
    )
  }

  /// HTTP has bindings of operations, WebSocket those of channels; each may repeat a parameter.
  func testOperationBindingsOfHTTPDescribeTheQuery() throws {
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
      union poll.incoming
        answer: integer (integer)
      channel poll: /poll
        query tt: string
        query wait?: integer
        incoming poll.incoming
          answer
      """
    )
  }

  func testOperationBindingsOfHTTPInVersion2() throws {
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
      union /poll.incoming
        answer: integer (integer)
      channel /poll: /poll
        query tt?: string
        incoming /poll.incoming
          answer
      """
    )
  }
}
