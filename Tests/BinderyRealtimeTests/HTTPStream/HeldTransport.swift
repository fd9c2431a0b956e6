import BinderyRuntime

/// A transport that responds when the test releases it.
final class HeldTransport: HTTPTransport {
  private let response: HTTPResponse
  private let released = AsyncStream<Void>.makeStream()
  let cancellations = Locked(0)
  let exchanges = Locked<[HTTPExchange]>([])

  init(_ response: HTTPResponse) { self.response = response }

  func release() { released.continuation.finish() }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    exchanges.withLock { $0.append(exchange) }
    for await _ in released.stream {}
    if Task.isCancelled {
      cancellations.withLock { $0 += 1 }
      throw .cancelled
    }
    return response
  }
}
