import BinderyRuntime
import Constructs
import XCTest

/// Tests of additional properties, conditions, and recursive types.
final class StructureTests: XCTestCase {
  func testAdditionalPropertiesAreKeptBesideKnownMembers() throws {
    try assertRoundTrip(
      #"{"a":"x","additionalProperties":true,"n":1}"#,
      Beside(a: "x", additionalProperties: true, otherProperties: ["n": 1])
    )
    let pattern: Pattern = ["other": .unknown("s"), "x-a": .integer(1)]
    try assertRoundTrip(#"{"other":"s","x-a":1}"#, pattern)
    try assertRoundTrip(#"{"x-a":1}"#, ["x-a": 1] as Headed)
    try assertRoundTrip(#"{"a":"b"}"#, ["a": "b"] as Labels)
    try assertRoundTrip(
      #"{"id":"a","n1":3,"x-1":"v","zz":[]}"#,
      Spread(
        id: "a",
        additionalProperties: ["n1": .integer(3), "x-1": .string("v"), "zz": .unknown([])]
      )
    )
  }

  /// JSON compares keys by code points, Swift compares strings by canonical equivalence.
  func testKeysThatAreCanonicallyEquivalent() throws {
    let text = "{\"a\":\"x\",\"\u{E9}\":1,\"e\u{301}\":2}"
    let value: JSONValue = try JSONReader.decode(from: Array(text.utf8))
    XCTAssertEqual(String(decoding: try JSONWriter.encode(value), as: UTF8.self), text)
    let beside = try JSONReader.decode(Beside.self, from: Array(text.utf8))
    XCTAssertEqual(beside.otherProperties, ["\u{E9}": 2])
  }

  func testAMemberKeepsItsUnderscoreBesideOneWithout() throws {
    try assertRoundTrip(#"{"_url":1,"url":"x"}"#, Marked(_url: 1, url: "x"))
  }

  func testMembersUnderAConditionAreKept() throws {
    try assertRoundTrip(#"{"kind":"a","size":5}"#, Conditional(kind: "a", size: 5))
    try assertRoundTrip(#"{"kind":"b","color":"red"}"#, Conditional(kind: "b", color: "red"))
  }

  func testAMemberOfTheConditionAloneIsKept() throws {
    try assertRoundTrip(#"{"kind":"b","size":5}"#, Supposed(kind: "b", size: 5))
    XCTAssertNil(Supposed().kind)
  }

  func testARecursiveList() throws {
    try assertRoundTrip("[[],[[]]]", Nest(elements: [Nest(), Nest(elements: [Nest()])]))
  }

  func testARecursiveMap() throws {
    try assertRoundTrip(
      #"{"a":{"b":{}}}"#,
      Directory(additionalProperties: [
        "a": Directory(additionalProperties: ["b": Directory()])
      ])
    )
  }

  func testARecursiveTuple() throws {
    try assertRoundTrip(
      #"["a",["b"]]"#,
      Pair(first: "a", second: Pair(first: "b"))
    )
  }

  func testElementsAfterTheTupleAreKept() throws {
    try assertRoundTrip(
      #"["a",["b"],true,{"c":[]}]"#,
      Pair(first: "a", second: Pair(first: "b"), rest: [true, .object(["c": []])])
    )
    try assertRoundTrip(#"["a",null,1]"#, Pair(first: "a", rest: [1]))
  }

  func testADynamicReferenceResolvesToTheTree() throws {
    try assertRoundTrip(
      #"{"left":{"value":1},"children":[{"value":2}]}"#,
      Tree(left: Tree(value: 1), children: [Tree(value: 2)])
    )
  }

  func testAnyJSON() throws {
    try assertRoundTrip(
      #"{"a":[1,"x",{"b":[]}]}"#,
      Anything.object(["a": .array([.number(1), .string("x"), .object(["b": .array([])])])])
    )
  }
}
