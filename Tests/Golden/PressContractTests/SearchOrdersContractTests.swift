// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class SearchOrdersContractTests: XCTestCase {
  func testSearchOrders() async throws {
    try await contract.verify(
      "searchOrders",
      SearchOrders.self,
      [
        ContractCase("press.har", 1, status: 200, schema: "searchOrders.200") {
          try await $0.searchOrders(body: recorded(#"{"text": "a b"}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(200, reply)
      }
    }
  }
}
