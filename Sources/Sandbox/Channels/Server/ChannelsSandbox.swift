import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// A local Pusher Channels without sockets of its own, for use with a server.
///
///     let sandbox = ChannelsSandbox()
///     let server = try ChannelsServer(sandbox)
///     defer { server.stop() }
///     let socket = try await WebSocket.connect(to: server.url(ofKey: "demo"))
///     sandbox.add(ConnectionFault(.close(4200), when: "pusher:subscribe"))
///
/// It is independent of the server in front of it, so that a test can stop one and start another.
public final class ChannelsSandbox: Sendable {
  public let settings: ChannelsSettings
  private let clock: any SandboxClock
  let observe: @Sendable (String) -> Void
  let recorder: TrafficRecorder?
  private let state: Locked<State>

  private struct State {
    var app: ChannelsApp
    var links: [String: SocketLink] = [:]
    var script = FaultScript()
    var connectionScript = ConnectionScript()
    var log = RequestLog()
    var alarm = SandboxAlarm()
  }

  /// Creates a service without data.
  ///
  /// - Parameters:
  ///   - observe: Called with a line for each request and each message of a client, on the thread
  ///     of its connection.
  ///   - recorder: Records requests and sessions as an archive.
  public init(
    _ settings: ChannelsSettings = ChannelsSettings(),
    clock: any SandboxClock = MachineClock(),
    observe: @escaping @Sendable (String) -> Void = { _ in },
    recorder: TrafficRecorder? = nil
  ) {
    self.settings = settings
    self.clock = clock
    self.observe = observe
    self.recorder = recorder
    state = Locked(State(app: ChannelsApp(settings: settings, at: clock.ticks)))
  }

  /// Returns the response to a request.
  public func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let call = Call(request, body: request.body)
    if let reply = ConnectionControls(sandbox: self, help: "pusher").reply(to: call) {
      return reply.answer
    }
    if let reply = ControlCalls(sandbox: self, help: "pusher").reply(to: call) {
      return reply.answer
    }
    let opens = request.headers.contains("Sec-WebSocket-Key")
    let fault = state.withLock { $0.script.next(for: request) }
    if let fault, opens || !fault.affectsResponse {
      record(request, .fault(fault.effect.name))
      return fault.answer(insteadOf: nil)
    }
    if opens {
      record(request, .status(101))
      return .webSocket(to: request) { [self] in
        ChannelsSession(self, $0).run(ChannelsOpening(call))
      }
    }
    let reply = Reply.channels { () throws(APIRefusal) in try perform(call) }
    record(request, fault.map { .fault($0.effect.name) } ?? .status(reply.status))
    if fault == nil { recorder?.add(request, reply) }
    return fault?.answer(insteadOf: reply) ?? reply.answer
  }

  /// Returns the reply; nil for an unknown path.
  private func perform(_ call: Call) throws(APIRefusal) -> JSONValue? {
    if let reply = try AuthEndpoint(call, settings.credentials).reply() { return reply }
    return try change { app throws(APIRefusal) in
      try ChannelsAPI(call: call).reply(from: &app)
    }
  }

  /// Changes the state of the app, and performs the resulting effects in order.
  func change<Value: Sendable, Failure>(
    _ work: (inout ChannelsApp) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try changeState { state throws(Failure) in try work(&state.app) }
  }

  private func changeState<Value: Sendable, Failure>(
    _ work: (inout State) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in
      state.app.now = clock.ticks
      let value = try work(&state)
      for effect in state.app.takeEffects() {
        state.links[effect.socketID]?.put(effect.kind.item)
      }
      state.alarm.check(state.app.alarm)
      return value
    }
  }
}

extension ChannelsSandbox {
  /// Sends an event to a channel, as the app's server does with `POST /apps/{id}/events`.
  ///
  /// - Parameter data: Any text, usually JSON.
  public func trigger(_ eventName: String, on channel: String, data: String) {
    change { $0.trigger(AppEvent(name: eventName, data: data), on: channel) }
  }
}

// Connections.
extension ChannelsSandbox {
  /// Begins a connection, and returns its socket ID.
  func begin(_ opening: ChannelsOpening, _ link: SocketLink) -> String {
    changeState { state in
      let id = state.app.connect(opening)
      state.links[id] = link
      return id
    }
  }

  func end(_ socketID: String) {
    changeState { state in
      state.links[socketID] = nil
      state.app.ended(socketID)
    }
  }

  /// Returns the fault that an event of a client triggers.
  func fault(for event: String) -> ConnectionFault.Effect? {
    state.withLock { $0.connectionScript.next(for: event) }
  }
}

// Time.
extension ChannelsSandbox: ServedSandbox {
  /// Performs the actions that are due: pings idle clients, and closes those that don't answer.
  public func settle() { change { $0.settle() } }

  public var timeUntilAlarm: TimeInterval? {
    state.withLock { $0.alarm.set(for: $0.app.alarm, at: clock.ticks) }
  }

  public func onAlarmChange(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.alarm.whenMoved(work) }
  }
}

// Faults on demand.
extension ChannelsSandbox: ControlledSandbox {
  /// The pending faults of requests, including WebSocket handshakes.
  public var faults: [SandboxFault] { state.withLock { $0.script.faults } }

  public func add(_ fault: SandboxFault) { state.withLock { $0.script.add(fault) } }

  public func removeFaults() { state.withLock { $0.script.removeAll() } }

  /// The pending faults of connections.
  public var connectionFaults: [ConnectionFault] { state.withLock { $0.connectionScript.faults } }

  public func add(_ fault: ConnectionFault) { state.withLock { $0.connectionScript.add(fault) } }

  public func removeConnectionFaults() { state.withLock { $0.connectionScript.removeAll() } }

  /// Applies a fault to a connection, or to all of them.
  public func perform(_ effect: ConnectionFault.Effect, on socketID: String? = nil) {
    changeState { state in
      for id in socketID.map({ [$0] }) ?? state.links.keys.sorted() {
        guard let link = state.links[id] else { continue }
        state.app.perform(effect, on: id, link)
      }
    }
  }

  /// The open connections, by socket ID.
  public var connections: [String: OpenConnection] {
    state.withLock { $0.app.connections.mapValues(OpenConnection.init) }
  }
}

// Received requests.
extension ChannelsSandbox {
  /// The newest requests, up to the limit in the settings, oldest first.
  public var requests: [RecordedRequest] { state.withLock { Array($0.log.requests) } }

  public func forgetRequests() { state.withLock { $0.log.removeAll() } }

  private func record(_ request: LoopbackRequest, _ outcome: RecordedRequest.Outcome) {
    let record = RecordedRequest(time: clock.ticks, request: request, outcome: outcome)
    state.withLock { $0.log.add(record, atMost: settings.bounds.requests) }
    observe(record.line)
  }
}
