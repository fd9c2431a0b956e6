import BinderyJSON
import TestSupport
import XCTest

/// Tests of messages that are selected by their members, including unusual ones.
final class JSONMessageTests: XCTestCase {
  private static let lobby: JSONSignatures = [
    .object(
      required: ["channel"],
      properties: ["channel", "data"],
      values: ["kind": [0]],
      affixes: ["channel": .suffix("-presence")]
    ),
    .object(
      required: ["channel"],
      properties: ["channel", "data"],
      affixes: ["channel": .noPrefix(["private-", "secret-"]), "event": .prefix("client-")]
    ),
    .object(required: ["channel"], properties: ["channel", "data"]),
  ]

  func testTextsSelectMessages() throws {
    for (text, expected) in [
      (#"{"channel":"lobby-presence"}"#, 0),
      (#"{"channel":"lobby-presence","kind":0}"#, 0),
      (#"{"channel":"lobby-presence","kind":0.0}"#, 0),
      (#"{"channel":"lobby-presence","kind":-0}"#, 0),
      (#"{"channel":"lobby-presence","kind":"0"}"#, 1),
      (#"{"channel":"lobby-presence","kind":null}"#, 0),
      (#"{"channel":"lobby-presence","kind":[0]}"#, 1),
      (#"{"channel":"lobby-presence","kind":1}"#, 1),
      (#"{"channel":"private-presence","kind":1}"#, 2),
      (#"{"channel":"lobby","event":"client-wave"}"#, 1),
      (#"{"channel":"lobby","event":"wave"}"#, 2),
      (#"{"channel":"lobby","event":7}"#, 2),
      (#"{"channel":"lobby","event":null}"#, 1),
      (#"{"channel":null}"#, 2),
      (#"{"channel":7}"#, 2),
    ] {
      XCTAssertEqual(try message(text), expected, text)
    }
    XCTAssertNil(try message(#"{"data":1}"#))
    XCTAssertNil(try message("{}"))
  }

  func testEscapedTextsAreEqual() throws {
    XCTAssertEqual(try message(#"{"\u0063hannel":"lobby\u002dpresence"}"#), 0)
    XCTAssertEqual(try message(#"{"ch\u0061nnel":"a","\u0065vent":"\u0063lient-wave"}"#), 1)
    XCTAssertEqual(try message(#"{"channel":"a","event":"client\u002d"}"#), 1)
    XCTAssertEqual(try message(#"{"channel":"\u0073ecret-presence","kind":"\u0031"}"#), 2)
  }

  func testUnpairedSurrogatesAreDistinct() throws {
    XCTAssertEqual(try message(#"{"channel":"\ud83d-presence"}"#), 0)
    XCTAssertEqual(try message(#"{"channel":"-presenc\ud83d","\ude00":1}"#), 1)
    XCTAssertNil(try message(#"{"channel\ud83d":"a"}"#))
  }

  func testUnlimitedNestingIsAnErrorBeforeDecoding() {
    for level in ["[", #"{"a":"#] {
      let deep = String(repeating: level, count: 10_000)
      for text in [#"{"data":\#(deep)"#, #"{"channel":\#(deep)"#, #"{"x":\#(deep)"#] {
        XCTAssertThrowsError(try message(text)) { error in
          XCTAssertEqual((error as? JSONError)?.reason, .tooDeep(limit: 512))
        }
      }
    }
  }

  func testAMemberMaySelectTheMessage() throws {
    let signatures: JSONSignatures = [
      .discriminated(["open", "opened"], by: "kind"), .discriminated([1, "open"], by: "kind"),
      .object(required: ["x"], properties: ["x"]),
      .object(required: ["kind"], properties: ["kind"]),
    ]
    for (text, expected) in [
      (#"{"kind":"open","x":1}"#, 0), (#"{"x":1,"kind":"opened"}"#, 0),
      (#"{"k\u0069nd":"o\u0070en"}"#, 0), (#"{"kind":1.0}"#, 1), (#"{"kind":"1"}"#, 3),
      (#"{"x":"open"}"#, 2),
      (#"{"kind":"ope","x":1}"#, 2), (#"{"kind":["open"]}"#, 3), (#"{"kind":null}"#, 3),
    ] {
      XCTAssertEqual(try message(text, signatures), expected, text)
    }
    XCTAssertNil(try message(#"{"y":"open"}"#, signatures))
    XCTAssertNil(try message(#""open""#, signatures))
    XCTAssertThrowsError(try message(#"{"kind":"open","x":}"#, signatures))
  }

  /// The scan stores a long string, which each attempt then uses.
  func testALongStringIsEqualInEachAttempt() throws {
    let text = #"\"quoted\" \u00e9\ud83d\ude00 and \ud83d half, \\ and / then some more"#
    let read = "\"quoted\" é😀 and \u{FFFD} half, \\ and / then some more"
    for members in [#""text":"\#(text)","end":1"#, #""end":1,"text":"\#(text)""#] {
      XCTAssertEqual(try decode(Remark.self, "{\(members)}").text, read)
      XCTAssertEqual(
        try decode([Remark].self, "[{\(members)},{\(members)}]").map(\.text),
        [read, read]
      )
    }
  }

  /// Keys are distinguished by their bytes, however many of these are equal.
  func testSimilarKeys() throws {
    let keys = [
      "", "a", "a\0", "a\0\0", "abcdefgh", "abcdefgh\0", "abcdefghi", "abcdefghijklmnop",
      "abcdefghijklmnopq", "abcdefghijklmnopr", "abcdefghXijklmnop", "abcdefghYijklmnop",
      "abcdefghijkl", "abcdefghijklmno", "channel", "channels", "channel1", "member10", "member11",
      "\u{e9}", "e\u{301}", "\u{1F600}",
    ]
    let signatures = JSONSignatures(
      keys.map { JSONSignature.object(required: [$0], properties: [$0]) }
    )
    for (position, key) in keys.enumerated() {
      let object: JSONObject = ["other": 1, key: 2]
      let text = object.description
      XCTAssertEqual(try message(text, signatures), position, text)
    }
    for other in ["abcdefghijklmn", "b", "abcdefghijklmnopqr", "abcdefghZijklmnop", "channel2"] {
      XCTAssertNil(try message(#"{"\#(other)":1}"#, signatures), other)
    }
  }

  func testThousandsOfMessagesAreSelectedInLinearTime() throws {
    let count = 5_000
    let all = (0..<count).map { number in
      JSONSignature.object(
        required: ["member\(number)"],
        properties: ["member\(number)", "shared\(number % 70)"],
        values: ["kind": [.string("kind \(number)")]],
        affixes: ["channel": .prefix("\(number)-")]
      )
    }
    let signatures = JSONSignatures(all)
    let start = ContinuousClock.now
    for number in stride(from: 0, to: count, by: 97) {
      let kind = #""kind":"kind \#(number)","channel":"\#(number)-a""#
      let members = #""member\#(number)":1,"shared\#(number % 70)":2"#
      XCTAssertEqual(try message("{\(kind),\(members)}", signatures), number)
      XCTAssertNil(try message("{\(kind)}", signatures))
    }
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
  }

  /// The first of two variants fails at its end, after the text was read.
  private struct Remark: JSONDecodable {
    var text = ""

    init(from json: inout JSONReader) throws(JSONError) {
      let look = JSONSignature.object(required: ["text"], properties: ["text"])
      self = try json.readMessage(of: [look, look]) { json, variant throws(JSONError) in
        let members: [String: JSONValue] = try json.read()
        guard variant == 1 else {
          throw JSONError(reason: .mismatch(expected: "another", found: "this"))
        }
        return Remark(text: members["text"]?.string ?? "")
      }
    }

    private init(text: String) { self.text = text }
  }

  private func message(_ text: String, _ signatures: JSONSignatures = lobby) throws -> Int? {
    try Self.$signatures.withValue(signatures) { try decode(Selected.self, text).message }
  }

  @TaskLocal private static var signatures: JSONSignatures = []

  private struct Selected: JSONDecodable {
    var message: Int?

    init(from json: inout JSONReader) throws(JSONError) {
      let signatures = JSONMessageTests.signatures
      message = try json.readMessage(of: signatures) { json, variant throws(JSONError) in
        try json.skipValue()
        return variant
      }
    }
  }
}
