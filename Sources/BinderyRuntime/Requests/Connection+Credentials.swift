extension Connection {
  /// Returns the headers of credentials, for requests that no OpenAPI document describes, such as
  /// the opening handshake of a WebSocket.
  ///
  /// - Parameter alternatives: The names of credentials; those present are added in this order.
  package func credentialHeaders(
    for alternatives: [[String]]
  ) throws(InvalidRequest) -> HTTPHeaders {
    var request = try HTTPRequest(.get, "/")
    var given = credentials
    for name in alternatives.joined() {
      try given.removeValue(forKey: name)?.add(to: &request)
    }
    return request.headers
  }
}
