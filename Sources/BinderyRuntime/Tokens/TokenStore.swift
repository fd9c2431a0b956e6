import Foundation

/// The store of a provider's token, which renews it once for all callers that wait.
///
/// A cancelled caller returns at once while the renewal continues: a replaced refresh token would
/// be lost with it. The next caller receives its token.
///
/// It has a lock and isn't an actor, because cancellation is handled synchronously. Sendable
/// because `lock` guards all mutable state.
final class TokenStore: @unchecked Sendable {
  private typealias Result = Swift.Result<AccessToken, TokenError>

  private let provider: any TokenProvider
  private let lock = NSLock()
  private var current: AccessToken?
  /// The task that calls the provider, without a reference to the store; nil while no caller waits.
  private var renewal: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<Result, Never>] = [:]
  private var lastNumber = 0

  init(_ provider: any TokenProvider, first: AccessToken? = nil) {
    self.provider = provider
    current = first
  }

  deinit { renewal?.cancel() }

  /// Returns the stored token, or a new one if it has expired or was rejected.
  func token(insteadOf refused: AccessToken? = nil) async throws(TokenError) -> AccessToken {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0, number, refused) }
    } onCancel: {
      leave(number)
    }
    return try result.get()
  }

  /// Checks for cancellation, because the handler of a cancelled task ran before the caller waited.
  private func wait(
    _ caller: CheckedContinuation<Result, Never>,
    _ number: Int,
    _ refused: AccessToken?
  ) {
    let answer: Result? = lock.withLock {
      if Task.isCancelled { return .failure(.cancelled) }
      if let current, !current.isExpired, current != refused { return .success(current) }
      waiting[number] = caller
      if renewal == nil { renewal = renew(current) }
      return nil
    }
    if let answer { caller.resume(returning: answer) }
  }

  private func leave(_ number: Int) {
    let caller = lock.withLock { waiting.removeValue(forKey: number) }
    caller?.resume(returning: .failure(.cancelled))
  }

  private func renew(_ old: AccessToken?) -> Task<Void, Never> {
    Task { [provider, weak self] in
      let result: Result
      do throws(TokenError) {
        result = .success(try await provider.token(replacing: old))
      } catch {
        result = .failure(error)
      }
      self?.finish(result)
    }
  }

  /// Resumes all callers; a failure isn't stored, so that the next request tries again.
  private func finish(_ result: Result) {
    let callers = lock.withLock {
      defer { waiting = [:] }
      renewal = nil
      if case .success(let token) = result { current = token }
      return waiting.values
    }
    for caller in callers { caller.resume(returning: result) }
  }
}

/// Stores are compared by identity: copies of a credential are equal, credentials of the same
/// provider are not.
extension TokenStore: Hashable {
  static func == (one: TokenStore, other: TokenStore) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
