// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class RoomChannelLifecycleContractTests: XCTestCase {
  /// A guest who listens on.
  func testAGuestWhoListensOn() async {
    await checkContract {
      try RoomChannel.Lifecycle.verify(
        given: [.keepsListening],
        after: [.enter, .leave],
        isConnected: true
      )
    }
  }

  /// A guest who leaves.
  func testAGuestWhoLeaves() async {
    await checkContract {
      try RoomChannel.Lifecycle.verify(given: [], after: [.enter, .leave], isConnected: false)
    }
  }

  /// A guest who is late.
  func testAGuestWhoIsLate() async {
    await checkContract {
      try RoomChannel.Lifecycle.verify(given: [], after: [.nightfall, .enter], isConnected: false)
    }
  }
}
