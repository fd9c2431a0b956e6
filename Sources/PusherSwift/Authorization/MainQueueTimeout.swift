import BinderyRealtime
import BinderyRuntime

/// Reports once if the main queue hasn't called the app's object in time.
struct MainQueueTimeout: Sendable {
  let clock: any Clock<Duration>
  /// Is called with whether the call still waits for the queue.
  let note: @Sendable (_ isWaiting: Bool) -> Void
  let report: @Sendable () async -> Void

  /// The time that the service has to answer.
  private static var limit: Duration { PusherAPI.keepAlive.pongTimeout }

  /// - Parameter body: Calls its closure as soon as the queue has begun the call.
  static func during<Value: Sendable>(
    _ watch: MainQueueTimeout?,
    _ body: (_ begun: @escaping @Sendable () -> Void) async -> Value
  ) async -> Value {
    guard let watch else { return await body {} }
    watch.note(true)
    let timer = watch.clock.timer(after: limit, watch.report)
    let end = { @Sendable in
      watch.note(false)
      timer.cancel()
    }
    defer { end() }
    return await withTaskCancellationHandler {
      await body(end)
    } onCancel: {
      timer.cancel()
    }
  }
}
