// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import ChatCenterUI
import XCTest

final class DeliveriesChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(DeliveriesChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "deliveries",
    messages: ["delivery": "deliveries.delivery"],
    exceptions: ["delivery": "it is in frames of the socket; RecordedElementsTests covers it"],
    frames: []
  )
}
