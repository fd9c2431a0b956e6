// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class MatchOrdersContractTests: XCTestCase {
  func testMatchOrders() async throws {
    try await contract.verify(
      "matchOrders",
      MatchOrders.self,
      [
        ContractCase("press.har", 4, status: 204) {
          try await $0.matchOrders(criteria: recorded(#"{"text": "a&b"}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
