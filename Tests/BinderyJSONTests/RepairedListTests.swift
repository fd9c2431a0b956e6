import XCTest

@testable import BinderyJSON

/// Tests of lists with any number of malformed elements.
final class RepairedListTests: XCTestCase {
  func testNumericTextsOfALongListAreKept() {
    let numbers = (0..<1000).map { "\($0)" }
    var repair = MemberRepair()
    let texts = repair.value(
      [String].self,
      parsing: Array("[\(numbers.joined(separator: ","))]".utf8)
    )
    XCTAssertEqual(texts, numbers)
    XCTAssertFalse(repair.errors.isEmpty)
  }

  func testMembersOfALongListOfObjectsAreKept() {
    let users = (0..<200).map { "{\"id\":\($0)}" }.joined(separator: ",")
    var repair = MemberRepair()
    let read = repair.value([User].self, parsing: Array("[\(users)]".utf8))
    XCTAssertEqual(read?.map(\.id), (0..<200).map { "\($0)" })
  }

  /// A list in which nothing can be converted is removed as a whole; other members remain.
  func testALongListOfOtherElementsIsRemoved() {
    let objects = Array(repeating: "{}", count: 1000).joined(separator: ",")
    var repair = MemberRepair()
    let read = repair.value(
      Named.self,
      parsing: Array("{\"tags\":[\(objects)],\"name\":\"n\"}".utf8)
    )
    XCTAssertEqual(read?.name, "n")
    XCTAssertNil(read?.tags)
  }

  func testAFewElementsAreRemovedAndReportedByTheirOriginalIndices() {
    var repair = MemberRepair()
    let text = #"{"tags":["a",{},"b",[],"c",null],"name":"n"}"#
    let read = repair.value(Named.self, parsing: Array(text.utf8))
    XCTAssertEqual(read?.tags, ["a", "b", "c"])
    XCTAssertEqual(repair.errors.map(\.path.description), ["$.tags[1]", "$.tags[3]", "$.tags[5]"])
  }

  func testWithoutConversionMembersAreRemoved() {
    var repair = MemberRepair(convertsTypes: false)
    let read = repair.value(Named.self, parsing: Array(#"{"tags":["a",7],"name":"n"}"#.utf8))
    XCTAssertEqual(read?.tags, ["a"])
    XCTAssertEqual(repair.errors.map(\.path.description), ["$.tags[1]"])
    var strict = MemberRepair(convertsTypes: false)
    XCTAssertNil(strict.value(Named.self, parsing: Array(#"{"name":7}"#.utf8)))
  }

  /// More members than a usual message has: the value is decoded without them.
  func testManyMalformedMembersOfADictionary() {
    let members = (0..<500).map { "\"k\($0)\":{}" }.joined(separator: ",")
    var repair = MemberRepair()
    let text = "{\"name\":\"n\",\"labels\":{\(members)}}"
    let read = repair.value(Named.self, parsing: Array(text.utf8))
    XCTAssertEqual(read?.name, "n")
    XCTAssertNil(read?.labels)
  }
}

private struct User: JSONDecodable {
  var id: String

  init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }
}

private struct Named: JSONDecodable {
  var name: String
  var tags: [String]?
  var labels: [String: String]?

  init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "tags": json.read(into: &tags)
      case "labels": json.read(into: &labels)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
  }
}
