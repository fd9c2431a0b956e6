import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import Lobby

/// A guest of the lobby to whom recorded visits are replayed.
///
/// The guest answers pings, and leaves after an hour without messages; the user sends the others.
final class ReplayedGuest: SessionPlayer, Sendable {
  let deliveries: EventLog
  private let stage: ReplayStage
  private let socket = Locked<WebSocket?>(nil)
  private let work = Locked<[Task<Void, any Error>]>([])

  init(on stage: ReplayStage) {
    deliveries = EventLog(timeout: stage.timeout)
    self.stage = stage
  }

  func begin() { run { try await self.visit() } }

  func act(for frame: HTTPArchive.Frame) {
    guard let event = frame.bytes.flatMap({ try? RoomChannel.Outgoing(message: $0) }) else {
      return
    }
    switch event {
    case .join, .note: run { try await self.send(event) }
    case .pong, .unknown: break
    }
  }

  func settle() async {}

  func finish() async {
    for task in work.withLock({ $0 }) {
      task.cancel()
      _ = await task.result
    }
  }
}

extension ReplayedGuest {
  private func run(_ operation: @escaping @Sendable () async throws -> Void) {
    let task = Task { try await operation() }
    work.withLock { $0.append(task) }
  }

  private func send(_ event: RoomChannel.Outgoing) async throws {
    let text = String(decoding: try event.encoded(), as: UTF8.self)
    try await socket.withLock { $0 }?.send(text)
  }

  private func visit() async throws {
    let url = Lobby.house.url + RoomChannel(room: "hall").address
    let socket = try await WebSocket.connect(to: url, by: stage.sockets)
    self.socket.withLock { $0 = socket }
    defer { self.socket.withLock { $0 = nil } }
    let idleTimeout = Task { [stage] in
      try await stage.clock.sleep(for: .seconds(3600))
      await socket.close()
    }
    defer { idleTimeout.cancel() }
    for try await message in socket.messages { try await receive(message, on: socket) }
    report(["closed": socket.closure?.code.map { .number(JSONNumber($0.rawValue)) } ?? .null])
  }

  private func receive(_ message: WebSocketMessage, on socket: WebSocket) async throws {
    guard case .text(let text) = message else { return }
    switch try RoomChannel.Incoming(message: text) {
    case .entered(let entered):
      report(["here": .array(entered.data.value.guests.map { .string($0) })])
    case .note(let note): report(["said": .string(note.text)])
    case .closing: report(["closing": true])
    case .ping: try await socket.send(RoomChannel.Outgoing.pong(Pong()).encoded())
    case .unknown(let value): report(["unknown": value])
    }
  }

  private func report(_ delivery: JSONValue) { deliveries.add(delivery.description) }
}
