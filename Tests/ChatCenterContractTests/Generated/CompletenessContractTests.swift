// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class CompletenessContractTests: XCTestCase {
  func testEveryStatusHasARecording() throws {
    try contract.verifyCompleteness(
      [
        ContractExpectation("fetchConfiguration", "200"),
        ContractExpectation("fetchConfiguration", "404"),
        ContractExpectation("fetchConfiguration", "500"),
        ContractExpectation("fetchHistory", "200"),
        ContractExpectation("fetchHistoryByOldRoute", "200"),
        ContractExpectation("countUnread", "200"),
        ContractExpectation("countUnreadByOldRoute", "200"),
        ContractExpectation("searchMessages", "200"),
        ContractExpectation("uploadFile", "200"),
        ContractExpectation("downloadFile", "200"),
      ],
      cases: [
        "configuration.har #0",
        "configuration.har #1",
        "configuration.har #2",
        "configuration.har #3",
        "files.har #0",
        "files.har #1",
        "history.har #0",
        "history.har #1",
        "history.har #2",
        "history.har #3",
        "history.har #4",
        "history.har #5",
        "history.har #6",
      ]
    )
  }
}
