import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// A local Pusher Channels without a socket of its own: requests in, answers and WebSockets out.
///
///     let sandbox = ChannelsSandbox()
///     let server = try ChannelsServer(sandbox)
///     defer { server.stop() }
///     let socket = try await WebSocket.connect(to: server.url(ofKey: "demo"))
///     sandbox.add(ConnectionFault(.close(4200), when: "pusher:subscribe"))
///
/// It outlives the server that stands before it, so that a test can stop one and start another.
///
/// Sendable because `lock` guards all that changes.
public final class ChannelsSandbox: @unchecked Sendable {
  public let settings: ChannelsSettings
  private let clock: any SandboxClock
  let observe: @Sendable (String) -> Void
  let recorder: TrafficRecorder?
  private let lock = NSLock()
  private var app: ChannelsApp
  private var links: [String: SocketLink] = [:]
  private var script = FaultScript()
  private var connectionScript = ConnectionScript()
  private var log = RequestLog()
  private var alarm = SandboxAlarm()

  /// - Parameters:
  ///   - observe: Called with a line for each request and each message of a client, on the thread
  ///     of its connection.
  ///   - recorder: Writes down requests and sessions as an archive.
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
    app = ChannelsApp(settings: settings, at: clock.ticks)
  }

  /// What goes out for a request.
  public func answer(to request: LoopbackRequest) -> LoopbackAnswer {
    let call = Call(request, body: request.body)
    if let reply = ConnectionControls(sandbox: self, help: "pusher").reply(to: call) {
      return reply.answer
    }
    if let reply = ControlCalls(sandbox: self, help: "pusher").reply(to: call) {
      return reply.answer
    }
    let opens = request.headers.contains("Sec-WebSocket-Key")
    let fault = lock.withLock { script.next(for: request) }
    if let fault, opens || !fault.isAboutTheAnswer {
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

  /// Nil for a path that leads nowhere.
  private func perform(_ call: Call) throws(APIRefusal) -> JSONValue? {
    if let reply = try AuthEndpoint(call, settings.credentials).reply() { return reply }
    return try change { app throws(APIRefusal) in
      try ChannelsAPI(call: call).reply(from: &app)
    }
  }

  /// Changes what is known of the app, and lets go out what follows from it, in order.
  func change<Value, Failure>(
    _ work: (inout ChannelsApp) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    lock.lock()
    defer { lock.unlock() }
    app.now = clock.ticks
    let value = try work(&app)
    for effect in app.takeEffects() { links[effect.socketID]?.put(effect.kind.item) }
    alarm.check(app.alarm)
    return value
  }
}

extension ChannelsSandbox {
  /// Sends an event to a channel, as the app's own server does by `POST /apps/{id}/events`.
  ///
  /// - Parameter data: Any text; JSON by custom.
  public func trigger(_ eventName: String, on channel: String, data: String) {
    change { $0.trigger(AppEvent(name: eventName, data: data), on: channel) }
  }
}

// Connections.
extension ChannelsSandbox {
  /// Begins a connection, and gives its socket's id.
  func begin(_ opening: ChannelsOpening, _ link: SocketLink) -> String {
    change { app in
      let id = app.connect(opening)
      links[id] = link
      return id
    }
  }

  func end(_ socketID: String) {
    change { app in
      links[socketID] = nil
      app.ended(socketID)
    }
  }

  /// What an event of a client brings in its place.
  func fault(for event: String) -> ConnectionFault.Effect? {
    lock.withLock { connectionScript.next(for: event) }
  }
}

// Time.
extension ChannelsSandbox: ServedSandbox {
  /// Does what is due by the clock: asks silent clients, and ends those that don't answer.
  public func settle() { change { $0.settle() } }

  public var timeUntilAlarm: TimeInterval? {
    lock.withLock { alarm.set(for: app.alarm, at: clock.ticks) }
  }

  public func whenAlarmMoves(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { alarm.whenMoved(work) }
  }
}

// What goes wrong on demand.
extension ChannelsSandbox: ControlledSandbox {
  /// The faults of requests that are still to come, those that open a WebSocket among them.
  public var faults: [SandboxFault] { lock.withLock { script.faults } }

  public func add(_ fault: SandboxFault) { lock.withLock { script.add(fault) } }

  public func removeFaults() { lock.withLock { script.removeAll() } }

  /// The faults of connections that are still to come.
  public var connectionFaults: [ConnectionFault] { lock.withLock { connectionScript.faults } }

  public func add(_ fault: ConnectionFault) { lock.withLock { connectionScript.add(fault) } }

  public func removeConnectionFaults() { lock.withLock { connectionScript.removeAll() } }

  /// Spoils a connection now, or all of them.
  public func perform(_ effect: ConnectionFault.Effect, on socketID: String? = nil) {
    change { app in
      for id in socketID.map({ [$0] }) ?? links.keys.sorted() {
        guard let link = links[id] else { continue }
        app.perform(effect, on: id, link)
      }
    }
  }

  /// The open connections, by the ids of their sockets.
  public var connections: [String: OpenConnection] {
    lock.withLock { app.connections.mapValues(OpenConnection.init) }
  }
}

// What came.
extension ChannelsSandbox {
  /// The newest requests, as many as the settings say, oldest first.
  public var requests: [RecordedRequest] { lock.withLock { Array(log.requests) } }

  public func forgetRequests() { lock.withLock { log.removeAll() } }

  private func record(_ request: LoopbackRequest, _ outcome: RecordedRequest.Outcome) {
    let record = RecordedRequest(time: clock.ticks, request: request, outcome: outcome)
    lock.withLock { log.add(record, atMost: settings.bounds.requests) }
    observe(record.line)
  }
}
