// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class NewsChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(NewsChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "news",
    messages: ["arrival": "news.arrival", "departure": "news.departure"],
    frames: [
      ContractFrame("lobby.har", 1, element: 0, of: "/news", "arrival"),
      ContractFrame("lobby.har", 1, element: 1, of: "/news", "departure"),
    ]
  )
}
