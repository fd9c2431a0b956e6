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
    case .idle, .authorizing, .awaitingUser, .requested:
      entries[event.channel]?.waiting.append(event)
      return []
    }
  }
}
