import BinderyRuntime
import XCTest

/// Tests of messages for which the prediction fails.
final class FailedPredictionTests: XCTestCase {
  func testTwoEqualMessagesPredictTheThird() throws {
    XCTAssertEqual(try tries(of: ["a", "a", "a", "a"]), ["a", "a", "a", "a"])
    XCTAssertEqual(try tries(of: ["a", "b", "a", "b"]), ["a", "b", "a", "b"])
    XCTAssertEqual(try tries(of: ["a", "a", "b"]), ["a", "a", "a", "b"])
    // Where types alternate, longer runs are needed.
    let turns = try tries(of: Array(repeating: ["a", "a", "b"], count: 20).flatMap { $0 })
    XCTAssertEqual(turns.count, 61)
    let longer = Array(repeating: "a", count: 3) + ["b"]
    XCTAssertEqual(try tries(of: ["a", "a", "b"] + longer).count, 8)
    XCTAssertEqual(try tries(of: ["a", "a", "b", "a"] + longer).count, 10)
  }

  func testAPredictionDetectsRepeatedKeys() throws {
    let (known, other) = (
      #"{"a":1,"data":{"kind":"k","x":1}}"#, #"{"a":1,"b":2,"data":{"kind":"k"}}"#
    )
    let document = #"{"type":"t","type":"u","posts":[\#(known),\#(known),\#(other)]}"#
    XCTAssertThrowsError(try decode(Envelope.self, document)) { error in
      XCTAssertEqual((error as? JSONError)?.reason, .repeatedKey("type"))
    }
  }

  func testTheErrorOfAPredictedMessageIsComplete() throws {
    let document = #"[{"type":"m","id":1},{"type":"m","id":1},{"type":"m"}]"#
    let last = try XCTUnwrap(decode([Kept].self, document).last)
    XCTAssertEqual(last.reason, .missingKey("id"))
  }

  /// A failed prediction does not reduce the budget for later messages.
  func testAFailedPredictionDoesNotUseTheBudget() throws {
    let deep = String(repeating: #"{"n":"#, count: 22) + "1" + String(repeating: "}", count: 22)
    let document = #"[{"a":1},{"a":1},{"a":1,"b":2,"data":\#(deep)},{"c":1,"d":1}]"#
    XCTAssertEqual(try decode([Burden].self, document).map(\.variant), [0, 0, 1, 3])
  }

  /// Returns the types as which messages were read, in order, including failed attempts.
  private func tries(of kinds: [String]) throws -> [String] {
    let tries = Tries()
    let document = "[" + kinds.map { #"{"\#($0)":1}"# }.joined(separator: ",") + "]"
    _ = try Counted.$tries.withValue(tries) { try decode([Counted].self, document) }
    return tries.all
  }
}

private final class Tries: Sendable {
  private let words = Locked<[String]>([])

  var all: [String] { words.withLock { $0 } }

  func add(_ word: String) { words.withLock { $0.append(word) } }
}

private struct Counted: JSONDecodable {
  @TaskLocal static var tries = Tries()

  private static let kinds: JSONSignatures = [
    .object(required: ["a"], known: ["a"]), .object(required: ["b"], known: ["b"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    try json.readMessage(of: Self.kinds) { json, variant throws(JSONError) in
      Self.tries.add(variant.map { ["a", "b"][$0] } ?? "none")
      let _: JSONValue = try json.read()
    }
  }
}

/// A message whose posts are selected by their members.
private struct Envelope: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    try json.readVariant(of: [.named(["t"], by: "type")]) { json, _ throws(JSONError) in
      var type: String?
      try json.readMembers { key, json throws(JSONError) in
        guard case "posts" = key else { return json.read(into: &type) }
        let _: [Post] = try json.read()
      }
    }
  }

  private struct Post: JSONDecodable {
    private static let kinds: JSONSignatures = [
      .object(required: ["a"], known: ["a", "data"]),
      .object(required: ["b"], known: ["a", "b", "data"]),
    ]

    init(from json: inout JSONReader) throws(JSONError) {
      try json.readMessage(of: Self.kinds) { json, variant throws(JSONError) in
        try json.readMembers { key, json throws(JSONError) in
          guard case "data" = key, variant == 0 else { return try json.skipValue() }
          let _: Content = try json.read()
        }
      }
    }
  }

  private struct Content: JSONDecodable {
    init(from json: inout JSONReader) throws(JSONError) {
      let look = JSONSignature.object(
        required: ["x"],
        known: ["kind", "x"],
        values: ["kind": ["k"]]
      )
      try json.readVariant(of: [look], toldBy: "kind") { json, _ throws(JSONError) in
        var x: Int?
        try json.readMembers { key, json throws(JSONError) in
          if case "x" = key { json.read(into: &x) } else { try json.skipValue() }
        }
        _ = try json.require(x, "x")
      }
    }
  }
}

/// A message that stores its error.
private struct Kept: JSONDecodable {
  let reason: JSONError.Reason?

  private static let kinds: JSONSignatures = [
    .object(required: ["type"], known: ["type", "id"], values: ["type": ["m"]])
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    reason = try json.readMessage(of: Self.kinds) { json, _ throws(JSONError) in
      try json.readApart({ (_: Message) in nil }, orKeep: { $1.reason })
    }
  }

  private struct Message: JSONDecodable {
    init(from json: inout JSONReader) throws(JSONError) {
      var id: Int?
      try json.readMembers { key, json throws(JSONError) in
        if case "id" = key { json.read(into: &id) } else { try json.skipValue() }
      }
      _ = try json.require(id, "id")
    }
  }
}

/// A message that uses up the budget of backtracking.
private struct Burden: JSONDecodable {
  let variant: Int?

  private static let kinds: JSONSignatures = [
    .object(required: ["a"], known: ["a", "data"]),
    .object(required: ["b"], known: ["a", "b", "data"]),
    .object(required: ["c"], known: ["c", "d"]), .object(required: ["c"], known: ["c"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    variant = try json.readMessage(of: Self.kinds) { json, variant throws(JSONError) in
      switch variant {
      case 0:
        try json.readMembers { key, json throws(JSONError) in
          guard case "data" = key else { return try json.skipValue() }
          let _: Nest = try json.read()
        }
      case 2: let _: [String: String] = try json.read()
      default: let _: JSONValue = try json.read()
      }
      return variant
    }
  }

  /// Two variants at each level, both of which are tried.
  private struct Nest: JSONDecodable {
    init(from json: inout JSONReader) throws(JSONError) {
      let look = JSONSignature.object(required: ["n"], known: ["n"])
      try json.readVariant(of: [look, look]) { json, variant throws(JSONError) in
        guard variant != nil else {
          throw JSONError(reason: .mismatch(expected: "a nest", found: "another"))
        }
        try json.readMembers { _, json throws(JSONError) in
          let _: Nest = try json.read()
        }
      }
    }
  }
}

extension JSONReader {
  fileprivate mutating func readMembers(
    _ read: (JSONKey, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    while let key = try nextKey() { try read(key, &self) }
  }
}
