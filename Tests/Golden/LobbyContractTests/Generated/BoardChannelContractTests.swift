// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class BoardChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(BoardChannel.Incoming.self, Self.received)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "board",
    messages: ["page": "board.page"],
    frames: [ContractFrame("lobby.har", 1, "page")]
  )
}
