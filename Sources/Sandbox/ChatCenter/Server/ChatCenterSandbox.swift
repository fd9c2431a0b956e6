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
  private let hub: SocketHub<ChatCenterApp>
  public var controls: SandboxControls { hub.controls }

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
    hub = SocketHub(
      ChatCenterApp(settings: settings, at: clock.ticks),
      clock,
      bounds: (settings.bounds.requests, settings.bounds.queuedBytes),
      observe: observe,
      recorder: recorder
    )
  }

  /// Returns the response to a request.
  public func respond(to request: LoopbackRequest) -> LoopbackResponse {
    let call = Call(request, body: request.body)
    if let reply = controlReply(to: call) { return reply.response }
    return hub.respond(
      to: request,
      opens: request.path == Self.socketPath,
      recordsFaults: true,
      connect: { $0.connect() }
    ) {
      let endpoints = ChatCenterEndpoints(request: request, call: call)
      return change { endpoints.reply(from: &$0) }
        ?? .refusal(404, "Not found; see sandbox help chatcenter")
    }
  }

  private func controlReply(to call: Call) -> Reply? {
    let connections = ConnectionControls(
      sandbox: self,
      connections: { self.openConnections },
      errorsAnswer: true,
      help: "chatcenter"
    )
    return OperatorControls(sandbox: self).reply(to: call) ?? connections.reply(to: call)
      ?? ControlCalls(sandbox: self, help: "chatcenter").reply(to: call)
  }

  /// Changes the state, and performs the resulting effects in order.
  func change<Value: Sendable>(_ work: (inout ChatCenterApp) -> Value) -> Value {
    hub.change(work)
  }
}

// Time.
extension ChatCenterSandbox: ServedSandbox {
  /// Sends the operator's answers that are due.
  public func settle() { change { $0.settle() } }

  public var timeUntilNextAction: TimeInterval? { hub.timeUntilNextAction }

  public func onScheduleChange(_ work: @escaping @Sendable () -> Void) {
    hub.onScheduleChange(work)
  }
}

// Faults on demand.
extension ChatCenterSandbox: ConnectedSandbox {
  /// Applies a fault to a connection, or to all; an `error` has no effect without a frame.
  public func perform(_ effect: ConnectionFault.Effect, on connection: String? = nil) {
    hub.perform(effect, on: connection)
  }

  private var openConnections: [JSONValue] {
    change { app in
      app.connections.sorted { $0.key < $1.key }.map { id, connection in
        var json: JSONObject = ["socket": .string(id)]
        json["client"] = connection.device.map { .string($0.clientID) }
        return .object(json)
      }
    }
  }
}
