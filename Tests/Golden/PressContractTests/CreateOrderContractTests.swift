// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class CreateOrderContractTests: XCTestCase {
  func testCreateOrder() async throws {
    try await contract.verify(
      "createOrder",
      CreateOrder.self,
      [
        ContractCase("press.har", 0, status: 202) {
          try await $0.createOrder(body: recorded(#"{"url": "https://me.example/hook"}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(202)
      }
    }
  }
}
