import BinderyRuntime

/// The reason why a request has failed.
public enum ChatNetworkError: Error, Hashable, Sendable {
  /// An address of the configuration is invalid.
  case address(ChatAddressError)
  /// The configuration's pinned certificates can't be used.
  case trust(ChatTrustError)
  /// The request failed; the text describes why.
  case request(String)
  /// The service responded with this error status.
  case status(Int)
  /// The request was cancelled.
  case cancelled
}

/// The reason why no request is sent under the configured trust.
public enum ChatTrustError: Error, Hashable, Sendable {
  /// The configuration disables certificate verification, which this client refuses.
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

extension ChatNetworkError: DescribedError {
  public var description: String {
    switch self {
    case .address(let error): error.description
    case .trust(let error): error.description
    case .request(let reason): reason
    case .status(let status): "the service responded with status \(status)"
    case .cancelled: "cancelled"
    }
  }
}

extension ChatTrustError: DescribedError {
  public var description: String {
    switch self {
    case .untrustedCertificatesRefused:
      "allowUntrustedSSLCertificate is not supported: untrusted certificates are always refused"
    case .unreadableCertificate: "no pinned certificate can be read"
    case .pinningUnavailable: "no certificate can be pinned on this system"
    }
  }
}
