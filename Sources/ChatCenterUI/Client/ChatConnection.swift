import BinderyRealtime
import BinderyRuntime

/// Decides when a socket is opened, kept alive and closed, and what its frames mean.
///
/// The lifecycle table decides whether a socket is needed, the connection's state machine how it is
/// kept.
struct ChatConnection: Sendable {
  private var lifecycle: SocketLifecycle
  private var machine: ConnectionMachine
  private var opening = SocketOpening()
  private var internalCorrelations = InternalCorrelations()
  /// The generation of the current socket; frames of former sockets are ignored.
  private(set) var generation: Int?

  /// An action, or a step that needs the user or the messages, in the order of the list.
  enum Decision: Sendable {
    case act(ChatAction)
    case open(generation: Int)
    /// Send a keep-alive in a frame of the service.
    case sendPing
    case advance(SocketOpening.Progress)
    case receive(MessageReply)
    case deliver([ReceivedEvent<DeliveriesChannel.Incoming>])
    /// The socket has ended; another one follows, or not.
    case end(isFinal: Bool)
    /// The connection was lost, and no socket follows.
    case fail
  }

  init(_ settings: EffectiveSettings<LocalSettings>, _ policy: ConnectionPolicy) {
    lifecycle = SocketLifecycle(settings)
    machine = ConnectionMachine(policy)
  }

  func `is`(_ state: SocketLifecycle.Lifecycle.State) -> Bool { lifecycle.is(state) }

  /// The settings in effect.
  var settings: EffectiveSettings<LocalSettings> { lifecycle.settings }

  /// Sets the settings in effect, and the connection policy under them.
  mutating func use(_ settings: EffectiveSettings<LocalSettings>, _ policy: ConnectionPolicy) {
    lifecycle.settings = settings
    machine.policy = policy
  }

  /// Sets whether the configuration has new devices registered at the first start.
  mutating func setRegistersAtFirstStart(_ registers: Bool) {
    lifecycle.registersAtFirstStart = registers
  }

  /// Sets whether the device has an address.
  mutating func setDeviceRegistered(_ isRegistered: Bool) {
    lifecycle.isDeviceRegistered = isRegistered
  }

  /// Ignores the frames that the current socket still receives.
  mutating func ignoreSocket() { generation = nil }

  /// Handles an input of the lifecycle table.
  ///
  /// - Parameter now: The time since the client was created.
  mutating func handle(
    _ input: SocketLifecycle.Lifecycle.Input,
    at now: Duration
  ) -> [Decision] {
    let action = lifecycle.handle(input)
    let activity = Decision.act(.setSocketActive(lifecycle.is(.connected)))
    switch action {
    case .open: return [activity] + handle(.connect, at: now)
    case .close: return [activity] + handle(.disconnect, at: now)
    case nil: return [activity]
    }
  }

  /// Handles an event of a socket or of the timer.
  mutating func handle(_ event: ConnectionMachine.Event, at now: Duration) -> [Decision] {
    machine.handle(event, at: now, randomUnit: .random(in: 0...1)).flatMap { handle($0) }
  }

  // the app chooses frames or messages for the keep-alive.
  private mutating func handle(_ action: ConnectionMachine.Action) -> [Decision] {
    switch action {
    case .open(let generation):
      self.generation = generation
      return [.open(generation: generation)]
    case .ping where machine.policy.keepAlive.kind == .message: return [.sendPing]
    case .ping(let generation): return [.act(.ping(generation: generation))]
    case .close(let generation): return [.act(.close(generation: generation, closeCode))]
    case .drop(let generation): return [.act(.drop(generation: generation))]
    case .wait(let duration, let timer): return [.act(.wait(duration, .connection(number: timer)))]
    case .stopWaiting: return [.act(.cancel(.connectionTimer))]
    case .restore: return []
    case .become(let status):
      return [.act(.log(.webSocket, "the socket is \(status)"))] + handle(status)
    case .fail: return [.fail]
    }
  }

  private mutating func handle(_ status: ConnectionMachine.Status) -> [Decision] {
    switch status {
    case .connected: return [.act(.event(.connected(true)))]
    case .disconnected:
      generation = nil
      let change = opening.isReady ? [Decision.act(.event(.connected(false)))] : []
      opening.end()
      internalCorrelations.removeAll()
      return change + [.end(isFinal: !lifecycle.is(.connected))]
    case .connecting, .disconnecting, .reconnecting: return []
    }
  }

  // the close code.
  private var closeCode: WebSocketCloseCode {
    lifecycle.is(.inBackground) ? .goingAway : .normalClosure
  }
}

// The opening.
extension ChatConnection {
  /// Whether the service has accepted the device and the user.
  var isReady: Bool { opening.isReady }

  /// Begins with the registration of the device, which includes the push token.
  mutating func begin(_ correlation: CorrelationID, pushToken: String?) {
    opening.begin(correlation, pushToken: pushToken)
  }

  /// Continues with the user's data.
  mutating func sendUserData(_ user: ChatUser, _ correlation: CorrelationID) {
    opening.sendUserData(user, correlation)
  }

  /// Notes that the user's data are sent again; false before they were sent, or if they are
  /// unchanged.
  ///
  /// - Parameter always: Whether unchanged data are sent, too.
  mutating func resendUserData(_ user: ChatUser, always: Bool) -> Bool {
    opening.resendUserData(user, always: always)
  }

  /// Returns the push token if it is to be sent again; nil if it is unchanged, or the socket isn't
  /// ready.
  mutating func update(pushToken token: String?) -> String? { opening.update(pushToken: token) }
}

// Frames.
extension ChatConnection {
  /// Ignores the reply to a frame.
  mutating func ignoreReply(to correlation: CorrelationID) {
    internalCorrelations.add(correlation)
  }

  /// Reads a frame of the current socket.
  mutating func receive(_ text: String) -> [Decision] {
    switch ReceivedFrame(text) {
    case .frame(let frame, let malformed):
      receive(frame) + (malformed.map { [.act(.reportMalformed($0))] } ?? [])
    case .undecodable(let error): [.act(.reportUndecodable(error))]
    }
  }

  private mutating func receive(_ frame: SocketChannel.Incoming) -> [Decision] {
    switch frame {
    case .deviceRegistered(let reply): return opening.receive(reply).map { [.advance($0)] } ?? []
    case .messageSent(let reply):
      if let progress = opening.receive(reply) { return [.advance(progress)] }
      if internalCorrelations.remove(reply.correlationId) { return [] }
      return MessageReply(reply).map { [.receive($0)] } ?? []
    case .messagesDelivered(let batch): return [.deliver(batch.data.messages)]
    case .statusesChanged(let change):
      return change.data.statuses.map { .receive(.status($0.status, of: $0.messageId)) }
    case .acknowledged, .ping: return []
    case .unknown(let json):
      guard let error = ReceivedFrame.error(ofUnknown: json) else {
        return [.act(.log(.webSocket, "a frame of an unknown action is ignored"))]
      }
      return [.act(.reportUndecodable(error))]
    }
  }
}
