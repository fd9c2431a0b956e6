import BinderyRuntime

/// The reason why a subscription failed.
public enum PusherSubscriptionError: Error, Hashable, Sendable {
  /// The channel name is invalid.
  case invalidChannelName
  /// The name of the presence channel doesn't begin with `presence-`.
  case notPresenceChannel
  /// The channel isn't public, and the client has no method to authorize itself.
  case noAuthMethod
  /// The channel is end-to-end encrypted, and neither the build nor the app has a secret box:
  /// set `Pusher.secretBoxProvider`.
  case encryptionUnavailable
  /// The app returned no request or no authorization.
  case noAuthorization
  /// The closure of `AuthMethod.authorization` threw; the text describes the error.
  case authorizationFailed(String)
  /// The main queue, on which the app's authorizer or request builder is called, was blocked for 30
  /// seconds. When the queue runs again, the call is made and the subscription continues.
  case mainQueueBlocked
  /// The request to the auth endpoint failed.
  case transport(TransportError)
  /// The auth endpoint responded with a status other than 2xx.
  case refused(status: Int, body: String)
  /// The authorization is malformed, for this reason.
  case unreadable(String)
  /// The service rejected the subscription.
  case rejected(String)
  /// Neither the service nor the authorization answered in time.
  case unanswered
  /// The channel was unsubscribed before the subscription succeeded.
  case unsubscribed
  /// The client stopped connecting, for this reason.
  case disconnected(PusherConnectionError)
  /// The waiting task was cancelled.
  case cancelled
}

extension PusherSubscriptionError: DescribedError {
  public var description: String {
    switch self {
    case .invalidChannelName: "the channel name is invalid"
    case .notPresenceChannel: "the name of a presence channel begins with presence-"
    case .noAuthMethod: "the channel isn't public, and the client has no auth method"
    case .encryptionUnavailable:
      "the channel is encrypted, and libsodium is not available; set Pusher.secretBoxProvider"
    case .noAuthorization: "the app returned no authorization"
    case .authorizationFailed(let reason): "the app's authorization failed: \(reason)"
    case .mainQueueBlocked:
      "the authorizer waits for the main queue, which is blocked; use AuthMethod.authorization"
    case .transport(let error): "the request to the auth endpoint failed: \(error)"
    case .refused(let status, _): "the auth endpoint responded with status \(status)"
    case .unreadable(let reason): "the authorization can't be read: \(reason)"
    case .rejected(let reason): "the service refused the subscription: \(reason)"
    case .unanswered: "the subscription wasn't confirmed in time"
    case .unsubscribed: "the channel was unsubscribed before the subscription succeeded"
    case .disconnected(let error): "the client stopped reconnecting: \(error)"
    case .cancelled: "the wait for the subscription was cancelled"
    }
  }
}

/// A failed subscription, as the documented delegate method reports it.
struct SubscriptionFailure: Error {
  var reason: PusherSubscriptionError
  /// The response of the auth endpoint.
  var response: HTTPURLResponse?
  /// The text that the auth endpoint or the service sent.
  private(set) var data: String?

  init(_ reason: PusherSubscriptionError, _ response: HTTPURLResponse? = nil) {
    self.reason = reason
    self.response = response
    switch reason {
    case .rejected(let message): data = message
    case .mainQueueBlocked, .authorizationFailed: data = "\(reason)"
    default: break
    }
  }

  init(_ failure: AuthEndpointFailure) {
    response = failure.response
    switch failure.reason {
    case .noRequest: reason = .noAuthorization
    case .cannotBeSent(let text): reason = .unreadable(text)
    case .transport(let error): reason = .transport(error)
    case .refused(let status, let body):
      reason = .refused(status: status, body: body)
      data = body
    case .unreadable(let why, let body):
      reason = .unreadable(why)
      data = body
    }
  }

  var error: NSError {
    NSError(
      domain: "com.pusher.PusherSwift",
      code: 0,
      userInfo: [NSLocalizedDescriptionKey: "\(reason)"]
    )
  }

  /// The message of the `pusher:subscription_error` event.
  func message(on channel: String) -> String {
    let message: JSONObject = [
      "event": "pusher:subscription_error", "channel": .string(channel),
      "data": .string(data ?? ""),
    ]
    return message.description
  }
}
