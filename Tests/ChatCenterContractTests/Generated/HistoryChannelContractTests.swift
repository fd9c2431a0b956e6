// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import ChatCenterUI
import XCTest

final class HistoryChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(HistoryChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "history",
    messages: ["entry": "history.entry"],
    exceptions: ["entry": "it is in pages of the history; RecordedElementsTests covers it"],
    frames: []
  )
}
