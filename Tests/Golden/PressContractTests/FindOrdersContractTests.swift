// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class FindOrdersContractTests: XCTestCase {
  func testFindOrders() async throws {
    try await contract.verify(
      "findOrders",
      FindOrders.self,
      [
        ContractCase("press.har", 3, status: 204) {
          try await $0.findOrders(criteria: recorded(#"{"text": "a b&c", "tags": ["x", "y"]}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
