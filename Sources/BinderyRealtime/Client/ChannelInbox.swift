import BinderyRuntime

/// The messages of a channel for one reader, the replies that its requests wait for, and its
/// subscriptions.
final class ChannelInbox<Channel: MessageChannel>: ChannelReceiver {
  let buffer: EventBuffer<Channel.Incoming>
  let gaps = EventBuffer<MessageGap>(BufferPolicy(bound: 1_024, overflow: .dropOldest))
  let replies = PendingReplies<Channel.Incoming>()
  private let readsMessages: Bool
  private let hasSubscriptions: Bool
  private let state: Locked<State>

  private struct State {
    var tracker: MessageTracker
    var subscriptions: Subscriptions
    /// The number of messages in the buffer since the first.
    var count = 0
  }

  init(_ options: RealtimeOptions) {
    buffer = EventBuffer(options.buffer)
    readsMessages = options.readsMessages
    hasSubscriptions = options.resubscription != nil
    let subscriptions = Subscriptions(options.resubscription ?? ResubscriptionPolicy([]))
    state = Locked(State(tracker: MessageTracker(options), subscriptions: subscriptions))
  }

  func read(
    _ message: Channel.Incoming,
    called name: String,
    _ received: ReceivedMessage
  ) -> ReadMessage {
    .described(name: name) { self.deliver(message, received) }
  }

  private func deliver(_ message: Channel.Incoming, _ received: ReceivedMessage) {
    guard isNew(received), !replies.take(message, received.bytes) else { return }
    state.withLock { $0.count += 1 }
    buffer.send(message)
  }

  /// Whether a message is not a duplicate; reports the messages that are missing before it.
  private func isNew(_ received: ReceivedMessage) -> Bool {
    guard readsMessages, let message = received.json else { return true }
    let (isNew, gaps) = state.withLock { $0.tracker.receive(message) }
    report(gaps)
    return isNew
  }

  func report(_ causes: [MessageGap.Cause]) {
    guard !causes.isEmpty else { return }
    let position = state.withLock { $0.count }
    for cause in causes { gaps.send(MessageGap(position: position, cause: cause)) }
  }

  func connect(after outage: Duration, isResumed: Bool) {
    report(state.withLock { $0.tracker.connect(after: outage, isResumed: isResumed) })
  }

  func lose() { replies.lose() }

  func end(_ error: RealtimeError?) {
    lose()
    buffer.finish(throwing: error)
    gaps.finish()
  }
}

// Subscriptions.
extension ChannelInbox {
  /// Notes a message that is being written; returns its number among those of the subscriptions,
  /// or nil if there are none.
  func note(_ name: String, _ bytes: [UInt8]) -> Int? {
    guard hasSubscriptions, let message: JSONValue = try? JSONReader.decode(from: bytes) else {
      return nil
    }
    return state.withLock { $0.subscriptions.note(name, message) }
  }

  /// Notes whether a message was sent.
  func settle(_ number: Int, isSent: Bool) {
    state.withLock { state in
      if isSent { state.subscriptions.confirm(number) } else { state.subscriptions.remove(number) }
    }
  }

  var cursor: [(destination: ResumePolicy.Destination, value: JSONValue)] {
    state.withLock { $0.tracker.cursor }
  }

  var subscriptions: [String] {
    state.withLock { $0.subscriptions.messages($0.tracker.cursor).map(\.description) }
  }

  var subscriptionIDs: Set<Subscriptions.ID> { state.withLock { $0.subscriptions.ids } }

  func endings(except others: Set<Subscriptions.ID>) -> [String] {
    state.withLock { $0.subscriptions.endings(except: others).map(\.description) }
  }
}
