// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class FollowNotesContractTests: XCTestCase {
  func testFollowNotes() async throws {
    try await contract.verify(
      "followNotes",
      FollowNotes.self,
      [
        ContractCase("press.har", 37, status: 200) {
          try await $0.followNotes()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .textEvents(200, reply)
      }
    }
  }
}
