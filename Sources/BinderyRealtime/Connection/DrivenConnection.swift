/// The state machine of a connection, and what its driver needs to perform the actions: the sockets
/// and the timer.
package struct DrivenConnection: Sendable {
  package var machine: ConnectionMachine
  package var sockets = OpenSockets()
  /// The type of the server-sent event that is being received; nil for other messages.
  package var eventType: String?
  /// The time since the connection was created.
  package let elapsed: @Sendable () -> Duration
  private let clock: any Clock<Duration>
  /// The part of the jitter that is added to a wait, from 0 to 1.
  private let jitter: @Sendable () -> Double
  private var timer: Task<Void, Never>?

  package init(
    _ policy: ConnectionPolicy,
    _ clock: any Clock<Duration>,
    jitter: @escaping @Sendable () -> Double
  ) {
    machine = ConnectionMachine(policy)
    self.clock = clock
    self.jitter = jitter
    elapsed = clock.stopwatch()
  }

  mutating func actions(after event: ConnectionMachine.Event) -> [ConnectionMachine.Action] {
    machine.handle(event, at: elapsed(), randomUnit: jitter())
  }

  /// Starts the timer, in the place of the one before.
  mutating func wait(_ duration: Duration, _ work: @escaping @Sendable () async -> Void) {
    timer?.cancel()
    timer = clock.timer(after: duration, work)
  }

  func stopWaiting() { timer?.cancel() }
}
