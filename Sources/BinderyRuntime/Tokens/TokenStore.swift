import Foundation

/// The store of a provider's token, which renews it once for all callers that wait.
///
/// A cancelled caller returns at once while the renewal continues: a replaced refresh token would
/// be lost with it. The next caller receives its token.
///
/// It has a lock and isn't an actor, because cancellation is handled synchronously.
final class TokenStore: Sendable {
  private typealias Result = Swift.Result<AccessToken, TokenError>

  private let provider: any TokenProvider
  private let state: Locked<State>

  private struct State {
    var current: AccessToken?
    /// The task that calls the provider, without a reference to the store; nil while no caller
    /// waits.
    var renewal: Task<Void, Never>?
    var waiting: [Int: CheckedContinuation<Result, Never>] = [:]
    var lastNumber = 0
  }

  init(_ provider: any TokenProvider, first: AccessToken? = nil) {
    self.provider = provider
    state = Locked(State(current: first))
  }

  deinit { state.withLock { $0.renewal }?.cancel() }

  /// Returns the stored token, or a new one if it has expired or was rejected.
  func token(insteadOf refused: AccessToken? = nil) async throws(TokenError) -> AccessToken {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
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
    let answer = state.withLock { state -> Result? in
      if Task.isCancelled { return .failure(.cancelled) }
      if let token = state.current, !token.isExpired, token != refused { return .success(token) }
      state.waiting[number] = caller
      if state.renewal == nil { state.renewal = renew(state.current) }
      return nil
    }
    if let answer { caller.resume(returning: answer) }
  }

  private func leave(_ number: Int) {
    let caller = state.withLock { $0.waiting.removeValue(forKey: number) }
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
    let callers = state.withLock { state in
      defer { state.waiting = [:] }
      state.renewal = nil
      if case .success(let token) = result { state.current = token }
      return state.waiting.values
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
