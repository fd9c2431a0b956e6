import BinderyRuntime

/// Stands where a session has no transport of its own; nothing is sent by it.
struct MissingTransport: HTTPTransport {
  static let reason = """
    SessionReplaceable.session performs no requests: give the session a `transport`, such as \
    HTTPTransport.default.
    """

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    throw .other(Self.reason)
  }
}
