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

  /// What was asked for, or what became of something that was performed.
  enum Order: Sendable {
    case subscribe(SubscribedNames, new: SubscribedNames, from: Timetoken?)
    case unsubscribe(SubscribedNames, left: SubscribedNames)
    case disconnect
    case reconnect(Timetoken?)
    case refresh
    case answered(SubscribeEnvelope, after: Duration, generation: Int)
    case retrying(generation: Int)
    case failed(PubNubError, generation: Int)
    case presence(PresenceMachine.Event)
  }
}
