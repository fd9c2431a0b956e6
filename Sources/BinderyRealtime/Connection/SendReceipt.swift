import BinderyRuntime

/// The result of a send for the task that waits for it: the message was written, or the reason why
/// it was not.
package final class SendReceipt: Sendable {
  private let waiting: Locked<CheckedContinuation<WebSocketError?, Never>?>
  private let begin: @Sendable () -> Void

  private init(
    _ sender: CheckedContinuation<WebSocketError?, Never>,
    _ begin: @escaping @Sendable () -> Void
  ) {
    waiting = Locked(sender)
    self.begin = begin
  }

  /// A message that is dropped together with its queue was not sent.
  deinit { finish(.transport(.connectionLost("the connection ended before the message was sent"))) }

  /// Adds a message to a queue by `add`, and waits until it was written; returns the reason if it
  /// was not.
  ///
  /// When the task is cancelled, a message that is still in the queue isn't sent.
  ///
  /// - Parameter begin: Called immediately before the message is written.
  package static func wait(
    isolation: isolated (any Actor)? = #isolation,
    beginning begin: @escaping @Sendable () -> Void = {},
    _ add: (SendReceipt) -> Void
  ) async -> WebSocketError? {
    // The queue alone owns the receipt.
    let added = Locked(Weak())
    return await withTaskCancellationHandler {
      await withCheckedContinuation { sender in
        let receipt = SendReceipt(sender, begin)
        added.withLock { $0.receipt = receipt }
        // A cancellation before this point did not find the receipt.
        if Task.isCancelled { receipt.finish(.transport(.cancelled)) }
        add(receipt)
      }
    } onCancel: {
      added.withLock { $0.receipt }?.finish(.transport(.cancelled))
    }
  }

  private struct Weak {
    weak var receipt: SendReceipt?
  }

  /// Begins to write the message; returns whether the task waits, so that it is to be sent.
  ///
  /// The lock is held while `begin` is called, so that the task can't be cancelled in between: a
  /// message that has begun is sent. `begin` must not use the receipt, whose lock isn't recursive.
  func beginWriting() -> Bool {
    waiting.withLock { sender in
      guard sender != nil else { return false }
      begin()
      return true
    }
  }

  /// Resumes the task; further calls do nothing.
  package func finish(_ error: WebSocketError?) {
    waiting.withLock { $0.take() }?.resume(returning: error)
  }
}
