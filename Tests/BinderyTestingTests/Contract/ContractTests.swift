import XCTest

/// The harness on a fixture of its own: sound, it is silent; corrupted, it says exactly what is wrong.
final class ContractTests: XCTestCase {
  func testASoundClientKeepsItsContract() async throws {
    let violations = try await BookshopContract().violations()
    XCTAssertEqual(violations, [])
    let gaps = try await BookshopContract().gaps()
    XCTAssertEqual(gaps, [])
  }

  func testEachCorruptedRecordingIsNamed() async throws {
    for corruption in Corruption.ofRecordings {
      let violations = try await corruption.applied().violations()
      XCTAssertEqual(violations, corruption.expected, corruption.name)
    }
  }

  func testEachDefectOfAClientIsNamed() async throws {
    for (defect, expected) in Corruption.ofClients {
      let violations = try await Defect.$current.withValue(defect) {
        try await BookshopContract().violations()
      }
      XCTAssertEqual(violations, expected, "\(defect)")
    }
    XCTAssertEqual(Corruption.ofClients.map(\.0), Defect.allCases)
  }

  func testEachGapIsNamed() async throws {
    for corruption in Corruption.ofCompleteness {
      let gaps = try await corruption.applied().gaps()
      XCTAssertEqual(gaps, corruption.expected, corruption.name)
    }
  }
}
