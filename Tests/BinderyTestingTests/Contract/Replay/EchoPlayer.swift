import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// A client that connects, sends back each message, and sends a ping every ten seconds; its user
/// receives the messages and the changes of the connection.
final class EchoPlayer: SessionPlayer, Sendable {
  let deliveries: EventLog
  private let sockets: ScriptedSockets
  private let clock: ManualClock
  private let queue = DispatchQueue(label: "echo")
  private let socket = Locked<WebSocket?>(nil)
  private let work = Locked<[Task<Void, Never>]>([])
  private let waited = Locked<Set<String>>([])
  private let fault: Fault?

  /// A defect: what the client does after a connection has ended, that it closes it after the first
  /// reply, or that the player waits for what doesn't come.
  enum Fault { case speaks, speaksLate, keepsIt, restsWithIt, closesFirst, waits }

  convenience init(on stage: ReplayStage) { self.init(on: stage, nil) }

  init(on stage: ReplayStage, _ fault: Fault?) {
    self.fault = fault
    deliveries = EventLog(timeout: stage.timeout)
    sockets = stage.sockets
    clock = stage.clock
  }

  func begin() {
    let task = Task { [weak self, sockets, clock, fault] in
      while let socket = try? await WebSocket.connect(to: "wss://echo.example/a?n=1", by: sockets) {
        guard await self?.speak(on: socket) == true else { return }
        guard fault == .restsWithIt else { continue }
        defer { withExtendedLifetime(socket) {} }
        guard (try? await clock.sleep(for: .seconds(2))) != nil else { return }
      }
    }
    work.withLock { $0.append(task) }
  }

  func act(for frame: HTTPArchive.Frame) {
    guard frame.opcode == 8 else { return }
    let socket = socket.withLock { $0 }
    let task = Task { await socket?.close() ?? () }
    work.withLock { $0.append(task) }
  }

  func settle() async {
    await waitInVain("settle")
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }

  func finish() async {
    for task in work.withLock({ $0 }) { task.cancel() }
    await waitInVain("finish")
  }

  /// Waits once, if the player has this defect.
  private func waitInVain(_ moment: String) async {
    guard fault == .waits, waited.withLock({ $0.insert(moment).inserted }) else { return }
    _ = try? await EventLog(timeout: 90).first(1)
  }

  /// Serves a connection until it ends; returns whether to connect again.
  private func speak(on socket: WebSocket) async -> Bool {
    self.socket.withLock { $0 = socket }
    defer { if fault != .keepsIt { self.socket.withLock { $0 = nil } } }
    report(#"{"is":"open"}"#)
    let pings = Task { [clock] in
      await withDiscardingTaskGroup { group in
        while (try? await clock.sleep(for: .seconds(10))) != nil {
          group.addTask { try? await socket.ping() }
        }
      }
    }
    defer { pings.cancel() }
    do {
      for try await message in socket.messages {
        guard case .text(let text) = message else { continue }
        report(text)
        try await socket.send(text)
        if fault == .closesFirst { await socket.close() }
      }
    } catch {
      report(#"{"is":"lost"}"#)
      return true
    }
    if fault == .speaks { try? await socket.send("bye") }
    report(#"{"is":"closed"}"#)
    guard fault == .speaksLate else { return false }
    for _ in 0..<50_000 { await Task.yield() }
    if !Task.isCancelled { try? await socket.send("bye") }
    return false
  }

  private func report(_ word: String) { queue.async { [deliveries] in deliveries.add(word) } }
}
