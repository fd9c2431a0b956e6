import XCTest

/// How the messages of one direction are distinguished.
final class EventTests: XCTestCase {
  func testDiscriminatorFirstAndMembersOtherwise() throws {
    try assertEvents(
      """
      opened: { type: object, required: [event], properties: { event: { const: opened }, id: { type: string } } }
      own: { type: object, required: [event, channel], properties: { event: { type: string, pattern: "^client-" }, channel: { type: string } } }
      other: { type: object, required: [event, channel], properties: { event: { type: string }, channel: { type: string } } }
      """,
      """
      union feed.incoming by event
        opened: feed.opened = opened
        own: feed.own ({event: client-…, channel})
        other: feed.other ({event, channel})
      """
    )
  }

  /// A value that two messages share distinguishes neither.
  func testASharedValueDistinguishesNothing() throws {
    try assertEvents(
      """
      a: { type: object, required: [type, x], properties: { type: { const: done }, x: { type: string } } }
      b: { type: object, required: [type, y], properties: { type: { const: done }, y: { type: string } } }
      c: { type: object, required: [type], properties: { type: { const: begun } } }
      """,
      """
      union feed.incoming by type
        a: feed.a ({type: done, x})
        b: feed.b ({type: done, y})
        c: feed.c = begun
      """
    )
  }

  /// Messages with an optional key match by the key, the others by their members.
  func testAKeyMayBeAbsent() throws {
    try assertEvents(
      """
      plain: { type: object, required: [d], properties: { e: { enum: [0] }, d: {} } }
      signal: { type: object, required: [d, e], properties: { e: { const: 1 }, d: {} } }
      """,
      """
      union feed.incoming by e?
        plain: feed.plain = 0
        signal: feed.signal = 1
      """
    )
  }

  func testJSONInsideOfAString() throws {
    try assertEvents(
      """
      a: { type: object, required: [data], properties: { data: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { id: { type: string } } } } } }
      """,
      """
      object feed.a
        data: text of feed.a.data
      object feed.a.data
        id?: string
      union feed.incoming
        a: feed.a ({data})
      """,
      showsModels: true
    )
  }

  /// An unnamed message is named after its payload, or after its discriminating value.
  func testNamesOfMessagesWithoutAny() throws {
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        feed:
          subscribe:
            operationId: follow
            message:
              oneOf:
                - { payload: { $ref: "#/components/schemas/Book" } }
                - { payload: { title: Loan, type: object, required: [by] } }
                - { payload: { type: object, properties: { type: { enum: [returned] } } } }
                - { payload: { type: object, properties: { x: { type: string } } } }
      components: { schemas: { Book: { type: object, required: [title] } } }
      """
    ])
    let names = sample.service?.channels.first?.incoming?.messages.map(\.name)
    XCTAssertEqual(names, ["Book", "Loan", "returned", "follow"])
  }

  /// Only the common prefix and suffix of a pattern distinguish a message.
  func testAComplexPatternDistinguishesNothing() throws {
    try assertEvents(
      """
      a: { type: object, required: [k, x], properties: { k: { type: string, pattern: '^(?!x-)|^x-legacy$' }, x: { type: string } } }
      b: { type: object, required: [k, y], properties: { k: { type: string, pattern: '[a-z]\\x41$' }, y: { type: string } } }
      """,
      """
      union feed.incoming
        a: feed.a ({k, x})
        b: feed.b ({k, y})
      """
    )
  }

  private func assertEvents(
    _ payloads: String,
    _ expected: String,
    showsModels: Bool = false,
    line: UInt = #line
  ) throws {
    let messages = payloads.split(separator: "\n").map { payload in
      let halves = payload.split(separator: ":", maxSplits: 1)
      return "      \(halves[0]): { payload: \(halves[1]) }"
    }
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        feed:
          address: feed
          messages:
      \(messages.joined(separator: "\n"))
      operations:
        talk: { action: send, channel: { $ref: "#/channels/feed" } }
      """
    ])
    let lines = sample.printed.split(separator: "\n")
    let begin = lines.firstIndex { $0.hasPrefix("union") } ?? 0
    let end = lines.firstIndex { $0.hasPrefix("channel") } ?? 0
    let shown = lines[(showsModels ? 0 : begin)..<end].joined(separator: "\n")
    XCTAssertEqual(shown, expected, line: line)
    XCTAssertEqual(sample.diagnostics, [], line: line)
  }
}
