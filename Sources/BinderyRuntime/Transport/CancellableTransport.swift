/// A transport whose exchanges can be cancelled from outside of the task that waits for them.
package protocol CancellableTransport: HTTPTransport {
  /// Performs an exchange like `perform`, and passes a closure that cancels it before it begins.
  ///
  /// Each followed redirect is another exchange, and passes another closure.
  func perform(
    _ exchange: HTTPExchange,
    cancellation: (@escaping @Sendable () -> Void) -> Void
  ) async throws(TransportError) -> HTTPResponse
}
