import Foundation

/// The reason why there is no access token.
///
/// Its description contains texts of the server, and never a secret that was sent.
public enum TokenError: Error, Hashable, Sendable {
  /// The authorization server returned an error (RFC 6749 §5.2).
  case refused(OAuthErrorResponse)
  /// The authorization server's response is neither a token nor an error.
  case invalidResponse(status: Int, reason: String)
  /// The authorization server did not respond, or not completely.
  case transport(TransportError)
  /// An error of another provider.
  case other(String)
  /// The task that requested the token was cancelled.
  case cancelled
}

extension TokenError: DescribedError {
  public var description: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal)"
    case .invalidResponse(let status, let reason):
      "response \(status) is not a token: \(Excerpt(reason))"
    case .transport(let error): "\(error)"
    case .other(let reason): Excerpt(reason).description
    case .cancelled: "cancelled"
    }
  }
}

/// The error of an authorization server (RFC 6749 §5.2).
public struct OAuthErrorResponse: Hashable, Sendable {
  /// An error code; unknown ones are kept unchanged.
  public struct Code: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A parameter is missing, repeated or malformed.
    public static let invalidRequest = Self(rawValue: "invalid_request")
    /// The client is unknown, or its secret is wrong.
    public static let invalidClient = Self(rawValue: "invalid_client")
    /// The refresh token is invalid, expired or revoked: the user has to log in again.
    public static let invalidGrant = Self(rawValue: "invalid_grant")
    /// The client may not use this type of grant.
    public static let unauthorizedClient = Self(rawValue: "unauthorized_client")
    /// The server does not support this type of grant.
    public static let unsupportedGrantType = Self(rawValue: "unsupported_grant_type")
    /// A requested scope is invalid, or exceeds what the client or the user may have.
    public static let invalidScope = Self(rawValue: "invalid_scope")

    public static let knownValues: [Self] = [
      .invalidRequest, .invalidClient, .invalidGrant, .unauthorizedClient, .unsupportedGrantType,
      .invalidScope,
    ]
  }

  /// The error code.
  public var code: Code
  /// The server's description, for developers.
  public var explanation: String?
  /// The URL of a page about the error.
  public var page: String?

  /// Creates an error of a server.
  public init(code: Code, explanation: String? = nil, page: String? = nil) {
    self.code = code
    self.explanation = explanation
    self.page = page
  }
}

extension OAuthErrorResponse: CustomStringConvertible {
  public var description: String {
    let code = Excerpt(code.rawValue).description
    return explanation.map { "\(code) (\(Excerpt($0)))" } ?? code
  }
}
