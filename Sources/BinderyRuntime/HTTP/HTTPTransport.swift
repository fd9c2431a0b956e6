/// A transport that sends requests to a service and receives its responses.
public protocol HTTPTransport: Sendable {
  /// Performs an exchange and returns the response, of any status; throws if there is none.
  ///
  /// Cancelling the task throws `.cancelled` at once.
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse

  /// Performs an exchange and returns when the header of the response has arrived; the body is
  /// streamed.
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
