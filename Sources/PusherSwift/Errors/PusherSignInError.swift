import BinderyRuntime

/// The reason why a sign-in failed.
public enum PusherSignInError: Error, Hashable, Sendable {
  /// The client has no user authentication method.
  case noAuthMethod
  /// The app returned no request or no authentication.
  case noAuthentication
  /// The closure of `UserAuthMethod.authentication` threw; the text describes the error.
  case authenticationFailed(String)
  /// The main queue, on which the app's authenticator or request builder is called, was blocked for
  /// 30 seconds. When the queue runs again, the call is made and the sign-in continues.
  case mainQueueBlocked
  /// The request to the auth endpoint failed.
  case transport(TransportError)
  /// The auth endpoint responded with a status other than 2xx.
  case refused(status: Int, body: String)
  /// The authentication or the service's response is malformed, for this reason.
  case unreadable(String)
  /// The service rejected the user.
  case rejected(String)
  /// The service didn't respond in time; some servers of the protocol don't support users.
  case unanswered
  /// The client stopped connecting, for this reason.
  case disconnected(PusherConnectionError)
  /// The waiting task was cancelled.
  case cancelled
}

extension PusherSignInError: DescribedError {
  public var description: String {
    switch self {
    case .noAuthMethod: "the client has no user auth method"
    case .noAuthentication: "the app returned no user authentication"
    case .authenticationFailed(let reason): "the app's authentication failed: \(reason)"
    case .mainQueueBlocked:
      "the authenticator waits for the main queue, which is blocked; use "
        + "UserAuthMethod.authentication"
    case .transport(let error): "the request to the user auth endpoint failed: \(error)"
    case .refused(let status, _): "the user auth endpoint responded with status \(status)"
    case .unreadable(let reason): "the user can't be read: \(reason)"
    case .rejected(let reason): "the service refused the user: \(reason)"
    case .unanswered: "the service didn't respond in time"
    case .disconnected(let error): "the client stopped reconnecting: \(error)"
    case .cancelled: "the wait for the sign-in was cancelled"
    }
  }
}

extension PusherSignInError {
  init(_ failure: AuthEndpointFailure) {
    switch failure.reason {
    case .noRequest: self = .noAuthentication
    case .cannotBeSent(let reason): self = .unreadable(reason)
    case .transport(let error): self = .transport(error)
    case .refused(let status, let body): self = .refused(status: status, body: body)
    case .unreadable(let reason, _): self = .unreadable(reason)
    }
  }
}
