import TestSupport
import XCTest

@testable import BinderyJSON

/// Tests of decoding JSON without its malformed members.
final class MemberRepairTests: XCTestCase {
  func testRemovesTextThatIsNotJSON() {
    assert(#"{"name":"a","data":"no"}"#, becomes: ["name": "a"])
  }

  func testReplacesTextByJSONWithoutMalformedMembers() {
    assert(#"{"name":"a","data":"{\"count\":[]}"}"#, becomes: ["name": "a", "data": [:]])
  }

  func testConvertsAMemberOfAnotherType() {
    assert(
      #"{"name":5,"data":"{\"count\":\"2\"}"}"#,
      becomes: ["name": "5", "data": ["count": 2]]
    )
  }

  func testReturnsNilWithoutARequiredMember() {
    var repair = MemberRepair()
    XCTAssertNil(repair.value(Message.self, parsing: Array(#"{"data":"no"}"#.utf8)))
    XCTAssertEqual(repair.errors.map(\.path.description), ["$.data", "$"])
  }

  func testConvertsWithoutRemoving() {
    let texts = [
      (#"{"name":5,"data":"{\"count\":\"2\"}"}"#, #"{"name":"5","data":{"count":2}}"#),
      (#"{"name":5,"data":"no"}"#, nil), (#"{"name":[],"data":"{}"}"#, nil),
    ]
    for (text, expected) in texts {
      var repair = MemberRepair(removesMembers: false)
      let json = try? JSONValue(parsing: text)
      let repaired = json.flatMap { repair.value(Message.self, $0)?.json }
      XCTAssertEqual(repaired?.description, expected, text)
      XCTAssertFalse(repair.errors.isEmpty, text)
    }
  }

  private func assert(
    _ text: String,
    becomes expected: JSONValue,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var repair = MemberRepair()
    guard let json = try? JSONValue(parsing: text) else {
      return XCTFail("\(text) is not JSON", file: file, line: line)
    }
    let repaired = repair.value(Message.self, json)?.json
    XCTAssertEqual(repaired, expected, file: file, line: line)
    XCTAssertFalse(repair.errors.isEmpty, file: file, line: line)
  }
}

private struct Message: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var data: EmbeddedJSON<Count>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    _ = try json.require(name, "name")
  }
}

private struct Count: JSONModel {
  var count: Int?

  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "count": json.read(into: &count)
      default: try json.skipValue()
      }
    }
  }

  func encode(into json: inout JSONWriter) {}
}
