/// A transport whose exchanges can be cancelled by who isn't the task that waits for them.
package protocol CancellableTransport: HTTPTransport {
  /// Performs one exchange as `perform` does, and gives out how to cancel it before it begins.
  ///
  /// Each redirect that is followed is another exchange, and gives out another way.
  func perform(
    _ exchange: HTTPExchange,
    cancellation: (@escaping @Sendable () -> Void) -> Void
  ) async throws(TransportError) -> HTTPResponse
}
