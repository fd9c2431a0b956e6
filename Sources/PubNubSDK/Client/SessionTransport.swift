import BinderyRuntime

/// A transport that cancels its requests when their session is invalidated.
struct SessionTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let cancellable: (any CancellableTransport)?
  private let calls: OngoingCalls

  init(_ base: any HTTPTransport, endingWith calls: OngoingCalls) {
    self.base = base
    cancellable = base as? any CancellableTransport
    self.calls = calls
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard let cancellable else { return try await performInTask(exchange) }
    var id: Int?
    defer { id.map(calls.remove) }
    return try await cancellable.perform(exchange) { cancel in
      id.map(calls.remove)
      id = calls.add(cancel)
    }
  }

  /// Performs the exchange in a task, the only part of other transports that can be cancelled.
  private func performInTask(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPResponse {
    let result = await calls.value { [base] () async -> Result<HTTPResponse, TransportError> in
      do throws(TransportError) {
        return .success(try await base.perform(exchange))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
