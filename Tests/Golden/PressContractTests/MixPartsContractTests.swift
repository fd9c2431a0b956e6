// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class MixPartsContractTests: XCTestCase {
  func testMixParts() async throws {
    try await contract.verify(
      "mixParts",
      MixParts.self,
      [
        ContractCase("press.har", 10, status: 204) {
          try await $0.mixParts(body: recorded(#"{"part 0": "1", "part 1": {"a": [1]}}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
