import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a call's requests as an operator changes them.
///
/// Sendable because `lock` guards all that changes.
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

  /// Why there is no request to send, which a transport has no word for.
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
    let changed = try await session.lasting { [session, mutator] in
      try await oneAnswer { mutator.mutate(request, for: session, completion: $0) }
    }
    return try exchange.taking(changed, inPlaceOf: request)
  }
}
