import BinderyRuntime

/// The events of end-to-end encrypted channels, and the requests for the secrets that they need.
struct SecretRequests {
  private let environment: ConnectionEnvironment
  private let hub: EventHub
  /// The queues of events by channel, from the first event on.
  private(set) var queues: [String: EncryptedEventQueue] = [:]
  private(set) var tasks: [String: Task<Void, Never>] = [:]

  init(_ environment: ConnectionEnvironment, _ hub: EventHub) {
    self.environment = environment
    self.hub = hub
  }

  /// - Parameter secret: The secret of the subscription, for the first event.
  mutating func receive(
    _ event: EncryptedEvent.Received,
    _ secret: String?,
    for loop: isolated ConnectionLoop
  ) {
    let channel = event.event.channel
    let actions = queues[channel, default: EncryptedEventQueue(secret: secret)].receive(event)
    perform(actions, on: channel, for: loop)
  }

  /// Continues with the requested secret; nil if the request failed.
  mutating func take(_ secret: String?, of channel: String, for loop: isolated ConnectionLoop) {
    tasks[channel] = nil
    perform(queues[channel]?.take(secret: secret) ?? [], on: channel, for: loop)
  }

  /// Reports the waiting events as undecryptable, and cancels the request for the secret.
  mutating func lose(_ channel: String, for loop: isolated ConnectionLoop) {
    tasks.removeValue(forKey: channel)?.cancel()
    var lost = queues.removeValue(forKey: channel)
    perform(lost?.lose() ?? [], on: channel, for: loop)
  }

  /// Loses the events of all channels.
  mutating func lose(for loop: isolated ConnectionLoop) {
    for channel in queues.keys.sorted() { lose(channel, for: loop) }
  }

  private mutating func perform(
    _ actions: [EncryptedEventQueue.Action],
    on channel: String,
    for loop: isolated ConnectionLoop
  ) {
    for action in actions {
      switch action {
      case .deliver(let received, let data):
        hub.deliver(
          PusherEvent(received.event.event, on: channel, data: data, message: received.message)
        )
      case .fail(let received):
        let data = MessageReader(received.message).data
        hub.failToDecrypt(received.event.event, on: channel, data)
      case .requestSecret: ask(for: channel, loop)
      }
    }
  }

  private mutating func ask(for channel: String, _ loop: isolated ConnectionLoop) {
    let authorizer = environment.authorizer()
    let socketID = hub.socketID ?? ""
    tasks[channel] = Task {
      let auth = try? await authorizer.authorize(channel, socketID: socketID)
      // The waiting events were reported on cancellation.
      if !Task.isCancelled { loop.take(auth?.sharedSecret, of: channel) }
    }
  }
}
