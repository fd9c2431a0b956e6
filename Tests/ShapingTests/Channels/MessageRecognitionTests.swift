import Shape
import XCTest

/// Recognition of messages without a discriminator.
final class MessageRecognitionTests: XCTestCase {
  /// A member may be constant in one message, and any text in another.
  func testAMessageWithoutAConstantMayHaveAnyText() throws {
    try assertChannel(
      """
      joined: { payload: { properties: { type: { const: joined } } } }
      other: { payload: { required: [type, body], properties: { type: { type: string }, body: { type: string } } } }
      """,
      """
      union a.incoming by type?
        joined: a.joined = joined
        other: a.other ({type, body})
      """
    )
  }

  /// A nullable member doesn't always distinguish a message.
  func testAConstantThatMayBeNull() throws {
    try assertChannel(
      """
      one: { payload: { required: [t], properties: { t: { enum: [a, null] } } } }
      two: { payload: { required: [t], properties: { t: { const: b } } } }
      """,
      """
      union a.incoming by t?
        one: a.one = a
        two: a.two = b
      """
    )
  }

  /// A string of digits isn't a number; numbers are compared by value.
  func testDiscriminatorValuesHaveAType() throws {
    try assertChannel(
      """
      seven: { payload: { required: [t], properties: { t: { const: 7 } } } }
      text: { payload: { required: [t], properties: { t: { const: "7" } } } }
      half: { payload: { required: [t], properties: { t: { type: number, const: 0.50 } } } }
      same: { payload: { required: [t], properties: { t: { type: number, enum: [5e-1] } } } }
      quoted: { payload: { required: [t], properties: { t: { type: integer, enum: ["8"] } } } }
      bare: { payload: { required: [t], properties: { t: { type: string, enum: [true, 1.0] } } } }
      huge: { payload: { required: [t], properties: { t: { const: 100000000000000000000 } } } }
      """,
      """
      union a.incoming by t
        seven: a.seven = 7
        text: a.text = "7"
        half: a.half ({t: 0.5})
        same: a.same ({t: 0.5})
        quoted: a.quoted = 8
        bare: a.bare = "true" | "1.0"
        huge: a.huge = 1e20
      """,
      isAmbiguous: true
    )
  }

  /// A common envelope: a member of the header identifies the payload.
  func testAConstantInsideOfAMember() throws {
    try assertChannel(
      """
      one: { payload: { required: [header], properties: { header: { required: [type], properties: { type: { const: a }, v: { const: 1 } } }, x: { type: string } } } }
      two: { payload: { required: [header], properties: { header: { required: [type], properties: { type: { const: b }, v: { const: 1 } } }, x: { type: string } } } }
      """,
      """
      union a.incoming
        one: a.one ({header, x?, header.type: a})
        two: a.two ({header, x?, header.type: b})
      """
    )
  }

  func testNullAloneIsNotAnyJSON() throws {
    try assertChannel(
      """
      beat: { payload: { type: "null" } }
      one: { payload: { required: [t], properties: { t: { const: a } } } }
      """,
      """
      union a.incoming by t
        beat: json (null)
        one: a.one = a
      """
    )
  }

  /// The types of server-sent events are the names of messages.
  func testEventTypesDistinguishTheMessagesOfAnEventStream() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      servers: { live: { host: t.example, protocol: PROTOCOL } }
      channels:
        a:
          address: a
          messages:
            one: { contentType: text/event-stream, payload: { properties: { x: { type: string } } } }
            two: { name: a.two, payload: { properties: { x: { type: string } } } }
            three: { name: one, payload: { required: [y] } }
      operations: { talk: { action: send, channel: { $ref: "#/channels/a" } } }
      """
    let stream = try Sample(["api.yaml": document.replacing("PROTOCOL", with: "https")])
    XCTAssertEqual(
      stream.diagnostics,
      [
        "api.yaml:6:5: note: only the types of their events distinguish the messages “one” and"
          + " “two”; an event without one is interpreted as “one” [indistinguishable-messages]\n"
          + "  help: send the event type “a.two” (“event:”), or add a property with a different “const”"
          + " to each message"
      ]
    )
    XCTAssertEqual(
      try XCTUnwrap(stream.service).eventTypes,
      [["one"], ["two", "a.two"], ["three"]]
    )
    let socket = try Sample(["api.yaml": document.replacing("PROTOCOL", with: "wss")])
    XCTAssertEqual(socket.diagnostics.filter { $0.contains("warning: the messages") }.count, 1)
    XCTAssertEqual(try XCTUnwrap(socket.service).eventTypes, [[], [], []])
  }

  private func assertChannel(
    _ messages: String,
    _ expected: String,
    isAmbiguous: Bool = false,
    line: UInt = #line
  ) throws {
    let indented = messages.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    let document = """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        a:
          address: a
          messages:
      \(indented)
      operations: { talk: { action: send, channel: { $ref: "#/channels/a" } } }
      """
    let sample = try Sample(["api.yaml": document])
    let isReported = sample.diagnostics.contains { $0.contains("[indistinguishable-messages]") }
    XCTAssertEqual(isReported, isAmbiguous, line: line)
    let printed = try XCTUnwrap(sample.service).printed.split(separator: "\n")
    let union = printed.drop { !$0.hasPrefix("union") }.prefix { !$0.hasPrefix("channel") }
    XCTAssertEqual(union.joined(separator: "\n"), expected, line: line)
    for model in sample.service?.models ?? Models() {
      guard case .union(let union) = model.definition else { continue }
      for variant in union.variants { assertLists(in: variant.signature, line: line) }
    }
  }

  /// Asserts that no list of constants is empty, since no text would match its message.
  private func assertLists(in signature: Union.Signature, line: UInt) {
    switch signature {
    case .object(_, _, let listed, _):
      for list in listed where list.affix == nil {
        XCTAssertFalse(list.values.isEmpty, list.key, line: line)
      }
    case .several(let signatures): for part in signatures { assertLists(in: part, line: line) }
    default: break
    }
  }
}

extension Service {
  /// The event types of the messages of the only union.
  fileprivate var eventTypes: [[String]] {
    models.flatMap { model in
      guard case .union(let union) = model.definition else { return [[String]]() }
      return union.variants.map(\.eventTypes)
    }
  }
}
