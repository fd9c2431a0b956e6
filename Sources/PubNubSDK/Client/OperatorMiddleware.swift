import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends each request as the session's operator changes it.
struct OperatorMiddleware: ClientMiddleware {
  let session: any SessionReplaceable
  let mutator: any RequestMutator

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    let changed: HTTPExchange
    do {
      changed = try await change(request)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw PubNubError(
        .requestMutatorFailure,
        details: [String(describing: error)],
        underlying: error
      )
    }
    return try await next(changed)
  }

  private func change(_ exchange: HTTPExchange) async throws -> HTTPExchange {
    let request = try URLRequest(describing: exchange)
    let changed = try await session.runWhileValid { [session, mutator] in
      try await withCompletion { mutator.mutate(request, for: session, completion: $0) }
    }
    return try exchange.applyingChanges(from: request, to: changed)
  }
}
