import BinderyRealtime

/// The request that is refused by an error without a channel, by which some servers refuse a
/// signature; they answer in the order of the requests.
enum RefusedRequest {
  case subscription(String)
  case signIn

  /// - Returns: Nil if the error is not about a request.
  init?(
    _ code: Int?,
    _ message: String,
    _ subscriptions: ChannelSubscriptions,
    _ userSession: UserSession,
    _ policy: ConnectionPolicy
  ) {
    // Then the subscription is active.
    if message.lowercased().contains("existing subscription") { return nil }
    if let channel = subscriptions.requested(namedIn: message) {
      self = .subscription(channel)
      return
    }
    if let channel = userSession.requestedChannel, message.contains(channel) {
      self = .subscription(channel)
      return
    }
    let isUnauthorized = code.flatMap { PusherAPI.closeCodes[$0]?.name } == "unauthorized"
    let isSignatureError = isUnauthorized || message.hasPrefix("Invalid signature")
    let signed = isSignatureError ? subscriptions.oldestSigned : nil
    if let user = userSession.requestNumber, user < signed?.number ?? .max,
      isSignatureError || Self.isSignInError(code, message, policy)
    {
      self = .signIn
    } else if let signed {
      self = .subscription(signed.channel)
    } else {
      return nil
    }
  }

  /// Whether the error is about a sign-in: servers without users report an invalid message, with a
  /// code to reconnect.
  private static func isSignInError(
    _ code: Int?,
    _ message: String,
    _ policy: ConnectionPolicy
  ) -> Bool {
    guard let code, !message.hasPrefix("Invalid ") else { return true }
    return policy.errorCodes?.rule(for: code, or: policy.closeCodes)?.reaction == .stop
  }
}
