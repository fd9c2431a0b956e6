import BinderyRuntime
import Constructs
import XCTest

/// Tests that a body contains what its caller set, and no defaults of the document.
final class UnsetMemberTests: XCTestCase {
  func testOmitsUnsetMembers() throws {
    try assertEncodes(RepositoryUpdate(description: "new words"), #"{"description":"new words"}"#)
    try assertEncodes(RepositoryUpdate(), "{}")
  }

  func testOmitsUnsetMembersOfNestedObjects() throws {
    try assertEncodes(
      RepositoryUpdate(security: .init(level: 3)),
      #"{"security":{"level":3}}"#
    )
  }

  func testOmitsUnsetMembersOfSubtypes() throws {
    try assertEncodes(ForkUpdate(upstream: "main"), #"{"upstream":"main"}"#)
  }

  /// A required constant is encoded, because it is the only possible value.
  func testAVariantHasOnlyItsRequiredConstant() throws {
    try assertEncodes(ChannelUpdate.voice(.init()), #"{"kind":"voice"}"#)
    try assertEncodes(
      ChannelUpdate.text(.init(slowMode: 5)),
      #"{"kind":"text","slowMode":5}"#
    )
  }

  func testOmitsDefaultsOfEveryType() throws {
    try assertEncodes(Defaults(), "{}")
    try assertEncodes(
      Presence(must: "a", mayBeNull: nil),
      #"{"must":"a","mayBeNull":null,"version":2}"#
    )
  }

  func testSendsARequiredMemberWithoutASchema() throws {
    try assertEncodes(
      Hook(endpoint: "https://a.example", teamId: 7),
      #"{"endpoint":"https://a.example","team_id":7}"#
    )
    let text = #"{"endpoint":"x"}"#
    let read = try JSONReader.decode(Hook.self, from: Array(text.utf8))
    XCTAssertEqual(read.teamId, .null)
  }

  func testItsTypeMayComeFromAnotherBranch() throws {
    try assertEncodes(ShortLink.short(.init(slug: "a", id: 1)), #"{"slug":"a","id":1}"#)
  }

  private func assertEncodes(
    _ value: some JSONEncodable,
    _ expected: String,
    line: UInt = #line
  ) throws {
    let text = String(decoding: try JSONWriter.encode(value), as: UTF8.self)
    XCTAssertEqual(text, expected, line: line)
  }
}
