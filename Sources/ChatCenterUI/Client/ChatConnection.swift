import BinderyRealtime
import BinderyRuntime

/// Decides when a socket is opened, kept alive and closed, and what its frames mean.
///
/// The lifecycle table decides whether a socket is needed, the connection's state machine how it is
/// kept.
struct ChatConnection: Sendable {
  var lifecycle: SocketLifecycle
  private var machine: ConnectionMachine
  var opening = SocketOpening()
  /// The frames whose replies are ignored, since the app knows nothing of them.
  var internalCorrelations = InternalCorrelations()
  /// The generation of the current socket; frames of former sockets are ignored.
  var generation: Int?

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

  var isReady: Bool { opening.isReady }

  /// The settings in effect.
  var settings: EffectiveSettings<LocalSettings> { lifecycle.settings }

  /// Sets the settings in effect, and the connection policy under them.
  mutating func use(_ settings: EffectiveSettings<LocalSettings>, _ policy: ConnectionPolicy) {
    lifecycle.settings = settings
    machine.policy = policy
  }

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

// Frames.
extension ChatConnection {
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
