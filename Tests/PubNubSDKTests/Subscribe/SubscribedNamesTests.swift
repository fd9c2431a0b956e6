import XCTest

@testable import PubNubSDK

/// Sets of channels and groups with their presence.
final class SubscribedNamesTests: XCTestCase {
  func testPresenceIsRemovedWithItsChannel() {
    var names = SubscribedNames()
    names.add(["a", "b", "", "b"], ["g"], withPresence: true)
    XCTAssertEqual(names.sortedChannels, ["a", "a-pnpres", "b", "b-pnpres"])
    XCTAssertEqual(names.sortedGroups, ["g", "g-pnpres"])
    names.remove(["a"], [], presenceOnly: true)
    XCTAssertEqual(names.sortedChannels, ["a", "b", "b-pnpres"])
    names.remove(["b"], ["g"], presenceOnly: false)
    XCTAssertEqual(names.sortedChannels, ["a"])
    XCTAssertEqual(names.groups, [])
    names.remove(["a-pnpres"], [], presenceOnly: false)
    XCTAssertEqual(names.sortedChannels, ["a"])
  }

  func testANameAndItsPresenceAreListedAsOne() {
    var names = SubscribedNames()
    names.add(["b", "a.*", "c-pnpres"], [], withPresence: false)
    names.add(["b"], [], withPresence: true)
    XCTAssertEqual(
      names.listedChannels,
      [
        PubNubChannel(id: "a.*"), PubNubChannel(id: "b", withPresence: true),
        PubNubChannel(id: "c", withPresence: true),
      ]
    )
    XCTAssertEqual(names.withoutPresence.sortedChannels, ["a.*", "b"])
  }
}
