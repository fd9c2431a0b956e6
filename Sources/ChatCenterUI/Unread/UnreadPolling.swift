/// Counts the unread messages again and again: each time one interval after the last count ended.
struct UnreadPolling: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>

  /// Nil where nothing is to be counted by itself.
  init?(seconds: Int, clock: any Clock<Duration>) {
    guard seconds > 0 else { return nil }
    interval = .seconds(seconds)
    self.clock = clock
  }

  /// Ends when it is cancelled.
  // the first count comes after one interval.
  func run(_ count: () async -> Void) async {
    while (try? await clock.sleep(for: interval)) != nil { await count() }
  }
}
