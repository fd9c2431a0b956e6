/// The refresh token grant: tokens for a user who logged in before (RFC 6749 §6).
///
/// A server may replace the refresh token with each access token; the new one is used from then on.
/// Several clients may share a grant: it sends only one token request at a time.
public struct RefreshTokenGrant: TokenProvider {
  private let session: RefreshSession
  private let store: TokenStore

  /// Creates a grant.
  ///
  /// - Parameters:
  ///   - accessToken: A token that was issued with the refresh token, and is used first.
  ///   - keep: Stores each new refresh token; called before the new access token is used.
  public init(
    server: OAuthServer,
    refreshToken: String,
    accessToken: AccessToken? = nil,
    scopes: [String] = [],
    keep: @escaping @Sendable (String) async -> Void = { _ in }
  ) {
    session = RefreshSession(server, refreshToken, scopes, keep)
    store = TokenStore(session, first: accessToken)
  }

  /// The current refresh token.
  public var refreshToken: String {
    get async { await session.refreshToken }
  }

  public func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    try await store.token(insteadOf: old)
  }
}

extension RefreshTokenGrant: Redacted {
  public var description: String { "refresh token (secret)" }
  package var shownMembers: KeyValuePairs<String, Any> { [:] }
}

/// The owner of the current refresh token.
private actor RefreshSession: TokenProvider {
  private let server: OAuthServer
  private let scopes: [String]
  private let keep: @Sendable (String) async -> Void
  private(set) var refreshToken: String

  init(
    _ server: OAuthServer,
    _ refreshToken: String,
    _ scopes: [String],
    _ keep: @escaping @Sendable (String) async -> Void
  ) {
    self.server = server
    self.refreshToken = refreshToken
    self.scopes = scopes
    self.keep = keep
  }

  /// Completes a request within the server's timeout also when the caller is cancelled: a replaced
  /// refresh token would otherwise be lost.
  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    let exchange = Task { await self.exchange() }
    return try await exchange.value.get()
  }

  private func exchange() async -> Result<AccessToken, TokenError> {
    let used = refreshToken
    let parameters = [("grant_type", "refresh_token"), ("refresh_token", used)]
    do throws(TokenError) {
      let grant = try await server.grant(parameters + scopes.scopeParameter)
      if let new = grant.refreshToken, new != used {
        refreshToken = new
        await keep(new)
      }
      return .success(grant.token)
    } catch {
      return .failure(error)
    }
  }
}
