/// The credentials of one request, with their current tokens.
package struct RequestCredentials: Sendable {
  private var fixed: [Credential] = []
  private var tokens: [(store: TokenStore, token: AccessToken)] = []

  /// Gets the tokens that the credentials need.
  package init(_ credentials: [Credential]) async throws(TokenError) {
    for credential in credentials {
      if let store = credential.store {
        tokens.append((store, try await store.token()))
      } else {
        fixed.append(credential)
      }
    }
  }

  /// Returns the credentials with new tokens, after the service rejected these; nil without new
  /// ones.
  package func renewed() async throws(TokenError) -> Self? {
    var renewed = self
    var isNew = false
    for (index, current) in tokens.enumerated() {
      let token = try await current.store.token(insteadOf: current.token)
      isNew = isNew || token != current.token
      renewed.tokens[index].token = token
    }
    return isNew ? renewed : nil
  }

  func add(to request: inout HTTPRequest) throws(InvalidRequest) {
    for credential in fixed { try credential.add(to: &request) }
    for current in tokens { try Credential.bearer(current.token.value).add(to: &request) }
  }

  /// Returns the headers with the credentials, and the query, for the request that opens a
  /// WebSocket.
  package func adding(
    to headers: HTTPHeaders
  ) throws(InvalidRequest) -> (query: [HTTPQueryItem], headers: HTTPHeaders) {
    var request = HTTPRequest(method: .get, path: "/")
    request.headers = headers
    try add(to: &request)
    return (request.query, request.headers)
  }
}
