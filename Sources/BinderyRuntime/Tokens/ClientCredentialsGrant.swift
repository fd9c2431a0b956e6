/// The client credentials grant: tokens for an application without a user (RFC 6749 §4.4).
public struct ClientCredentialsGrant: TokenProvider {
  /// The authorization server.
  public var server: OAuthServer
  /// The requested scopes; if it is empty, the server decides.
  public var scopes: [String]

  /// Creates a grant for the server's client.
  public init(server: OAuthServer, scopes: [String] = []) {
    self.server = server
    self.scopes = scopes
  }

  public func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    try await server.grant([("grant_type", "client_credentials")] + scopes.scopeParameter).token
  }
}

extension TokenProvider where Self == ClientCredentialsGrant {
  /// The client credentials grant: tokens for an application without a user (RFC 6749 §4.4).
  public static func clientCredentials(_ server: OAuthServer, scopes: [String] = []) -> Self {
    ClientCredentialsGrant(server: server, scopes: scopes)
  }
}

extension [String] {
  /// The parameter `scope`, separated by spaces (RFC 6749 §3.3).
  var scopeParameter: [(name: String, value: String)] {
    isEmpty ? [] : [("scope", joined(separator: " "))]
  }
}
