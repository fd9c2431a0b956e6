extension SubscribeMachine {
  enum State: Hashable {
    case unsubscribed
    /// A request for the current cursor is running.
    case handshaking
    case handshakeStopped
    case handshakeFailed(PubNubError)
    /// A long poll is running.
    case receiving
    case receiveStopped
    case receiveFailed(PubNubError)
  }

  enum Event {
    /// The subscribed names changed.
    case changed(SubscribedNames)
    /// The subscribed names changed, and events are requested from a cursor on.
    case restored(SubscribedNames, SubscribeCursor)
    /// Request parameters other than the names changed: the filter or the token.
    case refreshed
    case disconnect
    case reconnect(SubscribeCursor?)
    /// A response; `hasNews` states whether it has messages that were not received before.
    case answered(SubscribeCursor, hasNews: Bool, after: Duration, generation: Int)
    /// A failure that will be retried.
    case retrying(generation: Int)
    /// A final failure.
    case failed(PubNubError, generation: Int)
  }

  enum Action: Hashable {
    case cancelRequest
    /// Sends a poll for the events after the cursor, or for the current cursor.
    case request(Poll)
    case emit(ConnectionStatus)
    case report(PubNubError)
    /// Reports a response; its messages follow after the status.
    case announce(previous: SubscribeCursor, next: SubscribeCursor)
    /// Forgets the received messages, so that none counts as repeated.
    case forget
    /// Delivers the messages of the response.
    case deliver(next: SubscribeCursor)
  }

  struct Poll: Hashable {
    var names: SubscribedNames
    /// The cursor; nil for a handshake.
    var cursor: SubscribeCursor?
    var generation: Int
    /// The time to wait before the request.
    var delay: Duration
  }
}
