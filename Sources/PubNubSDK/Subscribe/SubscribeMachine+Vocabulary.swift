extension SubscribeMachine {
  enum State: Hashable {
    case unsubscribed
    /// The cursor of now is asked for.
    case handshaking
    case handshakeStopped
    case handshakeFailed(PubNubError)
    /// The long poll is held.
    case receiving
    case receiveStopped
    case receiveFailed(PubNubError)
  }

  enum Event {
    /// The names are these now.
    case changed(SubscribedNames)
    /// The names are these now, and events are wanted from a cursor on.
    case restored(SubscribedNames, SubscribeCursor)
    /// Something that requests say has changed: the filter, the token.
    case refreshed
    case disconnect
    case reconnect(SubscribeCursor?)
    /// News are messages that hadn't come before.
    case answered(SubscribeCursor, hasNews: Bool, after: Duration, generation: Int)
    /// A failure that is tried again.
    case retrying(generation: Int)
    /// A failure that is final.
    case failed(PubNubError, generation: Int)
  }

  enum Action: Hashable {
    case cancelRequest
    /// Ask for what comes after the cursor, or for the cursor of now.
    case request(Poll)
    case emit(ConnectionStatus)
    case report(PubNubError)
    /// An answer came; its messages follow when the status is told.
    case announce(previous: SubscribeCursor, next: SubscribeCursor)
    /// What comes from here on is new, whatever came before.
    case forget
    /// What the answer brought is to be delivered.
    case deliver(next: SubscribeCursor)
  }

  struct Poll: Hashable {
    var names: SubscribedNames
    /// Nil for a handshake.
    var cursor: SubscribeCursor?
    var generation: Int
    /// How long to wait first.
    var delay: Duration
  }
}
