import BinderyRuntime

/// The transport of a session that defines none: every request fails.
struct MissingTransport: HTTPTransport {
  static let reason = """
    SessionReplaceable.session performs no requests: give the session a `transport`, such as \
    HTTPTransport.default.
    """

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    throw .other(Self.reason)
  }
}
