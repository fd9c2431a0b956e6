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
            RoomChannelContractTests.sent
          ),
          ReplayedChannel(BoardChannel.self, BoardChannelContractTests.received),
        ]
      )
    }
  }
}
