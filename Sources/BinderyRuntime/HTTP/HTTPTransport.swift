/// Carries requests to a service and its answers back.
public protocol HTTPTransport: Sendable {
  /// Performs one exchange; every status is an answer, only its absence is an error.
  ///
  /// Cancelling the task ends it at once with `.cancelled`.
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse
}
