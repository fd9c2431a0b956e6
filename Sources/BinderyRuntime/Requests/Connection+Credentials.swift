extension Connection {
  /// The headers in which credentials travel, for what is no request of a document, such as the
  /// opening of a WebSocket.
  ///
  /// - Parameter alternatives: Those that they name, as far as they are given, in this order.
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
