import XCTest

/// Tests of multipart requests and streamed responses: correct ones pass, and each corruption is
/// reported exactly.
final class PressCorruptionTests: XCTestCase {
  func testACorrectClientHasNoViolations() async throws {
    let violations = try await PressContract().violations()
    XCTAssertEqual(violations, [])
  }

  func testIgnoresTheBoundary() async throws {
    var contract = try PressContract()
    contract.recordings = contract.recordings.replacing("WebKitFormBoundary7MA4YWxk", with: "x y")
    let violations = try await contract.violations()
    XCTAssertEqual(violations, [])
  }

  func testReportsEachCorruptedRecording() async throws {
    for corruption in PressCorruption.all {
      var contract = try PressContract()
      let pieces = contract.recordings.components(separatedBy: corruption.old)
      XCTAssertEqual(pieces.count, 2, "“\(corruption.old)” must occur once")
      contract.recordings = pieces.joined(separator: corruption.new)
      let violations = try await contract.violations()
      XCTAssertEqual(violations, corruption.expected, corruption.name)
    }
  }
}

/// A change to the recordings, and the expected violations.
struct PressCorruption: Sendable {
  let name: String
  let old: String
  let new: String
  let expected: [String]

  static let all = ofParts + ofStreams + ofWebhooks

  init(_ name: String, _ old: String, _ new: String, _ expected: String...) {
    self.name = name
    self.old = old
    self.new = new
    self.expected = expected
  }
}
