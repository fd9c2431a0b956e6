// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class AskWithBodyContractTests: XCTestCase {
  func testAskWithBody() async throws {
    try await contract.verify(
      "askWithBody",
      AskWithBody.self,
      [
        ContractCase("press.har", 22, status: 204) {
          try await $0.askWithBody(body: recorded(#"{"a": [1, null]}"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
