import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// A client that sends a message a second after each call, with a generated ID, and that requests a
/// count; its user receives the replies, each with a note whose ID isn't sent.
final class RequestingPlayer: SessionPlayer, Sendable {
  let deliveries: EventLog
  /// An event for each time that it is released.
  let letGo = EventLog(timeout: 10)
  let makesIDs = true
  /// Whether notes are delivered before the replies; they are of another group.
  @TaskLocal static var deliversNotesFirst = true
  private let sockets: ScriptedSockets
  private let service: ScriptedService
  private let clock: ManualClock
  private let state = Locked(State())

  private struct State {
    var socket: WebSocket?
    var asksElsewhere = false
    var work: [Task<Void, any Error>] = []
  }

  init(on stage: ReplayStage) {
    deliveries = EventLog(timeout: stage.timeout)
    sockets = stage.sockets
    service = stage.service
    clock = stage.clock
  }

  func perform(_ call: JSONValue) async {
    switch call {
    case "open": await open("/a")
    case _ where call["open"]?.string != nil: await open(call["open"]?.string ?? "")
    case "ask": await ask("/count")
    case _ where call["ask"]?.string != nil: await ask(call["ask"]?.string ?? "")
    case "elsewhere": state.withLock { $0.asksElsewhere = true }
    case "end": run { await self.socket?.close() }
    case "vanish": socket?.drop()
    default: run { try await self.send(call["word"] ?? .null) }
    }
  }

  func expected(for recorded: JSONValue) -> JSONValue {
    guard var frame = recorded.object else { return recorded }
    if frame["machine"] != nil { frame["machine"] = "here" }
    return .object(frame)
  }

  private var socket: WebSocket? { state.withLock { $0.socket } }

  /// Simulates a request that the stage doesn't handle.
  var differences: [String] { state.withLock { $0.asksElsewhere ? ["asked elsewhere"] : [] } }

  func group(of delivery: JSONValue) -> String { delivery.object?.members.first?.key ?? "" }

  func settle() async {}

  func finish() async {
    letGo.add("gone")
    for task in state.withLock({ $0.work }) { task.cancel() }
  }

  private func run(_ action: @escaping @Sendable () async throws -> Void) {
    let task = Task { try await action() }
    state.withLock { $0.work.append(task) }
  }

  private func open(_ target: String) async {
    let url = "wss://echo.example\(target)"
    guard let socket = try? await WebSocket.connect(to: url, by: sockets) else { return }
    state.withLock { $0.socket = socket }
    run { try await self.listen(to: socket) }
  }

  private func listen(to socket: WebSocket) async throws {
    // The sleep keeps the clock of the stage advancing while it is connected.
    let silence = Task { [clock] in try await clock.sleep(for: .seconds(1000)) }
    defer {
      silence.cancel()
      state.withLock { $0.socket = nil }
    }
    for try await case .text(let text) in socket.messages {
      let all = [#"{"note":"00000000-0000-4000-8000-000000000002"}"#, text]
      (Self.deliversNotesFirst ? all : all.reversed()).forEach { deliveries.add($0) }
    }
  }

  private func send(_ words: JSONValue) async throws {
    try await clock.sleep(for: .seconds(1))
    let frame: JSONValue = [
      "id": "00000000-0000-4000-8000-000000000001", "word": words, "machine": "here",
    ]
    try await socket?.send(frame.description)
  }

  private func ask(_ target: String) async {
    let count = service.requests.all.count
    run { try await self.count(target) }
    // Otherwise the request might be sent after the session, when it is no longer compared.
    _ = try? await service.requests.first(count + 1)
  }

  private func count(_ target: String) async throws {
    let exchange = HTTPExchange(url: "https://echo.example\(target)", method: .get)
    let response = try await service.perform(exchange)
    deliveries.add(#"{"count":\#(String(decoding: response.body, as: UTF8.self))}"#)
  }
}
