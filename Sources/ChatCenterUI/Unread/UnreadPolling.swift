/// Polls the number of unread messages, one interval after the last request ended.
struct UnreadPolling: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>

  /// Creates a poll; nil for an interval of 0.
  init?(seconds: Int, clock: any Clock<Duration>) {
    guard seconds > 0 else { return nil }
    interval = .seconds(seconds)
    self.clock = clock
  }

  /// Ends when it is cancelled.
  // the first request follows after one interval.
  func run(_ count: () async -> Void) async {
    while (try? await clock.sleep(for: interval)) != nil { await count() }
  }
}
