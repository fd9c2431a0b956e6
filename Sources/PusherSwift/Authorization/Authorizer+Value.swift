extension Authorizer {
  /// What the app's authorizer says; nil as well when it lets go of the completion without a call,
  /// and when nobody waits for it any more.
  func value(for channel: String, _ socketID: String) async -> PusherAuth? {
    let answer = FirstAnswer()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.await(continuation)
        let asker = Asker(answer)
        fetchAuthValue(socketID: socketID, channelName: channel) { asker.answer.give($0) }
      }
    } onCancel: {
      answer.give(nil)
    }
  }
}

/// The answer of a completion, of which the first counts.
///
/// Sendable because `lock` guards all that changes.
private final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<PusherAuth?, Never>?
  private var isGiven = false

  func await(_ continuation: CheckedContinuation<PusherAuth?, Never>) {
    let isGiven = lock.withLock {
      if !self.isGiven { self.continuation = continuation }
      return self.isGiven
    }
    if isGiven { continuation.resume(returning: nil) }
  }

  func give(_ auth: PusherAuth?) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      isGiven = true
      return self.continuation
    }
    continuation?.resume(returning: auth)
  }
}

/// Held by the completion alone, so that its end tells that nobody can call it any more.
private final class Asker: Sendable {
  let answer: FirstAnswer

  init(_ answer: FirstAnswer) { self.answer = answer }

  deinit { answer.give(nil) }
}
