// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class ReplaceContractTests: XCTestCase {
  func testReplace() async throws {
    try await contract.verify(
      "replace",
      Replace.self,
      [
        ContractCase("press.har", 7, status: 204) {
          try await $0.replace(
            body: Upload(
              file: .text("x", fileName: "x.txt", contentType: "text/plain"),
              purpose: .web,
              additionalProperties: ["b": "2", "a": "ü"]
            )
          )
        },
        ContractCase("press.har", 8, status: 204) {
          try await $0.replace()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
