extension Clock where Duration == Swift.Duration {
  /// Starts a task that performs work after a time, unless it is cancelled before.
  package func timer(
    after time: Duration,
    _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    Task {
      do {
        try await sleep(for: time)
        // It may have been cancelled after its time had elapsed.
        if !Task.isCancelled { await work() }
      } catch {
        // Cancelled: the timer is not needed anymore.
      }
    }
  }
}
