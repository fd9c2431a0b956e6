// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class ListLinesContractTests: XCTestCase {
  func testListLines() async throws {
    try await contract.verify(
      "listLines",
      ListLines.self,
      [
        ContractCase("press.har", 42, status: 200, schema: "listLines.200") {
          try await $0.listLines()
        },
        ContractCase("press.har", 43, status: 206, schema: "listLines.206") {
          try await $0.listLines()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(.ok(let body)): .jsonLines(200, body)
      case .success(.partialContent(let body)): .jsonLines(206, body)
      }
    }
  }
}
