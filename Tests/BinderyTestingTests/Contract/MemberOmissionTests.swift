import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Bodies without one member.
final class MemberOmissionTests: XCTestCase {
  /// Each body is decoded, so that a list must not have all of its elements in each.
  func testAListOfObjectsHasOnlyTheElementOfTheMember() throws {
    let elements = (0..<1_000).map { $0 == 900 ? #"{"id":900,"note":"a"}"# : #"{"id":\#($0)}"# }
    let response = HTTPResponse(
      status: 200,
      body: Array(#"{"list":[\#(elements.joined(separator: ","))]}"#.utf8)
    )
    let omissions = MemberOmission.all(in: response.body)
    XCTAssertEqual(
      omissions.map(\.path.description),
      ["$.list", "$.list[0].id", "$.list[900].note"]
    )
    let bodies = try omissions.map {
      try JSONReader.decode(from: $0.response(like: response).body) as JSONValue
    }
    XCTAssertEqual(bodies, [[:], ["list": [[:]]], ["list": [["id": 900]]]])
  }

  /// The positions in an array of several types have meanings.
  func testOtherArraysKeepTheirPositions() throws {
    let texts = (0..<100).map { #""\#($0)""# }.joined(separator: ",")
    let response = HTTPResponse(
      status: 200,
      body: Array(
        #"[[{"id":1},{"id":2,"pets":[{"id":3},{"id":4}],"tags":[\#(texts)]}],7,{"next":"a"}]"#.utf8
      )
    )
    let omissions = MemberOmission.all(in: response.body)
    let bodies = try omissions.map {
      try JSONReader.decode(from: $0.response(like: response).body) as JSONValue
    }
    let tags = JSONValue.array((0..<16).map { .string("\($0)") })
    XCTAssertEqual(
      bodies,
      [
        [[[:]], 7, ["next": "a"]],
        [[["id": 2, "tags": tags]], 7, ["next": "a"]],
        [[["id": 2, "pets": [[:]], "tags": tags]], 7, ["next": "a"]],
        [[["id": 2, "pets": [["id": 3]]]], 7, ["next": "a"]],
        [[["id": 1]], 7, [:]],
      ]
    )
  }

  func testAMemberOfALateElementThatTheClientAddsIsFound() throws {
    let elements = (0..<100).map { $0 == 90 ? #"{"id":90,"note":"a"}"# : #"{"id":\#($0)}"# }
    let body = Array("[\(elements.joined(separator: ","))]".utf8)
    let response = HTTPResponse(status: 200, body: body)
    let omission = try XCTUnwrap(MemberOmission.all(in: body).last)
    let received: JSONValue = try JSONReader.decode(from: omission.response(like: response).body)
    var read = received.array ?? []
    XCTAssertNil(omission.added(to: .responded(.json(200, JSONValue.array(read)))))
    XCTAssertEqual(read, [["id": 90]])
    read[0] = ["id": 90, "note": ""]
    XCTAssertEqual(omission.added(to: .responded(.json(200, JSONValue.array(read)))), "")
  }
}
