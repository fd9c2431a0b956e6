/// The state machine of a connection, without a socket, a clock or a task.
///
/// Each socket has a generation, and each wait a number. Events with an older number are ignored,
/// so that abandoned sockets and waits have no effect. A connection is ready when the service has
/// sent its greeting.
public struct ConnectionMachine: Sendable {
  /// The connection policy; a change does not affect a wait that has begun.
  public var policy: ConnectionPolicy
  /// The status that was last reported to the user.
  public private(set) var status = Status.disconnected
  /// The number of attempts to reconnect since the connection was last ready.
  public internal(set) var attempts = 0
  /// Whether a keep-alive was sent, and has not been answered.
  public var isProbing: Bool { phase == .probing }
  var phase = Phase.offline
  private var generation = 0
  /// The generation of a socket that was still closing when the next was opened.
  private var closingGeneration: Int?
  private var timer = 0
  /// The rule for the last message, if it was an error; a close without a code may follow it.
  package internal(set) var pendingCloseReason: CloseCodePolicy.Rule?
  /// The shortest delay before another attempt, which an event stream states; nil if none does.
  package var reconnectionTime: Duration?
  /// When bytes were last received.
  var lastActivity = Duration.zero
  /// When the answer to a keep-alive is overdue.
  var deadline = Duration.zero
  /// When it last reconnected without a delay.
  var lastImmediateReconnect: Duration?
  /// The activity timeout that the service's greeting states.
  var announced: Duration?

  /// Creates a disconnected connection.
  public init(_ policy: ConnectionPolicy) {
    self.policy = policy
  }

  /// Handles an event and returns the actions to perform.
  ///
  /// - Parameters:
  ///   - now: The time since an arbitrary instant, the same for all calls.
  ///   - randomUnit: A random number from 0 to 1, for the jitter.
  public mutating func handle(
    _ event: Event,
    at now: Duration,
    randomUnit: Double = 0
  ) -> [Action] {
    switch event {
    case .connect: connect()
    case .disconnect: disconnect()
    case .check: check(at: now)
    case .opened(generation): becomeOpen()
    case .receivedData(generation): noteActivity(at: now)
    case .ready(let timeout, generation): becomeReady(timeout, at: now)
    case .reported(let code?, generation): react(toError: code, at: now, randomUnit)
    case .ended(let code, let delay, generation): end(code, delay, at: now, randomUnit)
    case .timerFired(timer): endWait(at: now, randomUnit)
    // Events of an older socket, or wait.
    case .opened, .receivedData, .ready, .reported, .ended, .timerFired: []
    }
  }
}

extension ConnectionMachine {
  private mutating func connect() -> [Action] {
    switch phase {
    case .opening, .greeting, .ready, .probing: return []
    case .offline: return open()
    case .closing:
      let changes = become(.disconnected)
      closingGeneration = generation
      return [.stopWaiting] + changes + open()
    case .waiting: return [.stopWaiting] + open()
    }
  }

  private mutating func disconnect() -> [Action] {
    switch phase {
    case .offline, .closing: return []
    case .waiting: return [.stopWaiting] + become(.disconnecting) + stop()
    case .opening: return become(.disconnecting) + [.drop(generation: generation)] + stop()
    case .greeting, .ready, .probing:
      phase = .closing
      return become(.disconnecting)
        + [.close(generation: generation), wait(policy.effectiveHandshakeTimeout)]
    }
  }

  /// Sends a keep-alive now, or makes the next attempt.
  private mutating func check(at now: Duration) -> [Action] {
    switch phase {
    case .ready: sendProbe(at: now)
    case .waiting: [.stopWaiting] + open()
    case .offline, .opening, .greeting, .probing, .closing: []
    }
  }

  private mutating func becomeOpen() -> [Action] {
    guard phase == .opening else { return [] }
    phase = .greeting
    return [wait(policy.effectiveHandshakeTimeout)]
  }

  private mutating func endWait(at now: Duration, _ randomUnit: Double) -> [Action] {
    switch phase {
    case .waiting: open()
    case .ready: probe(at: now)
    case .probing where policy.keepAlive.retryInterval != nil && now < deadline: sendPing(at: now)
    case .greeting, .probing: [.drop(generation: generation)] + lose(nil, at: now, randomUnit)
    case .closing: [.drop(generation: generation)] + stop()
    case .offline, .opening: []
    }
  }

  private mutating func end(
    _ code: Int?,
    _ retryAfter: Duration?,
    at now: Duration,
    _ randomUnit: Double
  ) -> [Action] {
    switch phase {
    case .offline, .waiting: []
    case .closing: [.stopWaiting] + stop()
    case .opening, .greeting, .ready, .probing:
      if let pendingCloseReason, code.isAbsent {
        lose(pendingCloseReason, at: now, randomUnit, isServiceDefined: true)
      } else {
        lose(
          code.flatMap { policy.closeCodes[$0] },
          retryAfter: retryAfter,
          at: now,
          randomUnit,
          isServiceDefined: code.isServiceDefined
        )
      }
    }
  }

  /// An error before the greeting is the reason why the service refuses the connection; a later one
  /// may be the reason of the close that follows.
  ///
  /// A later error of a rule with `stop` is ignored: servers use the same codes for a channel.
  private mutating func react(
    toError code: Int,
    at now: Duration,
    _ randomUnit: Double
  ) -> [Action] {
    guard let rule = policy.errorCodes?.rule(for: code, or: policy.closeCodes),
      rule.reaction != .stay
    else { return [] }
    guard phase == .greeting else {
      if rule.reaction != .stop { pendingCloseReason = rule }
      return []
    }
    return [.close(generation: generation)]
      + lose(rule, at: now, randomUnit, isServiceDefined: Optional(code).isServiceDefined)
  }
}

extension ConnectionMachine {
  mutating func open() -> [Action] {
    generation += 1
    pendingCloseReason = nil
    phase = .opening
    return become(.connecting) + [.open(generation: generation)]
  }

  /// Stays disconnected until the user connects.
  mutating func stop() -> [Action] {
    phase = .offline
    attempts = 0
    return become(.disconnected)
  }

  /// A socket that is still closing has until the end of the next attempt.
  mutating func become(_ status: Status) -> [Action] {
    self.status = status
    guard status != .connecting, let closingGeneration else { return [.become(status)] }
    self.closingGeneration = nil
    return [.become(status), .drop(generation: closingGeneration)]
  }

  mutating func wait(_ duration: Duration) -> Action {
    timer += 1
    return .wait(duration, timer: timer)
  }

  var restoreAction: Action { .restore(generation: generation) }
  var pingAction: Action { .ping(generation: generation) }
}

extension Int? {
  /// Whether the code is one of the service's own.
  fileprivate var isServiceDefined: Bool { map(ConnectionPolicy.serviceCodes.contains) ?? false }

  /// Whether there is no code, or one that a frame can't contain (RFC 6455 §7.4.1).
  fileprivate var isAbsent: Bool { map([1_005, 1_006].contains) ?? true }
}
