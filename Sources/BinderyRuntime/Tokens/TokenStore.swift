import Foundation

/// Keeps the token of a provider, and has it renewed once for everyone who waits for one.
///
/// A caller that is cancelled leaves at once and the renewal goes on: a refresh token that the
/// server has exchanged meanwhile would be lost with it. Whoever asks next gets its token.
///
/// A lock and no actor, because a cancellation has to be heard synchronously. Sendable because
/// `lock` guards all that changes.
final class TokenStore: @unchecked Sendable {
  private typealias Result = Swift.Result<AccessToken, TokenError>

  private let provider: any TokenProvider
  private let lock = NSLock()
  private var current: AccessToken?
  /// What asks the provider, owned here and no longer waited for without the store; none while
  /// nobody waits.
  private var renewal: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<Result, Never>] = [:]
  private var lastNumber = 0

  init(_ provider: any TokenProvider, first: AccessToken? = nil) {
    self.provider = provider
    current = first
  }

  deinit { renewal?.cancel() }

  /// The token that is kept, or a new one when it expired or is the refused one.
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

  /// A task is cancelled before its handler runs, so that one that `leave` didn't find is found
  /// here.
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

  /// A failure isn't kept: the next request asks again.
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

/// A store is itself and no other: copies of a credential are equal, credentials of the same
/// provider are not.
extension TokenStore: Hashable {
  static func == (one: TokenStore, other: TokenStore) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
