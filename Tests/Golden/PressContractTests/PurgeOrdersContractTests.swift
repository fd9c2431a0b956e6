// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class PurgeOrdersContractTests: XCTestCase {
  func testPurgeOrders() async throws {
    try await contract.verify(
      "purgeOrders",
      PurgeOrders.self,
      [
        ContractCase("press.har", 2, status: 204) {
          try await $0.purgeOrders()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
