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
  private let hub: SocketHub<ChannelsApp>
  public var controls: SandboxControls { hub.controls }

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
    hub = SocketHub(
      ChannelsApp(settings: settings, at: clock.ticks),
      clock,
      bounds: (settings.bounds.requests, settings.bounds.queuedBytes),
      observe: observe,
      recorder: recorder
    )
  }

  /// Returns the response to a request.
  public func respond(to request: LoopbackRequest) -> LoopbackResponse {
    let call = Call(request, body: request.body)
    let connections = ConnectionControls(
      sandbox: self,
      connections: { self.connections.sorted { $0.key < $1.key }.map { $1.json($0) } },
      errorsAnswer: false,
      help: "pusher"
    )
    let control =
      connections.reply(to: call) ?? ControlCalls(sandbox: self, help: "pusher").reply(to: call)
    if let control { return control.response }
    return hub.respond(to: request, connect: { $0.connect(ChannelsOpening(call)) }) {
      .channels { () throws(APIRefusal) in try perform(call) }
    }
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
    try hub.change(work)
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

// Time.
extension ChannelsSandbox: ServedSandbox {
  /// Performs the actions that are due: pings idle clients, and closes those that don't answer.
  public func settle() { change { $0.settle() } }

  public var timeUntilNextAction: TimeInterval? { hub.timeUntilNextAction }

  public func onScheduleChange(_ work: @escaping @Sendable () -> Void) {
    hub.onScheduleChange(work)
  }
}

// Faults on demand.
extension ChannelsSandbox: ConnectedSandbox {
  public func perform(_ effect: ConnectionFault.Effect, on socketID: String? = nil) {
    hub.perform(effect, on: socketID)
  }

  /// The open connections, by socket ID.
  public var connections: [String: OpenConnection] {
    change { $0.connections.mapValues(OpenConnection.init) }
  }
}
