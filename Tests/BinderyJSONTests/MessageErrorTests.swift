import BinderyJSON
import TestSupport
import XCTest

/// Tests of errors in lists of messages.
final class MessageErrorTests: XCTestCase {
  func testARepeatedKeyAroundMessagesIsAnError() throws {
    let (known, other) = (
      #"{"a":1,"data":{"kind":"k","x":1}}"#, #"{"a":1,"b":2,"data":{"kind":"k"}}"#
    )
    let document = #"{"type":"t","type":"u","posts":[\#(known),\#(known),\#(other)]}"#
    XCTAssertThrowsError(try decode(Envelope.self, document)) { error in
      XCTAssertEqual((error as? JSONError)?.reason, .repeatedKey("type"))
    }
  }

  func testTheErrorOfAMessageIsComplete() throws {
    let document = #"[{"type":"m","id":1},{"type":"m","id":1},{"type":"m"}]"#
    let last = try XCTUnwrap(decode([Kept].self, document).last)
    XCTAssertEqual(last.reason, .missingKey("id"))
  }
}

/// A message whose posts are selected by their members.
private struct Envelope: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    try json.readVariant(of: [.discriminated(["t"], by: "type")]) { json, _ throws(JSONError) in
      var type: String?
      try json.readMembers { key, json throws(JSONError) in
        guard case "posts" = key else { return json.read(into: &type) }
        let _: [Post] = try json.read()
      }
    }
  }

  private struct Post: JSONDecodable {
    private static let kinds: JSONSignatures = [
      .object(required: ["a"], properties: ["a", "data"]),
      .object(required: ["b"], properties: ["a", "b", "data"]),
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
        properties: ["kind", "x"],
        values: ["kind": ["k"]]
      )
      try json.readVariant(of: [look], discriminator: "kind") { json, _ throws(JSONError) in
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
    .object(required: ["type"], properties: ["type", "id"], values: ["type": ["m"]])
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    reason = try json.readMessage(of: Self.kinds) { json, _ throws(JSONError) in
      try json.readIsolated({ (_: Message) in nil }, undecodable: { $1.reason })
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
