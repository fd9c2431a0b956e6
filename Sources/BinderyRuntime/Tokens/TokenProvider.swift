/// Where access tokens come from: a grant of OAuth 2, or an SDK that knows who is logged in.
///
/// The client keeps what it is given until it expires or is refused, and asks once for all requests
/// that wait. A provider is asked for one token at a time.
public protocol TokenProvider: Sendable {
  /// A token; `old` is the one that expired or that the service refused, nil when there was none.
  ///
  /// Giving `old` back says that there is no better one: the refused request isn't repeated.
  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken
}

/// A provider made of a function.
public struct TokenSource: TokenProvider {
  private let source: @Sendable (AccessToken?) async throws(TokenError) -> AccessToken

  /// `source` gets the token that expired or was refused, nil when there was none.
  public init(
    _ source: @escaping @Sendable (AccessToken?) async throws(TokenError) -> AccessToken
  ) {
    self.source = source
  }

  public func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    try await source(old)
  }
}

extension TokenProvider where Self == TokenSource {
  /// One token, for as long as the service accepts it; as it was issued, without `Bearer`.
  public static func token(_ value: String) -> Self {
    let token = AccessToken(value)
    return TokenSource { _ in token }
  }

  /// Tokens of a function, which gets the one that expired or was refused.
  public static func source(
    _ source: @escaping @Sendable (AccessToken?) async throws(TokenError) -> AccessToken
  ) -> Self {
    TokenSource(source)
  }
}

extension TokenSource: Redacted {
  public var description: String { "token source" }
  package var shownMembers: KeyValuePairs<String, Any> { [:] }
}
