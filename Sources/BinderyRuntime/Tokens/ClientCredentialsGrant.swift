/// Tokens for an application itself, without a user: RFC 6749 §4.4.
public struct ClientCredentialsGrant: TokenProvider {
  /// Who issues the tokens.
  public var server: OAuthServer
  /// What the token shall allow; the server decides when there are none.
  public var scopes: [String]

  /// Asks with the server's own client.
  public init(server: OAuthServer, scopes: [String] = []) {
    self.server = server
    self.scopes = scopes
  }

  public func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    try await server.grant([("grant_type", "client_credentials")] + scopes.scopeParameter).token
  }
}

extension TokenProvider where Self == ClientCredentialsGrant {
  /// Tokens for an application itself, without a user: RFC 6749 §4.4.
  public static func clientCredentials(_ server: OAuthServer, scopes: [String] = []) -> Self {
    ClientCredentialsGrant(server: server, scopes: scopes)
  }
}

extension [String] {
  /// RFC 6749 §3.3: one parameter, its scopes separated by spaces.
  var scopeParameter: [(name: String, value: String)] {
    isEmpty ? [] : [("scope", joined(separator: " "))]
  }
}
