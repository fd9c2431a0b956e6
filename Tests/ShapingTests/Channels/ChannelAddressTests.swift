import XCTest

/// Addresses of channels and their parameters.
final class ChannelAddressTests: XCTestCase {
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

  /// Parsing `{a}{b}` requires a rule.
  func testReportsAdjacentParameters() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        news:
          address: "news/{a}{b}.{c}"
          parameters: { a: {}, b: {}, c: {} }
          messages: { added: { payload: true } }
      operations: { talk: { action: send, channel: { $ref: "#/channels/news" } } }
      """,
      """
      choice news.incoming
        added: json (any)
      channel news: news/{a}{b}.{c}
        a: string
        b: string
        c: string
        incoming news.incoming
          added
      """,
      reports: [
        "api.yaml:5:14: warning: no text separates “{a}” and “{b}” in this address; the first"
          + " matches one character [invalid-channel-address]"
          + "\n  help: write a separator between them, or make them one parameter"
      ]
    )
  }

  func testReportsMismatches() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        news: { address: "news/{topic}", parameters: { other: {} }, messages: { added: { payload: true } } }
      operations:
        talk: { action: emit, channel: { $ref: "#/channels/news" } }
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
      reports: [
        "api.yaml:4:3: warning: the parameter “topic” of this address isn't described; any text is"
          + " accepted [invalid-channel-address]"
          + "\n  help: describe it under parameters",
        "api.yaml:4:50: warning: the address has no “{other}”; the parameter is omitted"
          + " [invalid-channel-address]"
          + "\n  help: write it into the address, or remove it here",
        "api.yaml:6:19: warning: the operation “talk” does not state whether it sends or receives,"
          + " and is omitted [invalid-action]"
          + "\n  help: write action: send where this application sends its messages, and action:"
          + " receive where it receives them",
      ]
    )
  }
}
