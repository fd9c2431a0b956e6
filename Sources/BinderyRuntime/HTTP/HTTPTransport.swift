/// Sends requests to a service and receives its responses.
public protocol HTTPTransport: Sendable {
  /// Performs an exchange; a response of any status is returned, and no response is an error.
  ///
  /// Cancelling the task ends it at once with `.cancelled`.
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse

  /// Performs an exchange until the header of the response, whose body is streamed.
  ///
  /// `timeout` applies to the header; after it, `idleTimeout` limits each pause.
  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse
}

extension HTTPTransport {
  /// The default for transports that cannot stream: it reads the body completely.
  public func stream(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPStreamedResponse {
    HTTPStreamedResponse(try await perform(exchange))
  }
}
