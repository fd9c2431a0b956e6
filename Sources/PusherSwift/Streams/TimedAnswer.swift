import BinderyRuntime

/// What became of a wait that has a limit.
enum TimedAnswer<Answer: Sendable>: Sendable {
  case answer(Answer)
  case timedOut
  case cancelled

  /// Waits for an answer, which is nil for a wait that is cancelled.
  ///
  /// - Parameter timeout: Nil waits for as long as it takes.
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
          // A clock can't count for as long as a duration can last.
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
