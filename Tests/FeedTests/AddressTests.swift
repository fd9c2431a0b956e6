import BinderyRealtime
import Feed
import Lights
import XCTest

/// Tests of the generated addresses of channels and servers.
final class AddressTests: XCTestCase {
  func testParametersInBothDirections() {
    let channel = RoomChannel(room: "lobby", shard: "3", mood: .calm)
    XCTAssertEqual(channel.address, "rooms/lobby/3/calm")
    XCTAssertEqual(RoomChannel(address: "rooms/lobby/3/calm"), channel)
    XCTAssertEqual(RoomChannel.template.description, "rooms/{room}/{shard}/{mood}")
  }

  func testNumbersMustBeNumbers() {
    XCTAssertEqual(LightsChannel(address: "lights/desk/70"), LightsChannel(lamp: "desk", level: 70))
    XCTAssertEqual(LightsChannel(lamp: "desk", level: -1).address, "lights/desk/-1")
    for other in [
      "lights/desk/high", "lights/desk/", "lights/desk", "lights/desk/7/0", "lamps/a/1",
    ] {
      XCTAssertNil(LightsChannel(address: other), other)
    }
  }

  func testAcceptsUnlistedValues() {
    XCTAssertEqual(RoomChannel(address: "rooms/a/1/stormy")?.mood.rawValue, "stormy")
  }

  /// An address is plain text: escapes of URLs have no meaning here.
  func testHostileText() {
    for room in ["50%", "%2F", "a b", "{shard}", "\u{301}", "Zürich 🏳️‍🌈", "\r\n", "..", "?#"] {
      let channel = RoomChannel(room: room, shard: "1", mood: .wild)
      XCTAssertEqual(channel.address, "rooms/\(room)/1/wild")
      XCTAssertEqual(RoomChannel(address: channel.address), channel)
    }
    let split = RoomChannel(address: "rooms/a/b/1/calm")
    XCTAssertEqual(split?.parameters, ["a", "b", "1/calm"])
  }

  func testARepeatedParameterIsOne() {
    XCTAssertEqual(PairsChannel(id: "7").address, "pairs/7/of/7")
    XCTAssertEqual(PairsChannel(address: "pairs/7/of/7")?.id, "7")
    XCTAssertNil(PairsChannel(address: "pairs/7/of/8"))
  }

  /// A message may have arbitrary members.
  func testAMessageMayBeAMap() throws {
    let labels = try PairsChannel.Incoming(message: #"{"a":"b"}"#)
    XCTAssertEqual(labels.messageName, "labels")
    XCTAssertEqual(String(decoding: try labels.encoded(), as: UTF8.self), #"{"a":"b"}"#)
  }

  func testAddressesWithoutParameters() {
    XCTAssertEqual(TicksChannel().address, "ticks")
    XCTAssertEqual(TicksChannel(address: "ticks"), TicksChannel())
    XCTAssertNil(TicksChannel(address: "tick"))
    XCTAssertEqual(OddmentsChannel(address: "a/b c")?.anything, "a/b c")
  }

  func testServers() {
    XCTAssertEqual(Feed.production().url, "wss://eu.feed.test:443/v1")
    XCTAssertEqual(Feed.production(region: .us, port: "8443").url, "wss://us.feed.test:8443/v1")
    XCTAssertEqual(Feed.queue.protocol, "mqtt")
    XCTAssertEqual(Lights.broker().url, "mqtts://broker.lights.test:8883")
  }
}
