import XCTest

/// By what messages are known where their authors say too little.
final class MessageRecognitionTests: XCTestCase {
  /// The member that tells one message may be anything in another.
  func testAMessageWithoutAConstantMayHaveAnyText() throws {
    try assertChannel(
      """
      joined: { payload: { properties: { type: { const: joined } } } }
      other: { payload: { required: [type, body], properties: { type: { type: string }, body: { type: string } } } }
      """,
      """
      choice a.incoming by type?
        joined: a.joined = joined
        other: a.other ({type, body})
      """
    )
  }

  /// A member that may be null doesn't always tell.
  func testAConstantThatMayBeNull() throws {
    try assertChannel(
      """
      one: { payload: { required: [t], properties: { t: { enum: [a, null] } } } }
      two: { payload: { required: [t], properties: { t: { const: b } } } }
      """,
      """
      choice a.incoming by t?
        one: a.one = a
        two: a.two = b
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
      choice a.incoming by t
        beat: json (null)
        one: a.one = a
      """
    )
  }

  private func assertChannel(
    _ messages: String,
    _ expected: String,
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
      operations: { tell: { action: send, channel: { $ref: "#/channels/a" } } }
      """
    let sample = try Sample(["api.yaml": document])
    let printed = try XCTUnwrap(sample.service).printed.split(separator: "\n")
    let choice = printed.drop { !$0.hasPrefix("choice") }.prefix { !$0.hasPrefix("channel") }
    XCTAssertEqual(choice.joined(separator: "\n"), expected, line: line)
  }
}
