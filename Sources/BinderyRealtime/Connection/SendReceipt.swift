import BinderyRuntime

/// The result of a send for the task that waits for it: the message was written, or the reason why
/// it was not.
package final class SendReceipt: Sendable {
  private let waiting: Locked<CheckedContinuation<WebSocketError?, Never>?>

  package init(_ sender: CheckedContinuation<WebSocketError?, Never>) { waiting = Locked(sender) }

  /// A message that is dropped together with its queue was not sent.
  deinit { finish(.transport(.connectionLost("the connection ended before the message was sent"))) }

  /// Resumes the task; further calls do nothing.
  package func finish(_ error: WebSocketError?) {
    waiting.withLock { $0.take() }?.resume(returning: error)
  }
}
