extension ChannelSubscriptions {
  /// The state of a subscription.
  enum State: Hashable {
    /// Not requested on this connection, or failed.
    case idle
    /// The service seems to have refused; a later success counts.
    case doubtful
    case authorizing(attempt: Int)
    /// Authorized for a presence channel without a member: waits until the user is signed in.
    case awaitingUser
    /// Sent, with its number among all requests.
    case requested(Int)
    case active

    var request: Int? {
      if case .requested(let number) = self { number } else { nil }
    }
  }
}
