import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that sends each request of a call as the session's operator changes it.
///
/// Sendable because `lock` guards all mutable state.
final class OperatedTransport: HTTPTransport, @unchecked Sendable {
  private let session: any SessionReplaceable
  private let base: any HTTPTransport
  private let mutator: any RequestMutator
  private let lock = NSLock()
  private var refusal: PubNubError?

  init(
    of session: any SessionReplaceable,
    over base: any HTTPTransport,
    changedBy mutator: any RequestMutator
  ) {
    self.session = session
    self.base = base
    self.mutator = mutator
  }

  /// The error of the operator, which no `TransportError` can express.
  var failure: PubNubError? { lock.withLock { refusal } }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let changed: HTTPExchange
    do {
      changed = try await change(exchange)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      let failure = PubNubError(
        .requestMutatorFailure,
        details: [String(describing: error)],
        underlying: error
      )
      lock.withLock { refusal = failure }
      throw .other(failure.description)
    }
    return try await base.perform(changed)
  }

  private func change(_ exchange: HTTPExchange) async throws -> HTTPExchange {
    let request = try URLRequest(describing: exchange)
    let changed = try await session.runWhileValid { [session, mutator] in
      try await oneAnswer { mutator.mutate(request, for: session, completion: $0) }
    }
    return try exchange.applyingChanges(from: request, to: changed)
  }
}
