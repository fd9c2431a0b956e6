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
      union replies.incoming
        sum: number (number)
      union replies.outgoing
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
      union news.incoming
        added: json (any)
      channel news: news/{a}{b}.{c}
        a: string
        b: string
        c: string
        incoming news.incoming
          added
      """,
      reports: [
        "api.yaml:5:14: warning: no separator between “{a}” and “{b}”; the first one matches a"
          + " single character [invalid-channel-address]\n  help: add a separator between the"
          + " parameters, or merge them"
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
      union news.incoming
        added: json (any)
      union news.outgoing
        added: json (any)
      channel news: news/{topic}
        topic: string
        incoming news.incoming
          added
        outgoing news.outgoing
          added
      """,
      reports: [
        "api.yaml:4:3: warning: the address parameter “topic” isn't defined; interpreted as a"
          + " string [invalid-channel-address]\n  help: add “topic” to “parameters”",
        "api.yaml:4:50: warning: the parameter “other” isn't in the channel address; ignored"
          + " [invalid-channel-address]\n  help: add “{other}” to the address, or remove the"
          + " parameter",
        "api.yaml:6:19: warning: the operation “talk” has no valid “action”; ignored"
          + " [invalid-value]\n  help: write action: send if this application sends the"
          + " messages, or action: receive if it receives them",
      ]
    )
  }
}
