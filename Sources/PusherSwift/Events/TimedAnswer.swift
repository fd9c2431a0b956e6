import BinderyRuntime

/// The result of a wait with a timeout.
enum TimedAnswer<Answer: Sendable>: Sendable {
  case answer(Answer)
  case timedOut
  case cancelled

  /// Waits for an answer, which is nil if the wait is cancelled.
  ///
  /// - Parameter timeout: The maximum duration; nil for no limit.
  static func within(
    _ timeout: Duration?,
    _ clock: any Clock<Duration>,
    _ wait: @escaping @Sendable () async -> Answer?
  ) async -> TimedAnswer {
    guard let timeout else { return await wait().map(TimedAnswer.answer) ?? .cancelled }
    return await withTaskGroup(of: TimedAnswer.self) { group in
      group.addTask { await wait().map(TimedAnswer.answer) ?? .cancelled }
      group.addTask {
        do {
          // Clocks have a maximum duration.
          try await clock.sleep(for: min(max(timeout, .zero), .endless))
          return .timedOut
        } catch {
          return .cancelled
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .cancelled
    }
  }
}
