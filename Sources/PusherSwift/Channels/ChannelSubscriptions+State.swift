extension ChannelSubscriptions {
  /// How the subscription to a channel stands.
  enum State: Hashable {
    /// Not asked for on this connection, or in vain.
    case idle
    /// It seems that the service refused; a success that follows counts.
    case doubtful
    case authorizing(attempt: Int)
    /// Authorized for a presence channel without a member: who the client is must be known first.
    case awaitingUser
    /// Sent, and its number among all that were.
    case requested(Int)
    case active

    var request: Int? {
      if case .requested(let number) = self { number } else { nil }
    }
  }
}
