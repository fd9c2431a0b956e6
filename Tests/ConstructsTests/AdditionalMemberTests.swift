import BinderyRuntime
import Constructs
import XCTest

/// Tests of undescribed members, which `bindings.yaml` keeps.
final class AdditionalMemberTests: XCTestCase {
  func testAdditionalMembersSurviveAChange() throws {
    let text =
      #"{"name":"Ann","plan":"pro","address":{"zip":7,"city":"Bern"},"big":70654799153372446}"#
    var profile = try JSONReader.decode(Profile.self, from: Array(text.utf8))
    XCTAssertEqual(profile.additionalMembers["plan"], "pro")
    XCTAssertEqual(profile.address?.additionalMembers, ["zip": 7])
    profile.name = "Ben"
    profile.address?.city = nil
    XCTAssertEqual(
      try written(profile),
      #"{"name":"Ben","address":{"zip":7},"big":70654799153372446,"plan":"pro"}"#
    )
  }

  func testAMemberMayHaveTheSameName() throws {
    try assertRoundTrip(
      #"{"name":"Ann","additionalMembers":3,"team":null}"#,
      Member(name: "Ann", additionalMembers: 3, otherMembers: ["team": .null])
    )
  }

  func testVariantsKeepAdditionalMembers() throws {
    try assertRoundTrip(
      #"{"phone":"1","ext":[2]}"#,
      Contact.phone(.init(phone: "1", additionalMembers: ["ext": [2]]))
    )
  }

  func testEncodesADescribedMemberOnce() throws {
    let profile = Profile(name: "Ann", additionalMembers: ["name": "Eve", "address": 1, "x": 2])
    XCTAssertEqual(try written(profile), #"{"name":"Ann","x":2}"#)
  }

  func testAdditionalMembersAffectEquality() {
    XCTAssertEqual(Profile(name: "A"), Profile(name: "A", additionalMembers: [:]))
    XCTAssertNotEqual(Profile(name: "A"), Profile(name: "A", additionalMembers: ["x": 1]))
  }

  func testClosedAndUnlistedSchemasKeepNoAdditionalMembers() throws {
    let text = Array(#"{"a":"x","b":1}"#.utf8)
    XCTAssertEqual(try written(JSONReader.decode(Closed.self, from: text)), #"{"a":"x"}"#)
    XCTAssertEqual(
      try written(
        JSONReader.decode(Hook.self, from: Array(#"{"endpoint":"a","team_id":1,"z":1}"#.utf8))
      ),
      #"{"endpoint":"a","team_id":1}"#
    )
  }

  func testNumbersKeepTheirDigits() throws {
    let text = #"{"total":12345678901234567.89,"weights":[70654799153372446,0.10,1e400]}"#
    let order = try JSONReader.decode(Order.self, from: Array(text.utf8))
    XCTAssertEqual(try written(order), text)
    XCTAssertEqual(order.total, JSONNumber("12345678901234567.89"))
    XCTAssertEqual(try written(Order(total: 19.9)), #"{"total":19.9}"#)
  }

  private func written(_ value: some JSONEncodable) throws -> String {
    String(decoding: try JSONWriter.encode(value), as: UTF8.self)
  }
}
