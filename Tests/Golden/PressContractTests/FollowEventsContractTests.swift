// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class FollowEventsContractTests: XCTestCase {
  func testFollowEvents() async throws {
    try await contract.verify(
      "followEvents",
      FollowEvents.self,
      [
        ContractCase("press.har", 41, status: 200, schema: "followEvents.200") {
          try await $0.followEvents()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .events(200, reply)
      }
    }
  }
}
