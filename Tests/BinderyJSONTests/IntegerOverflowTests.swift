import BinderyJSON
import TestSupport
import XCTest

/// Tests of integers beyond the range of `Int`, in schemas without a format.
final class IntegerOverflowTests: XCTestCase {
  private static let big = "17843232920108168701"

  func testAnOptionalMemberIsNil() throws {
    let status = try decode(Status.self, #"{"id":\#(Self.big),"name":"a","count":3,"big":7}"#)
    XCTAssertEqual(status, Status(id: nil, name: "a", count: 3, big: 7))
    for (members, id) in [
      (#""id":-9223372036854775809"#, nil), (#""id":9223372036854775807"#, Int.max),
      (#""id":\#(Self.big),"id":5"#, 5),
    ] as [(String, Int?)] {
      let text = #"{"count":3,\#(members)}"#
      XCTAssertEqual(try decode(Status.self, text).id, id, text)
    }
  }

  func testAMemberWithAFormatHasItsRange() throws {
    let text = #"{"count":3,"big":\#(Self.big)}"#
    XCTAssertEqual(try decode(Status.self, text).big, 17_843_232_920_108_168_701)
    let wrong = #"{"count":3,"big":-1}"#
    XCTAssertThrowsError(try decode(Status.self, wrong)) { error in
      XCTAssertEqual((error as? JSONError)?.reason, .outOfRange(type: "UInt64", found: "-1"))
    }
  }

  /// A required member has no other value, and the error is that of its value.
  func testARequiredMemberIsAnError() {
    XCTAssertThrowsError(try decode(Status.self, #"{"count":\#(Self.big)}"#)) { error in
      let error = error as? JSONError
      XCTAssertEqual(error?.reason, .outOfRange(type: "Int", found: Self.big))
      XCTAssertEqual(error?.path.description, "$.count")
    }
  }

  func testOtherValuesAreErrors() {
    for id in ["\"7\"", "7.5", "1e30", "[7]", "{", "7x"] {
      XCTAssertThrowsError(try decode(Status.self, #"{"count":3,"id":\#(id)}"#), id)
    }
  }

  private struct Status: JSONDecodable, Equatable {
    var id: Int?
    var name: String?
    var count: Int
    var big: UInt64?

    init(id: Int?, name: String?, count: Int, big: UInt64?) {
      (self.id, self.name, self.count, self.big) = (id, name, count, big)
    }

    init(from json: inout JSONReader) throws(JSONError) {
      var count: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id": json.read(into: &id)
        case "name": json.read(into: &name)
        case "count": json.read(into: &count)
        case "big": json.read(into: &big)
        default: try json.skipValue()
        }
      }
      self.count = try json.require(count, "count")
    }
  }
}
