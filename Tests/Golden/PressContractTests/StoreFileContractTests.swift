// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class StoreFileContractTests: XCTestCase {
  func testStoreFile() async throws {
    try await contract.verify(
      "storeFile",
      StoreFile.self,
      [
        ContractCase("press.har", 17, status: 204) {
          try await $0.storeFile(body: .data(recorded(#""AAEN/w==""#)))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
