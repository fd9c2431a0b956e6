import Foundation
import XCTest

/// Asserts the printed shape of a document in Tests/Diagnostics, without its first line.
func assertCorrected(
  _ name: String,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let document = tests.appending(path: "Diagnostics/\(name)/spec.yaml")
  let text = try String(contentsOf: document, encoding: .utf8)
  XCTAssertEqual(try Sample(["api.yaml": text]).printed, expected, file: file, line: line)
}
