import BinderyRuntime

/// Why a channel was not subscribed to.
public enum PusherSubscriptionError: Error, Hashable, Sendable {
  /// No channel has such a name.
  case invalidChannelName
  /// The name of a presence channel begins with `presence-`.
  case notPresenceChannel
  /// The channel isn't public, and the client has no method to authorize itself.
  case noAuthMethod
  /// The channel is end-to-end encrypted, and neither the build nor the app has a secret box:
  /// set `Pusher.secretBoxProvider`.
  case encryptionUnavailable
  /// The app gave no request, or no authorization.
  case noAuthorization
  /// The closure of `AuthMethod.authorization` threw, with what it threw in words.
  case authorizationFailed(String)
  /// The app's authorizer or request builder is called on the main queue, which did nothing for 30
  /// seconds; it is still called if the queue gets time, and the subscription goes on then.
  case mainQueueBlocked
  /// The auth endpoint couldn't be asked.
  case transport(TransportError)
  /// The auth endpoint answered with another status than 2xx.
  case refused(status: Int, body: String)
  /// The authorization isn't what it should be, with the reason.
  case unreadable(String)
  /// The service didn't accept the subscription.
  case rejected(String)
  /// Neither the service nor what authorizes answered in time.
  case unanswered
  /// The channel was left before it was subscribed to.
  case unsubscribed
  /// The connection was given up, and why.
  case disconnected(PusherConnectionError)
  /// Whoever waited was cancelled.
  case cancelled
}

extension PusherSubscriptionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidChannelName: "no channel has such a name"
    case .notPresenceChannel: "the name of a presence channel begins with presence-"
    case .noAuthMethod: "the channel isn't public, and the client has no auth method"
    case .encryptionUnavailable:
      "the channel is encrypted, and there is no libsodium here; set Pusher.secretBoxProvider"
    case .noAuthorization: "the app gave no authorization"
    case .authorizationFailed(let reason): "the app's authorization failed: \(reason)"
    case .mainQueueBlocked:
      "the authorizer waits for the main queue, which is blocked; use AuthMethod.authorization"
    case .transport(let error): "the auth endpoint couldn't be asked: \(error)"
    case .refused(let status, _): "the auth endpoint answered \(status)"
    case .unreadable(let reason): "the authorization can't be read: \(reason)"
    case .rejected(let reason): "the service refused the subscription: \(reason)"
    case .unanswered: "the subscription wasn't confirmed in time"
    case .unsubscribed: "the channel was left before it was subscribed to"
    case .disconnected(let error): "the connection was given up: \(error)"
    case .cancelled: "whoever waited for the subscription was cancelled"
    }
  }
}

/// Why a channel was not subscribed to, as the documented interface tells it.
struct SubscriptionFailure: Error {
  var reason: PusherSubscriptionError
  /// Of the auth endpoint.
  var response: HTTPURLResponse?
  /// What the auth endpoint or the service said.
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

  init(_ failure: AuthEndpoint.Failure) {
    response = failure.response
    switch failure.reason {
    case .noRequest: reason = .noAuthorization
    case .unsendable(let why): reason = .unreadable(why)
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

  /// The event that tells of it, as a message.
  func message(on channel: String) -> String {
    let message: JSONObject = [
      "event": "pusher:subscription_error", "channel": .string(channel),
      "data": .string(data ?? ""),
    ]
    return message.description
  }
}
