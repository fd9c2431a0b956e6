import BinderyRealtime
import BinderyRuntime

/// Reports once that the main queue hasn't called the app's object in time.
struct QueueWatch: Sendable {
  let clock: any Clock<Duration>
  /// Hears whether the queue has yet to come to the call.
  let note: @Sendable (_ isWaiting: Bool) -> Void
  let report: @Sendable () async -> Void

  /// As long as the service may take to answer.
  private static var limit: Duration { PusherAPI.keepAlive.answerWithin }

  /// - Parameter ask: Calls the closure that it is given as soon as the queue has come to the call.
  static func during<Answer: Sendable>(
    _ watch: QueueWatch?,
    _ ask: (_ begun: @escaping @Sendable () -> Void) async -> Answer
  ) async -> Answer {
    guard let watch else { return await ask {} }
    watch.note(true)
    let timer = Task {
      // Cancelled: the queue has come to it, or nobody waits any more.
      if (try? await watch.clock.sleep(for: limit)) != nil, !Task.isCancelled {
        await watch.report()
      }
    }
    let end = { @Sendable in
      watch.note(false)
      timer.cancel()
    }
    defer { end() }
    return await withTaskCancellationHandler {
      await ask(end)
    } onCancel: {
      timer.cancel()
    }
  }
}
