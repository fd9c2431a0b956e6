extension Connection {
  /// Performs an exchange by the middlewares in order, and then by `perform`.
  func pass<Response: InterceptedResponse>(
    _ exchange: HTTPExchange,
    of operation: any Request.Type,
    to perform: Perform<Response>
  ) async throws(NoResponse) -> Response {
    do {
      return try await Self.pass(exchange, of: operation, through: middlewares[...], to: perform)
    } catch let error as TransportError {
      // A transfer that fails after a cancellation was cancelled.
      throw error == .cancelled || Task.isCancelled ? .cancelled : .transport(error)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      let error = error as? MiddlewareError ?? MiddlewareError(error)
      throw Task.isCancelled ? .cancelled : .middleware(error)
    }
  }

  private static func pass<Response: InterceptedResponse>(
    _ exchange: HTTPExchange,
    of operation: any Request.Type,
    through middlewares: ArraySlice<any ClientMiddleware>,
    to perform: Perform<Response>
  ) async throws -> Response {
    guard let first = middlewares.first else { return try await perform(exchange) }
    let others = middlewares.dropFirst()
    return try await first.intercept(exchange, operation: operation) { exchange in
      try await pass(exchange, of: operation, through: others, to: perform)
    }
  }
}
