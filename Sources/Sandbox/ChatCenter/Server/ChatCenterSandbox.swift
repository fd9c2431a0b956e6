import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import Foundation

/// A local Chat Center without sockets of its own, for use with a server.
///
///     let sandbox = ChatCenterSandbox()
///     let server = try ChatCenterServer(sandbox)
///     defer { server.stop() }
///     sandbox.configure { $0.channelConfig = ["keepSocketActive": true] }
///     sandbox.add(SandboxFault("/api/chat/config", .status(500)))
///
/// It implements the protocol as the specification assumes it. It is independent of the server in
/// front of it, so that a test can stop one and start another.
public final class ChatCenterSandbox: Sendable {
  public let settings: ChatCenterSettings
  private let clock: any SandboxClock
  let observe: @Sendable (String) -> Void
  let recorder: TrafficRecorder?
  private let state: Locked<State>

  private struct State {
    var app: ChatCenterApp
    var links: [String: SocketLink] = [:]
    var script = FaultScript()
    var connectionScript = ConnectionScript()
    var log = RequestLog()
    var alarm = SandboxAlarm()
  }

  static let socketPath = SocketChannel.template.template

  /// Creates a service without data.
  ///
  /// - Parameters:
  ///   - observe: Called with a line for each request and each frame of a client, on the thread of
  ///     its connection.
  ///   - recorder: Records requests and sessions as an archive.
  public init(
    _ settings: ChatCenterSettings = ChatCenterSettings(),
    clock: any SandboxClock = MachineClock(),
    observe: @escaping @Sendable (String) -> Void = { _ in },
    recorder: TrafficRecorder? = nil
  ) {
    self.settings = settings
    self.clock = clock
    self.observe = observe
    self.recorder = recorder
    state = Locked(State(app: ChatCenterApp(settings: settings, at: clock.ticks)))
  }

  /// Returns the response to a request.
  public func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let call = Call(request, body: request.body)
    if let reply = controlReply(to: call) { return reply.answer }
    let opens = request.headers.contains("Sec-WebSocket-Key") && request.path == Self.socketPath
    let fault = state.withLock { $0.script.next(for: request) }
    if let fault, opens || !fault.affectsResponse {
      record(request, .fault(fault.effect.name))
      if !opens, let reply = fault.reply { recorder?.add(request, reply) }
      return fault.answer(insteadOf: nil)
    }
    if opens {
      record(request, .status(101))
      return .webSocket(to: request) { [self] in ChatCenterSession(self, $0).run() }
    }
    let endpoints = ChatCenterEndpoints(request: request, call: call)
    let reply =
      change { endpoints.reply(from: &$0) }
      ?? .refusal(404, "Not found; see sandbox help chatcenter")
    record(request, fault.map { .fault($0.effect.name) } ?? .status(reply.status))
    if fault == nil { recorder?.add(request, reply) }
    return fault?.answer(insteadOf: reply) ?? reply.answer
  }

  private func controlReply(to call: Call) -> Reply? {
    OperatorControls(sandbox: self).reply(to: call)
      ?? ConnectionControls(sandbox: self, help: "chatcenter").reply(to: call)
      ?? ControlCalls(sandbox: self, help: "chatcenter").reply(to: call)
  }

  /// Changes the state, and performs the resulting effects in order.
  func change<Value: Sendable>(_ work: (inout ChatCenterApp) -> Value) -> Value {
    state.withLock { state in
      state.app.now = clock.ticks
      let value = work(&state.app)
      for effect in state.app.takeEffects() {
        state.links[effect.connection]?.put(effect.kind.item)
      }
      state.alarm.check(state.app.alarm)
      return value
    }
  }
}

// Connections.
extension ChatCenterSandbox {
  /// Begins a connection, and returns its ID.
  func begin(_ link: SocketLink) -> String {
    state.withLock { state in
      let id = state.app.connect()
      state.links[id] = link
      for effect in state.app.takeEffects() { link.put(effect.kind.item) }
      return id
    }
  }

  func end(_ connection: String) {
    change { $0.ended(connection) }
    state.withLock { $0.links[connection] = nil }
  }

  /// Returns the fault that a frame of a client triggers.
  func fault(for event: String) -> ConnectionFault.Effect? {
    state.withLock { $0.connectionScript.next(for: event) }
  }
}

// Time.
extension ChatCenterSandbox: ServedSandbox {
  /// Sends the operator's answers that are due.
  public func settle() { change { $0.settle() } }

  public var timeUntilAlarm: TimeInterval? {
    state.withLock { $0.alarm.set(for: $0.app.alarm, at: clock.ticks) }
  }

  public func onAlarmChange(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.alarm.whenMoved(work) }
  }
}

// Faults on demand.
extension ChatCenterSandbox: ControlledSandbox, ConnectedSandbox {
  /// The pending faults of requests, including WebSocket handshakes.
  public var faults: [SandboxFault] { state.withLock { $0.script.faults } }

  public func add(_ fault: SandboxFault) { state.withLock { $0.script.add(fault) } }

  public func removeFaults() { state.withLock { $0.script.removeAll() } }

  /// The pending faults of connections.
  public var connectionFaults: [ConnectionFault] { state.withLock { $0.connectionScript.faults } }

  public func add(_ fault: ConnectionFault) { state.withLock { $0.connectionScript.add(fault) } }

  public func removeConnectionFaults() { state.withLock { $0.connectionScript.removeAll() } }

  /// Applies a fault to a connection, or to all; an `error` has no effect without a frame.
  public func perform(_ effect: ConnectionFault.Effect, on connection: String? = nil) {
    let affected = state.withLock { $0.links }
      .filter { connection == nil || $0.key == connection }.sorted { $0.key < $1.key }
    for (id, link) in affected {
      if case .close(let code) = effect { change { $0.close(id, code, "Closed on demand") } }
      link.inject(effect)
    }
  }

  var openConnections: [JSONValue] {
    state.withLock { state in
      state.app.connections.sorted { $0.key < $1.key }.map { id, connection in
        var json: JSONObject = ["socket": .string(id)]
        json["client"] = connection.device.map { .string($0.clientID) }
        return .object(json)
      }
    }
  }
}

// Received requests.
extension ChatCenterSandbox {
  /// The newest requests, up to the limit in the settings, oldest first.
  public var requests: [RecordedRequest] { state.withLock { Array($0.log.requests) } }

  public func forgetRequests() { state.withLock { $0.log.removeAll() } }

  private func record(_ request: LoopbackRequest, _ outcome: RecordedRequest.Outcome) {
    let record = RecordedRequest(time: clock.ticks, request: request, outcome: outcome)
    state.withLock { $0.log.add(record, atMost: settings.bounds.requests) }
    observe(record.line)
  }
}
