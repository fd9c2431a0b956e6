import BinderyRealtime
import BinderyRuntime
import TestSupport
import XCTest

/// Tests of messages that arrive together, each decoded separately.
final class ReceivedEventTests: TimedTestCase {
  func testAMalformedMessageDoesNotAffectOthers() throws {
    let batch = try read(
      #"[{"tick": 1}, {"tick": {"n": true}}, {"tock": 2}, {"tick": 3}, null]"#
    )
    XCTAssertEqual(
      batch.map(\.event),
      [.tick(1), nil, .unknown(["tock": 2]), .tick(3), .unknown(.null)]
    )
    let error = try XCTUnwrap(batch[1].error)
    XCTAssertEqual(error.text, #"{"tick": {"n": true}}"#)
    XCTAssertEqual(error.error.path.description, "$.tick")
    XCTAssertEqual(error.error.offset, 9)
    XCTAssertEqual(
      error.error.reason,
      .mismatch(expected: "an integer", found: "an object")
    )
  }

  func testAnUndecodableMessageHasAllItsErrors() throws {
    let text = #"{"tick":"a","tick":"b"}"#
    let event = try XCTUnwrap(read("[\(text)]").first?.error)
    XCTAssertEqual(event.error.all.map(\.offset), [8, 19])
    XCTAssertThrowsError(try TickMessage(message: text)) { error in
      XCTAssertEqual((error as? UndecodableEvent)?.error, event.error)
    }
  }

  /// The error is the same after any number of attempts with other messages.
  func testTheErrorOfAMessageIsRelativeToTheMessage() throws {
    let text = #"{"padding": "\#(String(repeating: "x", count: 900))", "b": null}"#
    let batch: [ReceivedEvent<SimilarMessage>] = try JSONReader.decode(
      from: Array("[\(text)]".utf8)
    )
    XCTAssertThrowsError(try JSONReader.decode(SimilarMessage.self, from: Array(text.utf8))) {
      error in
      XCTAssertEqual(batch[0].error?.error, error as? JSONError)
      XCTAssertEqual((error as? JSONError)?.path.description, "$.b")
    }
  }

  func testAnUndecodableMessageIsEncodedUnchanged() throws {
    let text = #"[{"tick":1},{"tick":"x","a":[1.50]}]"#
    let bytes = try JSONWriter.encode(read(text))
    XCTAssertEqual(String(decoding: bytes, as: UTF8.self), text)
  }

  func testInvalidJSONIsNotEncoded() {
    let error = UndecodableEvent(message: Array("{".utf8), error: JSONError(reason: .trailingBytes))
    XCTAssertThrowsError(try JSONWriter.encode([ReceivedEvent<TickMessage>.undecodable(error)]))
  }

  func testMalformedJSONIsThrownWithItsPath() {
    XCTAssertThrowsError(try read(#"[{"tick": 1}, {"tick": "a" "b"}]"#)) { error in
      XCTAssertEqual((error as? JSONError)?.path.description, "$[1].tick")
    }
  }

  /// A second reading of each message would double the time with each level, and not end.
  func testNestedMalformedMessagesAreReadOnce() throws {
    let depth = 60
    let text =
      String(repeating: #"{"x": [{"tick": "a"}, "#, count: depth) + "0"
      + String(repeating: #"], "tick": "b"}"#, count: depth)
    let nest: ReceivedEvent<NestedTick> = try JSONReader.decode(from: Array(text.utf8))
    XCTAssertNotNil(nest.error)
  }

  private func read(_ text: String) throws -> [ReceivedEvent<TickMessage>] {
    try JSONReader.decode(from: Array(text.utf8))
  }
}

/// A tick, or an unknown message.
private enum TickMessage: TypedEvent {
  case tick(Int)
  case unknown(JSONValue)

  static let messageNames = ["tick"]
  var messageName: String? { if case .tick = self { "tick" } else { nil } }

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readMessage(of: [.object(required: ["tick"], properties: ["tick"])]) {
      json,
      variant throws(JSONError) in
      variant == nil ? .unknown(try json.read()) : .tick(try json.read(Tick.self).tick)
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .tick(let count): ["tick": count].encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

private struct Tick: JSONDecodable {
  var tick: Int

  init(from json: inout JSONReader) throws(JSONError) {
    var tick: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "tick": json.read(into: &tick)
      default: try json.skipValue()
      }
    }
    self.tick = try json.require(tick, "tick")
  }
}

/// A tick that contains others.
private struct NestedTick: TypedEvent {
  var inner: [ReceivedEvent<NestedTick>]?
  var tick: Int?

  static let messageNames = ["nest"]
  var messageName: String? { "nest" }

  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "x": json.read(into: &inner)
      case "tick": json.read(into: &tick)
      default: try json.skipValue()
      }
    }
  }

  func encode(into json: inout JSONWriter) { inner.encode(into: &json) }
}

/// One of many similar messages, none of which accepts null.
private enum SimilarMessage: TypedEvent {
  case one(Strict)
  case unknown(JSONValue)

  static let messageNames = ["one"]
  var messageName: String? { if case .one = self { "one" } else { nil } }

  private static let variants = JSONSignatures(
    Array(repeating: .object(required: ["b"], properties: ["padding", "b"]), count: 20)
  )

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
      variant == nil ? .unknown(try json.read()) : .one(try json.read())
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .one(let value): value.b.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

private struct Strict: JSONDecodable {
  var b: Int

  init(from json: inout JSONReader) throws(JSONError) {
    var b: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "b": json.read(into: &b)
      default: try json.skipValue()
      }
    }
    self.b = try json.require(b, "b")
  }
}
