/// The credentials of one request, with the tokens of the moment.
struct HeldCredentials: Sendable {
  private var fixed: [Credential] = []
  private var tokens: [(store: TokenStore, token: AccessToken)] = []

  /// Asks for the tokens that the credentials need.
  init(_ credentials: [Credential]) async throws(TokenError) {
    for credential in credentials {
      if let store = credential.store {
        tokens.append((store, try await store.token()))
      } else {
        fixed.append(credential)
      }
    }
  }

  /// The same with other tokens, after the service refused these; nil when there are no others.
  func renewed() async throws(TokenError) -> Self? {
    var renewed = self
    var isNew = false
    for (index, held) in tokens.enumerated() {
      let token = try await held.store.token(insteadOf: held.token)
      isNew = isNew || token != held.token
      renewed.tokens[index].token = token
    }
    return isNew ? renewed : nil
  }

  func add(to request: inout HTTPRequest) throws(InvalidRequest) {
    for credential in fixed { try credential.add(to: &request) }
    for held in tokens { try Credential.bearer(held.token.value).add(to: &request) }
  }
}
