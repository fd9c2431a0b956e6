import BinderyRuntime
import BinderyTesting
import RecordingRedaction

/// The pending faults and the received requests of a sandbox.
public final class SandboxControls: Sendable {
  private let clock: any SandboxClock
  /// The maximum number of recorded requests.
  private let bound: Int
  private let observe: @Sendable (RecordedRequest) -> Void
  fileprivate let state = Locked(State())
  /// The traffic, for the page of the sandbox.
  let log = TrafficLog()

  fileprivate struct State {
    var script = FaultScript<SandboxFault>()
    var connectionScript = FaultScript<ConnectionFault>()
    var log = RequestLog()
  }

  init(
    _ clock: any SandboxClock,
    requests bound: Int,
    observe: @escaping @Sendable (RecordedRequest) -> Void
  ) {
    self.clock = clock
    self.bound = bound
    self.observe = observe
  }

  /// Returns the fault of a request.
  func fault(for request: LoopbackRequest) -> SandboxFault? {
    state.withLock { $0.script.next { $0.concerns(request) } }
  }

  /// Returns the fault that an event of a client triggers.
  func fault(for event: String) -> ConnectionFault.Effect? {
    state.withLock { $0.connectionScript.next { Wildcard($0.event).matches(event) }?.effect }
  }

  func record(_ request: LoopbackRequest, _ outcome: RecordedRequest.Outcome) {
    let record = RecordedRequest(time: clock.ticks, request: request, outcome: outcome)
    state.withLock { $0.log.add(record, atMost: bound) }
    // The log doesn't keep the body.
    let entry = record.entry
    log.add { entry }
    observe(record)
  }
}

/// A sandbox that records requests, and applies faults to them on demand.
public protocol ControlledSandbox: Sendable {
  var controls: SandboxControls { get }
}

extension ControlledSandbox {
  /// The pending faults of requests, with their remaining counts.
  public var faults: [SandboxFault] { controls.state.withLock { $0.script.faults } }

  /// Appends a fault; a request gets the first fault that matches it.
  public func add(_ fault: SandboxFault) { controls.state.withLock { $0.script.add(fault) } }

  public func removeFaults() { controls.state.withLock { $0.script.removeAll() } }

  /// The newest requests, up to the limit in the settings, oldest first.
  public var requests: [RecordedRequest] { controls.state.withLock { Array($0.log.requests) } }

  public func forgetRequests() { controls.state.withLock { $0.log.removeAll() } }
}

/// A sandbox that applies faults to connections on demand, too.
public protocol ConnectedSandbox: ControlledSandbox {
  /// Applies a fault to a connection, or to all of them.
  func perform(_ effect: ConnectionFault.Effect, on id: String?)
}

extension ConnectedSandbox {
  /// The pending faults of connections.
  public var connectionFaults: [ConnectionFault] {
    controls.state.withLock { $0.connectionScript.faults }
  }

  public func add(_ fault: ConnectionFault) {
    controls.state.withLock { $0.connectionScript.add(fault) }
  }

  public func removeConnectionFaults() {
    controls.state.withLock { $0.connectionScript.removeAll() }
  }
}

extension RecordedRequest {
  /// The event for the page of the sandbox, without secrets.
  fileprivate var entry: JSONObject {
    var entry: JSONObject = ["kind": "request", "note": .string("\(outcome)")]
    if case .status(let status) = outcome { entry["status"] = .number(JSONNumber(status)) }
    let path = RecordingRedactor.printed(path: request.path)
    entry["title"] = .string("\(request.method) \(path)")
    return entry
  }
}
