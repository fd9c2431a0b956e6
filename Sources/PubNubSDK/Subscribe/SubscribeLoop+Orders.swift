extension SubscribeLoop {
  /// What a subscription works with.
  struct Environment: Sendable {
    var settings: Settings
    var listeners: ListenerRegistry
    var states: PresenceStates
    var board: StatusBoard
    var clock: any Clock<Duration>
    /// Sends as the configuration says at that moment.
    var sender: @Sendable () -> RequestSender
  }

  /// What was asked for, or what became of the presence.
  enum Order: Sendable {
    case subscribe(SubscribedNames, new: SubscribedNames, from: Timetoken?)
    case unsubscribe(SubscribedNames, left: SubscribedNames)
    case disconnect
    case reconnect(Timetoken?)
    case refresh
    case presence(PresenceMachine.Event)
  }

  /// What became of a long poll.
  enum PollOutcome: Sendable {
    case answered(SubscribeAnswer, after: Duration)
    case failed(PubNubError)
  }
}
