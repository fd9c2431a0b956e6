import BinderyRuntime
import BinderyTesting
import Foundation

/// The app of a sandbox and the links to its connections, behind a lock.
final class SocketHub<App: SocketApp>: Sendable {
  let controls: SandboxControls
  let recorder: TrafficRecorder?
  let observe: @Sendable (String) -> Void
  private let clock: any SandboxClock
  private let queuedBytes: Int
  private let state: Locked<State>

  private struct State {
    var app: App
    var links: [String: SocketLink] = [:]
    var schedule = TimerSchedule()
  }

  init(
    _ app: sending App,
    _ clock: any SandboxClock,
    bounds: (requests: Int, queuedBytes: Int),
    observe: @escaping @Sendable (String) -> Void,
    recorder: TrafficRecorder?
  ) {
    controls = SandboxControls(clock, requests: bounds.requests) { observe($0.line) }
    self.clock = clock
    self.recorder = recorder
    self.observe = observe
    queuedBytes = bounds.queuedBytes
    state = Locked(State(app: app))
  }

  /// Changes the state of the app, and performs the resulting effects in order.
  func change<Value: Sendable, Failure>(
    _ work: (inout App) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try changeState { state throws(Failure) in try work(&state.app) }
  }

  private func changeState<Value: Sendable, Failure>(
    _ work: (inout State) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in
      state.app.now = clock.ticks
      let value = try work(&state)
      for (connection, item) in state.app.takeItems() { state.links[connection]?.put(item) }
      state.schedule.check(state.app.nextActionTime)
      return value
    }
  }
}

// Time.
extension SocketHub {
  var timeUntilNextAction: TimeInterval? {
    state.withLock { $0.schedule.set(for: $0.app.nextActionTime, at: clock.ticks) }
  }

  func onScheduleChange(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.schedule.onEarlierAction(work) }
  }
}

// Connections.
extension SocketHub {
  func begin(_ link: SocketLink, _ connect: (inout App) -> String) -> String {
    changeState { state in
      let id = connect(&state.app)
      state.links[id] = link
      return id
    }
  }

  func end(_ id: String) {
    changeState { state in
      state.links[id] = nil
      state.app.ended(id)
    }
  }

  /// Applies a fault to a connection, or to all of them.
  func perform(_ effect: ConnectionFault.Effect, on id: String?, for text: String? = nil) {
    changeState { state in
      for id in id.map({ [$0] }) ?? state.links.keys.sorted() {
        guard let link = state.links[id] else { continue }
        state.app.perform(effect, on: id, link, for: text)
      }
    }
  }
}

// Requests.
extension SocketHub {
  /// Returns the response to a request, which opens a connection or has a reply.
  func respond(
    to request: LoopbackRequest,
    opens: Bool = true,
    recordsFaults: Bool = false,
    connect: @escaping @Sendable (inout App) -> String,
    reply: () -> Reply
  ) -> LoopbackResponse {
    let opens = opens && request.headers.contains("Sec-WebSocket-Key")
    let fault = controls.fault(for: request)
    if let fault, opens || !fault.affectsResponse {
      controls.record(request, .fault(fault.effect.name))
      if !opens, recordsFaults, let reply = fault.reply { recorder?.add(request, reply) }
      return fault.response(replacing: nil)
    }
    if opens {
      controls.record(request, .status(101))
      return .webSocket(to: request) { [self, queuedBytes] in
        SocketSession(self, $0, bound: queuedBytes).run(connect)
      }
    }
    let reply = reply()
    controls.record(request, fault.map { .fault($0.effect.name) } ?? .status(reply.status))
    if fault == nil { recorder?.add(request, reply) }
    return fault?.response(replacing: reply) ?? reply.response
  }
}
