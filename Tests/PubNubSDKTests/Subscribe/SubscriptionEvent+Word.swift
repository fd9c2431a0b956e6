import PubNubSDK

extension SubscriptionEvent {
  /// The event as text, for comparison.
  var word: String {
    switch self {
    case .messageReceived(let message): "message \(message.word)"
    case .signalReceived(let message): "signal \(message.word)"
    case .presenceChanged(let change):
      "presence \(change.actions.map(\.word).joined(separator: ", ")) \(change.occupancy) on \(change.channel)"
    case .connectionStatusChanged(.disconnectedUnexpectedly(let error)): "lost \(error.reason)"
    case .connectionStatusChanged(let status): "\(status)"
    case .subscriptionChanged(.subscribed(let channels, let groups)):
      "subscribed \(channels.word) \(groups.word)"
    case .subscriptionChanged(.unsubscribed(let channels, let groups)):
      "unsubscribed \(channels.word) \(groups.word)"
    case .subscriptionChanged(.responseHeader(_, _, let previous, let next)):
      "header \(previous?.timetoken ?? 0)-\(next?.timetoken ?? 0)"
    case .subscribeError(let error): "error \(error.reason)"
    default: "\(self)"
    }
  }
}

extension PubNubMessage {
  fileprivate var word: String {
    let match = subscription.map { " by \($0)" } ?? ""
    let problem = error.map { " with \($0.reason)" } ?? ""
    return "\(payload) \(published) on \(channel)\(match)\(problem)"
  }
}

extension [PubNubChannel] {
  fileprivate var word: String {
    map { $0.id + ($0.isPresenceSubscribed ? "+" : "") }.joined(separator: ",")
  }
}

extension PubNubPresenceChangeAction {
  fileprivate var word: String {
    switch self {
    case .join(let users): "join \(users.joined(separator: "+"))"
    case .leave(let users): "leave \(users.joined(separator: "+"))"
    case .timeout(let users): "timeout \(users.joined(separator: "+"))"
    case .stateChange(let user, let state): "\(user) is \(state.codableValue)"
    }
  }
}
