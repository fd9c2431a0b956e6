/// The running tasks of a client; a new task with the same key cancels the one before.
struct BackgroundTasks: Sendable {
  private var tasks: [Key: Task<Void, Never>] = [:]

  enum Key: Hashable, Sendable {
    /// Requests the configuration, then the history.
    case initialRequests
    /// Fetches the history since the socket was lost.
    case missedMessages
    case polling
    case upload(String)
    case count(String)
    /// The timer of the connection's state machine.
    case connectionTimer
    /// Fails messages that are not acknowledged in time.
    case expiry
    /// Waits until another draft may be sent.
    case typing
    /// Ends an upload that takes too long.
    case uploadTimeout(String)
    case survey(String)
  }

  mutating func run(_ key: Key, _ work: @escaping @Sendable () async -> Void) {
    tasks[key]?.cancel()
    tasks[key] = Task { await work() }
  }

  mutating func cancel(_ key: Key) { tasks.removeValue(forKey: key)?.cancel() }

  /// Cancels all tasks except the one with the given key.
  mutating func cancelAll(except key: Key? = nil) {
    let kept = key.flatMap { tasks.removeValue(forKey: $0) }
    for task in tasks.values { task.cancel() }
    tasks = [:]
    if let key { tasks[key] = kept }
  }
}
