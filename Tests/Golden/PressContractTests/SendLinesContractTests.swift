// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class SendLinesContractTests: XCTestCase {
  func testSendLines() async throws {
    try await contract.verify(
      "sendLines",
      SendLines.self,
      [
        ContractCase("press.har", 44, status: 204) {
          try await $0.sendLines(body: recorded(#"[{"name": "A"}, {"name": "B\n\u2028"}]"#))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
