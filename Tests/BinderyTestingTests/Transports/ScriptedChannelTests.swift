import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Lobby
import TestSupport
import XCTest

/// Tests of code that uses a client of channels, whose service is the test.
final class ScriptedChannelTests: TimedTestCase {
  private let sockets = ScriptedSockets()

  private var lobby: Lobby {
    Lobby(
      server: RealtimeServer("wss://lobby.example/v1?key=secret"),
      options: RealtimeOptions(transport: sockets)
    )
  }

  func testTypedMessagesInBothDirections() async throws {
    let lobby = self.lobby
    let room = try await lobby.room(room: "blue")
    let service = try await sockets.channel(RoomChannel(room: "blue"))
    try await service.deliver(.note(Note(text: "hello")))
    var incoming = room.incoming.makeAsyncIterator()
    guard case .note(let note)? = try await incoming.next() else { return XCTFail("no note") }
    XCTAssertEqual(note.text, "hello")
    XCTAssertEqual(service.sent.map(\.messageName), [])
    try await room.send(.note(Note(text: "good evening")))
    try await room.send(.pong(Pong()))
    let sent = try await service.sent(2)
    XCTAssertEqual(sent.map(\.messageName), ["note", "pong"])
    XCTAssertEqual(service.sent.map(\.messageName), ["note", "pong"])
  }

  func testARequestIsAnswered() async throws {
    let lobby = self.lobby
    let room = try await lobby.room(room: "a/b")
    let service = try await sockets.channel(RoomChannel(room: "a/b"))
    async let reply = room.reply(to: .join(Join(guest: "Ann"))) { message in
      if case .entered(let entered) = message { entered } else { nil }
    }
    _ = try await service.sent(1)
    try await service.deliver(.entered(Entered(data: EmbeddedJSON(Company(guests: ["Ann"])))))
    _ = try await reply
  }

  /// Each channel has the socket that was opened for its address, in any order.
  func testChannelsAreDistinguishedByTheirAddresses() async throws {
    let lobby = self.lobby
    let green = try await lobby.room(room: "green")
    let blue = try await lobby.room(room: "blue")
    let service = try await sockets.channel(RoomChannel(room: "green"))
    try await green.send(.note(Note(text: "to green")))
    try await blue.send(.note(Note(text: "to blue")))
    let sent = try await service.sent(1)
    XCTAssertEqual(sent.count, 1)
    XCTAssertEqual(service.socket.sent.all.count, 1)
    XCTAssert(service.socket.sent.all[0].contains("to green"))
  }

  func testAChannelThatIsNotOpenedTimesOut() async throws {
    let sockets = ScriptedSockets(timeout: 0.05)
    do {
      _ = try await sockets.channel(RoomChannel(room: "blue"))
      XCTFail("it was opened")
    } catch {
      XCTAssertEqual(error.found, [])
    }
  }
}
