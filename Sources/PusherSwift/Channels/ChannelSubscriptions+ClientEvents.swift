// Client events, which wait until their channel is subscribed to.
extension ChannelSubscriptions {
  /// So many wait on a channel; further ones are not sent.
  static let waitingEvents = 1_024

  mutating func trigger(_ event: ClientEvent) -> [Action] {
    do throws(PusherTriggerError) {
      try event.check()
    } catch {
      return [.drop(event, error)]
    }
    switch entries[event.channel]?.state {
    case nil: return [.drop(event, .notSubscribed)]
    case .active: return [.send(.clientEvent(event))]
    case .idle, .authorizing, .awaitingUser, .requested: return [wait(event)]
    }
  }

  private mutating func wait(_ event: ClientEvent) -> Action {
    guard entries[event.channel]?.waiting.count != Self.waitingEvents else {
      return .drop(event, .overflow(bound: Self.waitingEvents))
    }
    entries[event.channel]?.waiting.append(event)
    return .wait(event)
  }
}
