// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import PubNubSDK
import XCTest

final class SubscribeChannelContractTests: XCTestCase {
  func testReceived() throws {
    try sessions.verify(SubscribeChannel.Incoming.self, Self.received)
  }

  static let received = ContractTraffic(
    .receive,
    of: "subscribe",
    messages: ["envelope"],
    frames: [
      ContractFrame("subscribe.har", 0, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 1, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 2, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 3, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 4, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 5, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 6, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 7, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 8, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 9, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 10, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 11, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 12, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 13, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 14, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 15, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 16, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 17, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 18, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 19, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 20, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 21, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 22, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 23, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 24, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 25, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 26, "envelope", schema: "subscribe.envelope"),
      ContractFrame("subscribe.har", 27, "envelope", schema: "subscribe.envelope"),
    ]
  )
}
