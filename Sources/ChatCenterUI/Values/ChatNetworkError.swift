import BinderyRuntime

/// Why a request had no answer, or not the one that it should have.
public enum ChatNetworkError: Error, Hashable, Sendable {
  /// The configuration has an address that makes no sense.
  case address(ChatAddressError)
  /// The configuration pins what can't be pinned.
  case trust(ChatTrustError)
  /// What became of the request, in one line.
  case request(String)
  /// The service has answered that it can't.
  case status(Int)
  /// Nobody waits for it any more.
  case cancelled
}

/// Why nothing is sent to a server that the configuration asks to trust.
public enum ChatTrustError: Error, Hashable, Sendable {
  /// Certificates are verified, whatever the configuration asks for.
  case untrustedCertificatesRefused
  /// None of the pinned certificates could be read.
  case unreadableCertificate
  /// Keys can't be pinned on this system.
  case pinningUnavailable
}

extension ChatNetworkError {
  init<Failure>(_ error: RequestError<Failure>) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .undocumented(let response): .status(response.status)
      default: .request(error.description)
      }
  }
}

extension ChatNetworkError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .address(let error): error.description
    case .trust(.untrustedCertificatesRefused):
      "certificates that nobody trusts aren't taken, whatever the configuration asks for"
    case .trust(.unreadableCertificate): "no pinned certificate can be read"
    case .trust(.pinningUnavailable): "no certificate can be pinned on this system"
    case .request(let reason): reason
    case .status(let status): "the service answers \(status)"
    case .cancelled: "cancelled"
    }
  }

  public var errorDescription: String? { description }
}
