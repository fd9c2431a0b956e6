// Client events, which wait until their channel is subscribed to.
extension ChannelSubscriptions {
  mutating func trigger(_ event: ClientEvent) -> [Action] {
    do throws(PusherTriggerError) {
      try event.check()
    } catch {
      return [.drop(event, error)]
    }
    switch entries[event.channel]?.state {
    case nil: return [.drop(event, .notSubscribed)]
    case .active: return [.send(.clientEvent(event))]
    case .idle, .doubtful, .authorizing, .awaitingUser, .requested: return [wait(event)]
    }
  }

  private mutating func wait(_ event: ClientEvent) -> Action {
    guard entries[event.channel]?.waiting.count != ClientEvent.waitingBound else {
      return .drop(event, .overflow(bound: ClientEvent.waitingBound))
    }
    entries[event.channel]?.waiting.append(event)
    return .wait(event)
  }
}
