// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import PubNubSDK
import XCTest

final class SubscribeChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(SubscribeChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "subscribe",
    messages: ["envelope": "subscribe.envelope"],
    frames: [
      ContractFrame("sandbox-python-sdk.har", 18, "envelope"),
      ContractFrame("sandbox-python-sdk.har", 20, "envelope"),
      ContractFrame("sandbox-python-sdk.har", 22, "envelope"),
      ContractFrame("sandbox-web-page.har", 4, "envelope"),
      ContractFrame("sandbox-web-page.har", 6, "envelope"),
      ContractFrame("subscribe.har", 0, "envelope"),
      ContractFrame("subscribe.har", 1, "envelope"),
      ContractFrame("subscribe.har", 2, "envelope"),
      ContractFrame("subscribe.har", 3, "envelope"),
      ContractFrame("subscribe.har", 4, "envelope"),
      ContractFrame("subscribe.har", 5, "envelope"),
      ContractFrame("subscribe.har", 6, "envelope"),
      ContractFrame("subscribe.har", 7, "envelope"),
      ContractFrame("subscribe.har", 8, "envelope"),
      ContractFrame("subscribe.har", 9, "envelope"),
      ContractFrame("subscribe.har", 10, "envelope"),
      ContractFrame("subscribe.har", 11, "envelope"),
      ContractFrame("subscribe.har", 12, "envelope"),
      ContractFrame("subscribe.har", 13, "envelope"),
      ContractFrame("subscribe.har", 14, "envelope"),
      ContractFrame("subscribe.har", 15, "envelope"),
      ContractFrame("subscribe.har", 16, "envelope"),
      ContractFrame("subscribe.har", 17, "envelope"),
      ContractFrame("subscribe.har", 18, "envelope"),
      ContractFrame("subscribe.har", 19, "envelope"),
      ContractFrame("subscribe.har", 20, "envelope"),
      ContractFrame("subscribe.har", 21, "envelope"),
      ContractFrame("subscribe.har", 22, "envelope"),
      ContractFrame("subscribe.har", 23, "envelope"),
      ContractFrame("subscribe.har", 24, "envelope"),
      ContractFrame("subscribe.har", 25, "envelope"),
      ContractFrame("subscribe.har", 26, "envelope"),
      ContractFrame("subscribe.har", 27, "envelope"),
    ]
  )
}
