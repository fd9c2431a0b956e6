extension SubscribeLoop {
  /// The dependencies of a subscription.
  struct Environment: Sendable {
    var settings: Settings
    var listeners: ListenerRegistry
    var states: PresenceStates
    var sharedStatus: SharedStatus
    var clock: any Clock<Duration>
    /// Creates a sender with the present configuration.
    var sender: @Sendable () -> RequestSender
  }

  /// An order of the engine, or an event of presence.
  enum Order: Sendable {
    case subscribe(SubscribedNames, new: SubscribedNames, from: Timetoken?)
    case unsubscribe(SubscribedNames, left: SubscribedNames)
    case disconnect
    case reconnect(Timetoken?)
    case refresh
    case presence(PresenceMachine.Event)
  }

  /// The result of a long poll.
  enum PollOutcome: Sendable {
    case answered(SubscribeResponse, after: Duration)
    case failed(PubNubError)
  }
}
