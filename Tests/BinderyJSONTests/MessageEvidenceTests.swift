import BinderyJSON
import XCTest

/// Tests of the evidence by which messages and channels are selected.
final class MessageEvidenceTests: XCTestCase {
  private static let subscribe = JSONSignature.object(
    required: [],
    properties: ["type", "ids", "channels"]
  )

  private func assert(_ text: String, is variant: Int?, among signatures: [JSONSignature]) {
    XCTAssertEqual(JSONSignatures(signatures).variant(of: Array(text.utf8)), variant, text)
  }

  private func evidence(_ text: String, _ signature: JSONSignature) -> MessageEvidence? {
    JSONSignatures([signature]).evidence(in: Array(text.utf8))
  }

  /// A message without required members and constants would match every object.
  func testAMessageOfOptionalMembersKnowsHalfOfThem() {
    for (text, variant) in [
      (#"{"type":"subscribe","ids":[]}"#, 0), (#"{"type":"ticker","price":1}"#, 0),
      (#"{"ids":{"type":1,"channels":2},"price":1,"size":2}"#, nil),
      (#"{"type":"ticker","price":1,"size":2}"#, nil), ("{}", 0),
    ] as [(String, Int?)] {
      assert(text, is: variant, among: [Self.subscribe])
    }
  }

  func testAConstantIsMoreEvidenceThanMembers() {
    let ticker = JSONSignature.object(
      required: [],
      properties: ["type"],
      values: ["type": ["ticker"]]
    )
    let error = JSONSignature.object(required: ["type", "ids"], properties: ["type", "ids"])
    for (text, variant) in [
      (#"{"type":"ticker","ids":[],"channels":[]}"#, 1), (#"{"type":"error","ids":[]}"#, 2),
      (#"{"type":"other","channels":[]}"#, 0), (#"{"type":"ticker","a":1,"b":2,"c":3}"#, 1),
    ] {
      assert(text, is: variant, among: [Self.subscribe, ticker, error])
      assert(text, is: 2 - variant, among: [error, ticker, Self.subscribe])
    }
  }

  func testConstantsInsideOfAMemberAreEvidence() {
    let messages = ["ticker", "trade"].map { channel in
      JSONSignature.object(
        required: ["arg", "data"],
        properties: ["arg", "data"],
        nested: ["arg": ["channel": [.string(channel)]]]
      )
    }
    let any = JSONSignature.object(required: [], properties: ["action", "arg", "data", "ts"])
    for (channel, variant) in [("ticker", 1), ("trade", 2), ("books", 0)] {
      let text = #"{"action":"update","arg":{"channel":"\#(channel)"},"data":[],"ts":1}"#
      assert(text, is: variant, among: [any] + messages)
    }
  }

  func testTheElementsOfTuplesAreEvidence() {
    let tuples: [JSONSignature] = [
      .tuple([.integer, .array, .string(["trade"]), .string()]),
      .tuple([.integer, .array, .string(["spread"]), .string()]),
      .tuple([.integer, .object(required: [], properties: []), .string(), .any]),
      .tuple([.boolean, .null, .number, .string(["a", "b"])]),
    ]
    for (text, variant) in [
      (#"[993,[["1"]],"trade","XBT/USD"]"#, 0), (#"[993,["1"],"spread","XBT/USD"]"#, 1),
      (#"[18446744073709551615,[[["1"]]],"trade"]"#, 0), (#"[1,[],"ticker"]"#, nil),
      (#"[1,{"a":[]},"ticker",[]]"#, 2), (#"[1,{"a":[]},{"b":[]},"book"]"#, nil),
      (#"[true,null,1.5,"c",7]"#, 3), ("[]", 0), ("[1.5]", nil),
    ] as [(String, Int?)] {
      assert(text, is: variant, among: tuples)
    }
    assert(#"[1,[],"ticker"]"#, is: 4, among: tuples + [.array])
    assert(#"[1,[],"trade"]"#, is: 1, among: [.array] + tuples)
  }

  /// It is the message, without a required member, unless another message has all of its own.
  func testAConstantIdentifiesAnIncompleteMessage() throws {
    let ticker = JSONSignature.object(
      required: ["feed", "id"],
      properties: ["feed", "id"],
      values: ["feed": ["ticker"]]
    )
    let subscribed = JSONSignature.object(
      required: ["event"],
      properties: ["event", "feed", "ids"],
      values: ["event": ["subscribed", "unsubscribed"]]
    )
    let feed = JSONSignature.object(required: [], properties: ["feed"])
    let incomplete = try XCTUnwrap(evidence(#"{"feed":"ticker"}"#, ticker))
    XCTAssert(incomplete.hasConstant)
    XCTAssertNil(evidence(#"{"feed":"trade"}"#, ticker))
    XCTAssertGreaterThan(incomplete, try XCTUnwrap(evidence(#"{"feed":"ticker"}"#, feed)))
    let text = #"{"event":"subscribed","feed":"ticker"}"#
    XCTAssertGreaterThan(
      try XCTUnwrap(evidence(text, subscribed)),
      try XCTUnwrap(evidence(text, ticker))
    )
    assert(#"{"feed":"ticker"}"#, is: nil, among: [ticker])
  }

  func testAnyValueIsNoEvidence() throws {
    let any = try XCTUnwrap(evidence(#"{"a":1}"#, .any))
    let object = try XCTUnwrap(evidence(#"{"a":1}"#, .object(required: [], properties: [])))
    let described = try XCTUnwrap(evidence(#"{"a":1}"#, .object(required: [], properties: ["a"])))
    XCTAssertLessThan(any, object)
    XCTAssertLessThan(object, described)
    XCTAssertFalse(described.hasConstant)
    XCTAssert(try XCTUnwrap(evidence(#""pong""#, .string(["pong"]))).hasConstant)
    XCTAssertNil(evidence("pong", .any))
  }
}
