import BinderyRuntime

/// Why a client is not signed in.
public enum PusherSignInError: Error, Hashable, Sendable {
  /// The client has no method to say which user it is.
  case noAuthMethod
  /// The app gave no request, or said nobody.
  case noAuthentication
  /// The closure of `UserAuthMethod.authentication` threw, with what it threw in words.
  case authenticationFailed(String)
  /// The app's authenticator or request builder is called on the main queue, which did nothing for
  /// 30 seconds; it is still called if the queue gets time, and the sign-in goes on then.
  case mainQueueBlocked
  /// The auth endpoint couldn't be asked.
  case transport(TransportError)
  /// The auth endpoint answered with another status than 2xx.
  case refused(status: Int, body: String)
  /// What the app or the service said isn't what it should be, with the reason.
  case unreadable(String)
  /// The service didn't accept the user.
  case rejected(String)
  /// The service said nothing; some servers of its protocol know no users.
  case unanswered
  /// The connection was given up, and why.
  case disconnected(PusherConnectionError)
  /// Whoever waited was cancelled.
  case cancelled
}

extension PusherSignInError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noAuthMethod: "the client has no user auth method"
    case .noAuthentication: "the app didn't say which user the client is"
    case .authenticationFailed(let reason): "the app's authentication failed: \(reason)"
    case .mainQueueBlocked:
      "the authenticator waits for the main queue, which is blocked; use "
        + "UserAuthMethod.authentication"
    case .transport(let error): "the user auth endpoint couldn't be asked: \(error)"
    case .refused(let status, _): "the user auth endpoint answered \(status)"
    case .unreadable(let reason): "the user can't be read: \(reason)"
    case .rejected(let reason): "the service refused the user: \(reason)"
    case .unanswered: "the service didn't answer"
    case .disconnected(let error): "the connection was given up: \(error)"
    case .cancelled: "whoever waited for the sign-in was cancelled"
    }
  }
}

extension PusherSignInError {
  init(_ failure: AuthEndpoint.Failure) {
    switch failure.reason {
    case .noRequest: self = .noAuthentication
    case .unsendable(let reason): self = .unreadable(reason)
    case .transport(let error): self = .transport(error)
    case .refused(let status, let body): self = .refused(status: status, body: body)
    case .unreadable(let reason, _): self = .unreadable(reason)
    }
  }
}
