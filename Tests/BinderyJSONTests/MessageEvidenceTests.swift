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

  /// Without the required contents of a required member, a message is another one.
  func testTheContentsOfMembersAreEvidence() {
    let push = { (contents: JSONSignature) in
      JSONSignature.object(
        required: ["data"],
        properties: ["id", "data"],
        contents: ["data": contents]
      )
    }
    let messages = [
      push(.object(required: ["bid"], properties: ["bid", "ask"])),
      push(.object(required: ["bid"], properties: ["bid", "time"])), push(.array),
    ]
    for (text, variant) in [
      (#"{"id":1,"data":{"bid":1,"ask":2}}"#, 0), (#"{"data":{"bid":1,"time":2},"id":1}"#, 1),
      (#"{"id":1,"data":[]}"#, 2), (#"{"id":1,"data":{"price":1}}"#, nil), (#"{"data":1}"#, nil),
      (#"{"data":{"bid":{"bid":1}}}"#, 0),
    ] as [(String, Int?)] {
      assert(text, is: variant, among: messages)
    }
  }

  /// An optional member with other contents is less evidence.
  func testTheContentsOfOptionalMembersAreEvidence() {
    let push = { (contents: JSONSignature) in
      JSONSignature.object(required: [], properties: ["data"], contents: ["data": contents])
    }
    let messages = [
      push(.object(required: [], properties: [], affixes: ["channel": .prefix("book.")])),
      push(.object(required: ["bid"], properties: ["bid"])), push(.array),
    ]
    for (text, variant) in [
      (#"{"data":{"channel":"book.x"}}"#, 0), (#"{"data":{"bid":1}}"#, 1),
      (#"{"data":{"channel":"mean"}}"#, 1), (#"{"data":[1]}"#, 2), (#"{"data":null}"#, 0),
    ] {
      assert(text, is: variant, among: messages)
    }
  }

  /// Lists that overlap are open; if none overlap, an unlisted value is another message's.
  func testAnUnlistedValueOfDisjointListsIsNoMessage() {
    let message = { (types: [JSONScalar]) in
      JSONSignature.object(
        required: ["type"],
        properties: ["type", "kind", "id"],
        values: ["type": types, "kind": ["new"]]
      )
    }
    let lists = [message(["a", "b"]), message(["c", "d"])]
    for (text, variant) in [
      (#"{"type":"b"}"#, 0), (#"{"type":"c"}"#, 1), (#"{"type":"e"}"#, nil),
      (#"{"type":"e","kind":"new"}"#, 0),
    ] as [(String, Int?)] {
      assert(text, is: variant, among: lists)
    }
    let text = #"{"type":"e","id":1}"#
    assert(text, is: nil, among: lists)
    assert(text, is: 0, among: [message(["a", "b"]), message(["b", "d"])])
    assert(text, is: 0, among: [message(["a", "b"]), message(["a", "b"])])
  }

  /// Members distinguish these messages, so that an unlisted value is a later addition.
  func testListsOfMessagesWithOtherMembersAreOpen() {
    let lists: [JSONSignature] = [
      .object(required: ["type", "order"], properties: [], values: ["type": ["limit", "market"]]),
      .object(required: ["type", "trade"], properties: [], values: ["type": ["buy", "sell"]]),
    ]
    assert(#"{"type":"stop","order":1}"#, is: 0, among: lists)
    assert(#"{"type":"stop","trade":1}"#, is: 1, among: lists)
  }

  /// Where a constant identifies another message, an unlisted value is that of a further one.
  func testAListBesideAConstantIsClosed() {
    let messages: [JSONSignature] = [
      .object(required: ["type", "order"], properties: [], values: ["type": ["order"]]),
      .object(required: ["type", "price"], properties: [], values: ["type": ["tick", "batch"]]),
    ]
    assert(#"{"type":"batch","price":1}"#, is: 1, among: messages)
    assert(#"{"type":"change","price":1}"#, is: nil, among: messages)
  }

  /// A constant distinguishes these arrays.
  func testListsOfTuplesWithOtherConstantsAreOpen() {
    let tuples: [JSONSignature] = [
      .tuple([.string(["ticker"]), .string(["added", "removed"])]),
      .tuple([.string(["order"]), .string(["opened", "closed"])]),
    ]
    assert(#"["order","amended"]"#, is: 1, among: tuples)
    assert(#"["ticker","opened"]"#, is: 0, among: tuples)
  }

  /// The elements of arrays in a tuple, the number of elements, and constants that are numbers.
  func testTheContentsOfTuplesAreEvidence() {
    let level = JSONSignature.tuple([.number, .integer, .number])
    let tuples: [JSONSignature] = [
      .tuple([.integer, .tuple([.number, .number, .number, .number, .number])]),
      .tuple([.integer, .list(of: level)]), .tuple([.integer, level]),
      .tuple([.integer, .string(["hb"])]), .tuple([.constant(0), .string(["hb"])]),
      .tuple([.constant(0), .string(["on", "oc"])]), .tuple([.integer, .text(matching: "^ohlc-")]),
    ]
    for (text, variant) in [
      ("[7,[1,2,3.5,4,5]]", 0), ("[7,[[1.5,1,2],[2,1,1]]]", 1), ("[7,[]]", 1), ("[7,[1.5,1,2]]", 2),
      (#"[7,"hb"]"#, 3), (#"[0,"hb"]"#, 4), (#"[0.0,"oc"]"#, 5), (#"[0,"no"]"#, nil),
      (#"[7,"ohlc-5"]"#, 6), (#"[7,[["1"]]]"#, nil), ("[7,[1,1,1,1]]", 0),
    ] as [(String, Int?)] {
      assert(text, is: variant, among: tuples)
    }
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
