import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// A client that says what it is told to after a second, with an id that it makes, and that asks
/// how much there is; its user hears the answers, each with a note, whose id goes nowhere else.
///
/// Sendable because `lock` guards all that changes.
final class AskingPlayer: SessionPlayer, @unchecked Sendable {
  let heard: Heard
  /// A word for each time that it was let go.
  let letGo = Heard(patience: 10)
  let makesIDs = true
  private let sockets: ScriptedSockets
  private let service: ScriptedService
  private let clock: ManualClock
  private let lock = NSLock()
  private var socket: WebSocket?
  private var strayed = false
  private var work: [Task<Void, any Error>] = []

  init(on stage: ReplayStage) {
    heard = Heard(patience: stage.patience)
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
    case "stray": lock.withLock { strayed = true }
    case "end": run { await self.lock.withLock { self.socket }?.close() }
    case "vanish": lock.withLock { socket }?.drop()
    default: run { try await self.say(call["say"] ?? .null) }
    }
  }

  func expected(for recorded: JSONValue) -> JSONValue {
    guard var frame = recorded.object else { return recorded }
    if frame["machine"] != nil { frame["machine"] = "here" }
    return .object(frame)
  }

  /// As if it had asked by a way that the stage hasn't.
  var differences: [String] { lock.withLock { strayed ? ["asked elsewhere"] : [] } }

  func voice(of heard: JSONValue) -> String { heard.object?.members.first?.key ?? "" }

  func settle() async {}

  func finish() async {
    letGo.add("gone")
    for task in lock.withLock({ work }) { task.cancel() }
  }

  private func run(_ errand: @escaping @Sendable () async throws -> Void) {
    let task = Task { try await errand() }
    lock.withLock { work.append(task) }
  }

  private func open(_ target: String) async {
    let url = "wss://echo.example\(target)"
    guard let socket = try? await WebSocket.connect(to: url, by: sockets) else { return }
    lock.withLock { self.socket = socket }
    run { try await self.listen(to: socket) }
  }

  private func listen(to socket: WebSocket) async throws {
    // It waits for something for as long as it is connected.
    let silence = Task { [clock] in try await clock.sleep(for: .seconds(1000)) }
    defer {
      silence.cancel()
      lock.withLock { self.socket = nil }
    }
    for try await case .text(let text) in socket.messages {
      heard.add(#"{"note":"00000000-0000-4000-8000-000000000002"}"#)
      heard.add(text)
    }
  }

  private func say(_ words: JSONValue) async throws {
    try await clock.sleep(for: .seconds(1))
    let frame: JSONValue = [
      "id": "00000000-0000-4000-8000-000000000001", "say": words, "machine": "here",
    ]
    try await lock.withLock { socket }?.send(frame.description)
  }

  private func ask(_ target: String) async {
    let count = service.asked.all.count
    run { try await self.count(target) }
    // Else it may ask only when the session is over, and nobody looks any more.
    _ = try? await service.asked.first(count + 1)
  }

  private func count(_ target: String) async throws {
    let exchange = HTTPExchange(url: "https://echo.example\(target)", method: .get)
    let response = try await service.perform(exchange)
    heard.add(#"{"count":\#(String(decoding: response.body, as: UTF8.self))}"#)
  }
}
