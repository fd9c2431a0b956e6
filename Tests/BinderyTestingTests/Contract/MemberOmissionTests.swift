import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Bodies without one member.
final class MemberOmissionTests: XCTestCase {
  /// Each body is decoded, so that a list must not have all of its elements in each.
  func testALongListHasOnlyElementsWithFurtherMembers() throws {
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
    XCTAssertEqual(bodies.map { $0["list"]?.array?.count }, [nil, 17, 17])
    XCTAssertEqual(bodies[1]["list"]?.array?.first, [:])
    XCTAssertEqual(bodies[2]["list"]?.array?.last, ["id": 900])
  }

  func testAMemberOfALateElementThatTheClientAddsIsFound() throws {
    let elements = (0..<100).map { $0 == 90 ? #"{"id":90,"note":"a"}"# : #"{"id":\#($0)}"# }
    let body = Array("[\(elements.joined(separator: ","))]".utf8)
    let response = HTTPResponse(status: 200, body: body)
    let omission = try XCTUnwrap(MemberOmission.all(in: body).last)
    let received: JSONValue = try JSONReader.decode(from: omission.response(like: response).body)
    var read = received.array ?? []
    XCTAssertNil(omission.added(to: .responded(.json(200, JSONValue.array(read)))))
    read[read.count - 1] = ["id": 90, "note": ""]
    XCTAssertEqual(omission.added(to: .responded(.json(200, JSONValue.array(read)))), "")
  }
}
