// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class CompletenessContractTests: XCTestCase {
  func testEveryStatusHasARecording() async {
    await checkContract {
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
          "captured-background.har #0",
          "captured-background.har #1",
          "captured-background.har #4",
          "captured-background.har #6",
          "captured-dialog.har #0",
          "captured-dialog.har #1",
          "captured-dialog.har #3",
          "captured-dialog.har #4",
          "captured-dialog.har #5",
          "captured-ending.har #0",
          "captured-ending.har #1",
          "captured-image.har #0",
          "captured-image.har #1",
          "captured-image.har #3",
          "captured-image.har #4",
          "captured-leaving.har #0",
          "captured-leaving.har #1",
          "captured-leaving.har #3",
          "captured-leaving.har #4",
          "captured-leaving.har #6",
          "captured-leaving.har #7",
          "captured-lost-socket.har #0",
          "captured-lost-socket.har #1",
          "captured-lost-socket.har #4",
          "captured-no-configuration.har #0",
          "captured-no-configuration.har #1",
          "captured-places.har #0",
          "captured-places.har #1",
          "captured-preregistration.har #0",
          "captured-preregistration.har #1",
          "captured-preregistration.har #4",
          "captured-refusals.har #0",
          "captured-refusals.har #1",
          "captured-survey.har #0",
          "captured-survey.har #1",
          "captured-survey.har #3",
          "captured-unanswered.har #0",
          "captured-unanswered.har #1",
          "captured-unread.har #0",
          "captured-unread.har #1",
          "captured-unread.har #3",
          "captured-unread.har #5",
          "captured-unread.har #6",
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
}
