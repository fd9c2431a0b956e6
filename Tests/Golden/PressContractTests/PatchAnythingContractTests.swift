// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class PatchAnythingContractTests: XCTestCase {
  func testPatchAnything() async throws {
    try await contract.verify(
      "patchAnything",
      PatchAnything.self,
      [
        ContractCase("press.har", 23, status: 204) {
          try await $0.patchAnything(body: recorded("true"))
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
