import Foundation

/// Why there is no access token.
///
/// Texts never hold a secret that was sent; what a server wrote of its own accord is shown.
public enum TokenError: Error, Hashable, Sendable {
  /// The authorization server answered with an error of RFC 6749 §5.2.
  case refused(OAuthRefusal)
  /// The authorization server answered something that is neither a token nor an error.
  case invalidResponse(status: Int, reason: String)
  /// The authorization server never answered, or not to the end.
  case transport(TransportError)
  /// A cause of a provider that isn't of this library.
  case other(String)
  /// The task that asked was cancelled.
  case cancelled
}

extension TokenError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal)"
    case .invalidResponse(let status, let reason):
      "answer \(status) is no token: \(Excerpt(reason))"
    case .transport(let error): "\(error)"
    case .other(let reason): Excerpt(reason).description
    case .cancelled: "cancelled"
    }
  }

  public var errorDescription: String? { description }
}

/// The error of an authorization server: RFC 6749 §5.2.
public struct OAuthRefusal: Hashable, Sendable {
  /// What went wrong; a code that nobody knew yet is kept as it is.
  public struct Code: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A parameter is missing, repeated or malformed.
    public static let invalidRequest = Self(rawValue: "invalid_request")
    /// Who asks is unknown, or its secret is wrong.
    public static let invalidClient = Self(rawValue: "invalid_client")
    /// The refresh token is wrong, expired or withdrawn: the user has to log in again.
    public static let invalidGrant = Self(rawValue: "invalid_grant")
    /// The client may not use this kind of grant.
    public static let unauthorizedClient = Self(rawValue: "unauthorized_client")
    /// The server doesn't offer this kind of grant.
    public static let unsupportedGrantType = Self(rawValue: "unsupported_grant_type")
    /// More was asked for than the client or the user may have.
    public static let invalidScope = Self(rawValue: "invalid_scope")

    public static let knownValues: [Self] = [
      .invalidRequest, .invalidClient, .invalidGrant, .unauthorizedClient, .unsupportedGrantType,
      .invalidScope,
    ]
  }

  /// What an app decides by.
  public var code: Code
  /// For developers, not for users.
  public var explanation: String?
  /// A page about the error.
  public var page: String?

  /// What the server answered, in its words.
  public init(code: Code, explanation: String? = nil, page: String? = nil) {
    self.code = code
    self.explanation = explanation
    self.page = page
  }
}

extension OAuthRefusal: CustomStringConvertible {
  public var description: String {
    let code = Excerpt(code.rawValue).description
    return explanation.map { "\(code) (\(Excerpt($0)))" } ?? code
  }
}
