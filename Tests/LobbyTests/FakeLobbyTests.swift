import BinderyRealtime
import BinderyRuntime
import Lobby
import TestSupport
import XCTest

/// A view model of an app, which knows the protocol of its client alone.
@MainActor
private final class RoomModel {
  private let lobby: any LobbyAPI
  private var room: RealtimeChannel<RoomChannel>?
  private(set) var guests: [String] = []
  private(set) var notes: [String] = []
  private(set) var message: String?

  init(lobby: any LobbyAPI) { self.lobby = lobby }

  func enter(_ name: String, as guest: String) async {
    do {
      let room = try await lobby.room(room: name)
      guests = try await room.join(Join(guest: guest)).data.value.guests
      self.room = room
    } catch {
      message = "\(error)"
    }
  }

  func listen() async {
    guard let room else { return }
    do {
      for try await received in room.incoming {
        if case .note(let note) = received { notes.append(note.text) }
      }
    } catch {
      message = "\(error)"
    }
  }

  func write(_ text: String) async {
    do {
      try await room?.send(.note(Note(text: text)))
    } catch {
      message = "\(error)"
    }
  }

  func leave() { room = nil }
}

/// Tests of a view model with the generated fake.
@MainActor
final class FakeLobbyTests: TimedTestCase {
  private nonisolated static let entered = Entered(
    data: EmbeddedJSON(Company(guests: ["Ann", "Momo"]))
  )

  private let lobby = FakeLobby {
    $0.fakeChannel(RoomChannel(room: "hall")).answer = { message in
      if case .join = message { [.entered(FakeLobbyTests.entered)] } else { [] }
    }
  }
  private var hall: FakeChannel<RoomChannel> { lobby.fakeChannel(RoomChannel(room: "hall")) }

  func testMessagesAreReceived() async throws {
    let model = RoomModel(lobby: lobby)
    await model.enter("hall", as: "Momo")
    try hall.deliver(.note(Note(text: "hello")))
    hall.deliver(text: #"{"event": "note", "text": "good evening"}"#)
    hall.finish()
    await model.listen()
    XCTAssertEqual(model.notes, ["hello", "good evening"])
    XCTAssertNil(model.message)
  }

  func testMessagesAreSentAndRequestsAnswered() async {
    let model = RoomModel(lobby: lobby)
    await model.enter("hall", as: "Momo")
    await model.write("good night")
    XCTAssertEqual(model.guests, ["Ann", "Momo"])
    XCTAssertEqual(hall.sent.map(\.messageName), ["join", "note"])
    guard case .note(let note)? = hall.sent.last else { return XCTFail("no note") }
    XCTAssertEqual(note.text, "good night")
  }

  func testErrorsAreThrown() async {
    let model = RoomModel(lobby: lobby)
    hall.error = .connectionTimedOut
    await model.enter("hall", as: "Momo")
    XCTAssertEqual(model.message, "the connection was not made in time")
    hall.error = nil
    await model.enter("hall", as: "Momo")
    hall.finish(throwing: .disconnected(nil))
    await model.listen()
    XCTAssertEqual(model.message, "there is no connection")
  }

  func testStatesAreThoseOfTheTest() async {
    var states = lobby.states.makeAsyncIterator()
    let model = RoomModel(lobby: lobby)
    await model.enter("hall", as: "Momo")
    XCTAssert(hall.isInUse)
    lobby.fakeChannels.status = .reconnecting
    lobby.fakeChannels.status = .connected
    model.leave()
    XCTAssertFalse(hall.isInUse)
    var seen: [ConnectionMachine.Status] = []
    while seen.count < 7, let state = await states.next() { seen.append(state) }
    XCTAssertEqual(
      seen,
      [
        .disconnected, .connecting, .connected, .reconnecting, .connected, .disconnecting,
        .disconnected,
      ]
    )
  }

  /// The client itself conforms to the protocol.
  func testTheClientIsReplaceable() async throws {
    let clients: [any LobbyAPI] = [Lobby(), lobby]
    for client in clients {
      await client.client.disconnect()
      var states = client.states.makeAsyncIterator()
      let first = await states.next()
      XCTAssertEqual(first, .disconnected)
    }
    // The default argument of a query parameter.
    let board = try await (lobby as any LobbyAPI).board()
    XCTAssertEqual(board.channel, BoardChannel(since: nil))
  }
}
