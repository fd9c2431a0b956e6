// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import Shelter
import XCTest

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: folder.appending(path: "../ShelterRecordings"),
  schemas: schemas,
  connection: Shelter().connection,
  client: { Shelter(connection: $0) }
)

private let folder = URL(filePath: #filePath).deletingLastPathComponent()

extension XCTestCase {
  /// Records each violation of a contract as a failure in its recording.
  func checkContract(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ check: () async throws -> Void
  ) async {
    do {
      try await check()
    } catch let error as ContractViolations {
      for violation in error.violations {
        let location = violation.location
        record("\(violation)", location?.file ?? "\(file)", location?.line ?? Int(line))
      }
    } catch {
      record("\(error)", "\(file)", Int(line))
    }
  }

  private func record(_ description: String, _ file: String, _ line: Int) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: description,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
    #else
      recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
    #endif
  }
}
