import BinderyRuntime

/// The result of a wait with a timeout.
enum TimedResult<Value: Sendable>: Sendable {
  case value(Value)
  case timedOut
  case cancelled

  /// Waits for a value, which is nil if the wait is cancelled.
  ///
  /// - Parameter timeout: The maximum duration; nil for no limit.
  static func within(
    _ timeout: Duration?,
    _ clock: any Clock<Duration>,
    _ wait: @escaping @Sendable () async -> Value?
  ) async -> TimedResult {
    guard let timeout else { return await wait().map(TimedResult.value) ?? .cancelled }
    return await withTaskGroup(of: TimedResult.self) { group in
      group.addTask { await wait().map(TimedResult.value) ?? .cancelled }
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
