// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class RoutingContractTests: XCTestCase {
  func testRecordedMessagesReachTheirChannels() async {
    await checkContract {
      try await sessions.replay(
        through: [
          ReplayedChannel(
            RoomChannel.self,
            RoomChannelContractTests.received,
            RoomChannelContractTests.sent,
            openings: ["lobby.har #0": RoomChannel(room: "hall")]
          ),
          ReplayedChannel(BoardChannel.self, BoardChannelContractTests.received, query: ["since"]),
        ],
        on: [Lobby.house]
      )
    }
  }
}
