/// Adds credentials to the requests that open WebSockets, and replaces tokens that were refused.
package struct HandshakeCredentials: Sendable {
  private let credentials: [Credential]
  /// The tokens of the last request, by the index of their credential.
  private var sent: [Int: AccessToken] = [:]
  private var isRefused = false

  package init(_ credentials: [Credential]) { self.credentials = credentials }

  /// Whether another request may have a new token.
  package var canRenew: Bool { credentials.contains { $0.store != nil } }

  /// Notes that the service refused the last request with 401.
  package mutating func refuse() { isRefused = true }

  /// Returns the query and the headers with the credentials.
  ///
  /// Throws `InvalidRequest` for a value that a header can't contain, and the provider's errors.
  package mutating func add(
    to headers: HTTPHeaders
  ) async throws -> (query: [HTTPQueryItem], headers: HTTPHeaders) {
    var request = HTTPRequest(method: .get, path: "/")
    request.headers = headers
    for (index, credential) in credentials.enumerated() {
      guard let store = credential.store else {
        try credential.add(to: &request)
        continue
      }
      let token = try await store.token(insteadOf: isRefused ? sent[index] : nil)
      sent[index] = token
      try Credential.bearer(token.value).add(to: &request)
    }
    isRefused = false
    return (request.query, request.headers)
  }
}
