/// Decides when to ping a silent server, and when it is lost; without a socket or clock.
struct WebSocketPinger {
  private let pings: WebSocketPings
  /// When a byte was last received.
  private var lastHeard: ContinuousClock.Instant?
  /// When a ping was sent; nil once a byte was received since.
  private var pinged: ContinuousClock.Instant?

  enum Action: Equatable {
    /// Check again after this time.
    case wait(Duration)
    /// Send a ping, and check again after this time.
    case ping(Duration)
    /// The server is lost.
    case fail
  }

  init(_ pings: WebSocketPings) { self.pings = pings }

  /// Whether it waits for the answer to a ping.
  var isProbing: Bool { pinged != nil }

  /// Notes a received byte; returns the time after which to check.
  @discardableResult
  mutating func heard(at now: ContinuousClock.Instant) -> Duration {
    lastHeard = now
    pinged = nil
    return pings.interval
  }

  mutating func check(at now: ContinuousClock.Instant) -> Action {
    if let pinged {
      let remaining = pings.timeout - (now - pinged)
      return remaining > .zero ? .wait(remaining) : .fail
    }
    let remaining = pings.interval - (now - (lastHeard ?? now))
    if remaining > .zero { return .wait(remaining) }
    pinged = now
    return .ping(pings.timeout)
  }
}
