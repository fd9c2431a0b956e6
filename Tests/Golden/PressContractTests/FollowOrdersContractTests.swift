// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class FollowOrdersContractTests: XCTestCase {
  func testFollowOrders() async throws {
    try await contract.verify(
      "followOrders",
      FollowOrders.self,
      [
        ContractCase("press.har", 35, status: 200, schema: "followOrders.200") {
          try await $0.followOrders()
        },
        ContractCase("press.har", 36, status: 404, schema: "followOrders.404") {
          try await $0.followOrders()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .events(200, reply, until: "[DONE]")
      case .failure(.notFound(let body)): .json(404, body)
      }
    }
  }
}
