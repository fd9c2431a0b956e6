import XCTest

/// Multipart requests and streamed answers: sound, the harness is silent; corrupted, it says
/// exactly what is wrong.
final class PressCorruptionTests: XCTestCase {
  func testASoundClientKeepsItsContract() async throws {
    let violations = try await PressContract().violations()
    XCTAssertEqual(violations, [])
  }

  func testTheBoundaryIsNoPartOfTheContract() async throws {
    var contract = try PressContract()
    contract.recordings = contract.recordings.replacing("WebKitFormBoundary7MA4YWxk", with: "x y")
    let violations = try await contract.violations()
    XCTAssertEqual(violations, [])
  }

  func testEachCorruptedRecordingIsNamed() async throws {
    for corruption in PressCorruption.all {
      var contract = try PressContract()
      let pieces = contract.recordings.components(separatedBy: corruption.old)
      XCTAssertEqual(pieces.count, 2, "“\(corruption.old)” must stand there once")
      contract.recordings = pieces.joined(separator: corruption.new)
      let violations = try await contract.violations()
      XCTAssertEqual(violations, corruption.expected, corruption.name)
    }
  }
}

/// A change to the recordings, and what the harness must say of it.
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
