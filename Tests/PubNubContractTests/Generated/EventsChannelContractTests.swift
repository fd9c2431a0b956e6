// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import PubNubSDK
import XCTest

final class EventsChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(EventsChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "events",
    messages: [
      "signal": "events.signal",
      "object": "events.object",
      "messageAction": "events.messageAction",
      "file": "events.file",
      "presence": "events.presence",
      "message": "events.message",
    ],
    frames: [
      ContractFrame("sandbox-python-sdk.har", 20, element: 0, of: "/m", "message"),
      ContractFrame("sandbox-python-sdk.har", 22, element: 0, of: "/m", "signal"),
      ContractFrame("sandbox-web-page.har", 6, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 3, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 1, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 2, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 3, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 4, of: "/m", "message"),
      ContractFrame("subscribe.har", 4, element: 5, of: "/m", "message"),
      ContractFrame("subscribe.har", 5, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 6, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 6, element: 1, of: "/m", "message"),
      ContractFrame("subscribe.har", 7, element: 0, of: "/m", "message"),
      ContractFrame("subscribe.har", 9, element: 0, of: "/m", "signal"),
      ContractFrame("subscribe.har", 10, element: 0, of: "/m", nil),
      ContractFrame("subscribe.har", 11, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 12, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 13, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 14, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 15, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 16, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 17, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 18, element: 0, of: "/m", "presence"),
      ContractFrame("subscribe.har", 19, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 20, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 21, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 22, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 23, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 24, element: 0, of: "/m", "object"),
      ContractFrame("subscribe.har", 25, element: 0, of: "/m", "messageAction"),
      ContractFrame("subscribe.har", 26, element: 0, of: "/m", "messageAction"),
      ContractFrame("subscribe.har", 27, element: 0, of: "/m", "file"),
      ContractFrame("subscribe.har", 27, element: 1, of: "/m", "file"),
    ]
  )
}
