/// Carries requests to a service and its answers back.
public protocol HTTPTransport: Sendable {
  /// Performs one exchange; every status is an answer, only its absence is an error.
  ///
  /// Cancelling the task ends it at once with `.cancelled`.
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse

  /// Performs one exchange as far as the head of its answer, and leaves the body to come.
  ///
  /// The exchange's `timeout` is for the head; then `idleTimeout` limits each silence.
  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse
}

extension HTTPTransport {
  /// For a transport that can't do better: the body is read whole before any of it is given out.
  public func stream(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPStreamedResponse {
    HTTPStreamedResponse(try await perform(exchange))
  }
}
