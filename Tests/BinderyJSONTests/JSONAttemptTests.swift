import BinderyJSON
import TestSupport
import XCTest

/// Tests of variants that are tried in order.
final class JSONAttemptTests: XCTestCase {
  func testTheNextBestIsTriedWhenTheBestFails() throws {
    XCTAssertEqual(try decode(Link.self, #"{"end":1}"#).name, "one")
    XCTAssertEqual(try decode(Link.self, #"{"end":"x"}"#).name, "two")
    XCTAssertEqual(try decode(Link.self, #"{"next":{"end":"x"},"end":1}"#).name, "one two")
    XCTAssertEqual(try decode(Link.self, #"{"next":{"end":1},"end":"x"}"#).name, "two one")
  }

  func testAValueThatNoVariantDecodesIsKept() throws {
    XCTAssertEqual(try decode(Link.self, #"{"end":true}"#).name, "unknown")
    XCTAssertEqual(try decode(Link.self, #"{"next":{"end":[]},"end":"x"}"#).name, "two unknown")
    XCTAssertEqual(try decode(Link.self, #"{"end":9223372036854775808}"#).name, "unknown")
    let links = try decode([Link].self, #"[{"end":{}},{"end":1}]"#)
    XCTAssertEqual(links.map(\.name), ["unknown", "one"])
  }

  func testANestedUnionRefusesUnknownValues() throws {
    XCTAssertEqual(try decode(Outer.self, #"{"end":1}"#).name, "link one")
    XCTAssertEqual(try decode(Outer.self, #"{"end":true}"#).name, "flag")
    XCTAssertEqual(try decode(Outer.self, #"{"end":{}}"#).name, "unknown")
  }

  /// The last variant knows only members that are absent: reading it would lose the others.
  func testVariantsWithoutSharedMembersAreNotTried() throws {
    XCTAssertEqual(try taken(#"{"end":1}"#, failing: []), 0)
    XCTAssertNil(try taken(#"{"end":1}"#, failing: [0]))
    XCTAssertEqual(try taken(#"{"end":1,"other":2}"#, failing: [0]), 1)
    XCTAssertEqual(try taken(#"{"more":1}"#, failing: []), 1)
  }

  /// A map keeps any members, so that nothing is lost; but a message isn't matched by it.
  func testATypeOfAnyValueMatchesATypeAndNotAMessage() throws {
    for open in [JSONSignature.object(required: [], properties: []), .any] {
      XCTAssertEqual(try taken(#"{"end":1}"#, failing: [0], or: open), 2)
      XCTAssertEqual(try taken(#"{"more":1}"#, failing: [0], or: open, areMessages: true), 2)
      XCTAssertThrowsError(try taken(#"{"end":1}"#, failing: [0], or: open, areMessages: true))
    }
  }

  private func taken(
    _ text: String,
    failing: Set<Int>,
    or open: JSONSignature? = nil,
    areMessages: Bool = false
  ) throws -> Int? {
    let known: [JSONSignature] = [
      .object(required: ["end"], properties: ["next", "end"]),
      .object(required: [], properties: ["other"]),
    ]
    let selection = Unselected(signatures: known + (open.map { [$0] } ?? []), failing, areMessages)
    return try Unselected.$selection.withValue(selection) {
      try decode(Unselected.Taken.self, text).variant
    }
  }

  func testMalformedJSONIsAnErrorWithItsPath() {
    for (text, path) in [
      (#"[{"end":1},{"end":tru}]"#, "$[1].end"), (#"[{"end":1,"next":[}]"#, "$[0].next[0]"),
    ] {
      XCTAssertThrowsError(try decode([Link].self, text), text) { error in
        XCTAssertEqual((error as? JSONError)?.path.description, path, "\(error)")
      }
    }
  }

  /// Each level is read twice by the level around it, which takes exponential time for sixty
  /// levels.
  func testBacktrackingIsBounded() {
    for depth in [60, 400] {
      let text =
        String(repeating: #"{"next":"#, count: depth) + #"{"end":1}"#
        + String(repeating: #","end":true}"#, count: depth)
      XCTAssertThrowsError(try decode(Link.self, text)) { error in
        let error = error as? JSONError
        XCTAssertEqual(error?.reason, .mismatch(expected: "an integer", found: "a boolean"))
        XCTAssertEqual(error?.path.steps.last, .key("end"))
      }
    }
  }
}

/// Two types that differ in their last member, so that each attempt reads to the end.
private indirect enum Link: JSONDecodable {
  case one(Part<Int>)
  case two(Part<String>)
  case unknown(JSONValue)

  var name: String {
    switch self {
    case .one(let part): "one\(part.suffix)"
    case .two(let part): "two\(part.suffix)"
    case .unknown: "unknown"
    }
  }

  private static let variants: JSONSignatures = [
    .object(required: ["end"], properties: ["next", "end"]),
    .object(required: ["end"], properties: ["next", "end"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .one(try json.read())
      case 1: .two(try json.read())
      default: .unknown(try json.read())
      }
    }
  }
}

/// A union of which some variants can't be read.
private struct Unselected {
  let signatures: JSONSignatures
  let failing: Set<Int>
  let areMessages: Bool

  init(signatures: [JSONSignature], _ failing: Set<Int>, _ areMessages: Bool) {
    self.signatures = JSONSignatures(signatures)
    self.failing = failing
    self.areMessages = areMessages
  }

  @TaskLocal static var selection = Unselected(signatures: [], [], false)

  struct Taken: JSONDecodable {
    let variant: Int?

    init(from json: inout JSONReader) throws(JSONError) {
      let selection = Unselected.selection
      if selection.areMessages {
        variant = try json.readMessage(of: selection.signatures, Self.read)
      } else {
        variant = try json.readVariant(of: selection.signatures, Self.read)
      }
    }

    private static func read(_ json: inout JSONReader, _ variant: Int?) throws(JSONError) -> Int? {
      if let variant, Unselected.selection.failing.contains(variant) {
        throw JSONError(reason: .mismatch(expected: "another", found: "this"))
      }
      try json.skipValue()
      return variant
    }
  }
}

private struct Part<End: JSONDecodable>: JSONDecodable {
  var next: Link?
  var end: End

  var suffix: String { next.map { " " + $0.name } ?? "" }

  init(from json: inout JSONReader) throws(JSONError) {
    var end: End?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "next": json.read(into: &next)
      case "end": json.read(into: &end)
      default: try json.skipValue()
      }
    }
    self.end = try json.require(end, "end")
  }
}

private enum Outer: JSONDecodable {
  case link(Link)
  case flag(Part<Bool>)
  case unknown(JSONValue)

  var name: String {
    switch self {
    case .link(let link): "link \(link.name)"
    case .flag: "flag"
    case .unknown: "unknown"
    }
  }

  private static let variants: JSONSignatures = [
    .object(required: ["end"], properties: ["next", "end"]),
    .object(required: ["end"], properties: ["end"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .link(try json.read())
      case 1: .flag(try json.read())
      default: .unknown(try json.read())
      }
    }
  }
}
