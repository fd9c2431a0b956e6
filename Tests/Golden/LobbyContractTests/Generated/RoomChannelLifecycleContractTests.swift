// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class RoomChannelLifecycleContractTests: XCTestCase {
  /// A guest who listens on.
  func testAGuestWhoListensOn() throws {
    try RoomChannel.Lifecycle.verify(
      given: [.keepsListening],
      after: [.enter, .leave],
      isConnected: true
    )
  }

  /// A guest who leaves.
  func testAGuestWhoLeaves() throws {
    try RoomChannel.Lifecycle.verify(given: [], after: [.enter, .leave], isConnected: false)
  }

  /// A guest who is late.
  func testAGuestWhoIsLate() throws {
    try RoomChannel.Lifecycle.verify(given: [], after: [.nightfall, .enter], isConnected: false)
  }
}
