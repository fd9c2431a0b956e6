/// A source of access tokens, such as an OAuth 2.0 grant or an SDK with a login.
///
/// The client keeps a token until it expires or is rejected, and requests one for all waiting
/// requests. A provider receives one call at a time.
public protocol TokenProvider: Sendable {
  /// Returns a token; `old` is the one that expired or was rejected, nil for the first.
  ///
  /// Return `old` if there is no new token: the rejected request then isn't repeated.
  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken
}

/// A token provider that calls a closure.
public struct TokenSource: TokenProvider {
  private let source: @Sendable (AccessToken?) async throws(TokenError) -> AccessToken

  /// Creates a provider; `source` receives the token that expired or was rejected, nil for the
  /// first.
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
  /// A fixed token, without the word `Bearer`.
  public static func token(_ value: String) -> Self {
    let token = AccessToken(value)
    return TokenSource { _ in token }
  }

  /// Tokens of a closure, which receives the one that expired or was rejected.
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
