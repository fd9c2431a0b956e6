extension Clock where Duration == Swift.Duration {
  /// Begins now, and tells each time how long ago that was.
  package func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
