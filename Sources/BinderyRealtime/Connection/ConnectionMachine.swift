/// What a connection does next, decided without a socket, a clock or a task.
///
/// Each socket has a generation, and each wait a number: what an older one says is ignored, so that
/// nothing that was given up can still speak. A connection is ready once the service greets it.
public struct ConnectionMachine: Sendable {
  /// May be another at any time; a wait that has begun stays as it is.
  public var policy: ConnectionPolicy
  /// How the connection stands, as users were told last.
  public private(set) var status = Status.disconnected
  /// How often it was tried to connect again since the connection was last ready.
  public internal(set) var attempts = 0
  /// Whether a sign of life was asked for, and hasn't come.
  public var isProbing: Bool { phase == .probing }
  var phase = Phase.offline
  private var generation = 0
  /// A socket that was still closing when the next was opened.
  private var leaving: Int?
  private var timer = 0
  /// What the last thing that came means for the connection, if it was an error; a close without a
  /// code may follow.
  package internal(set) var foreboding: CloseCodePolicy.Rule?
  /// When the other side was last heard.
  var lastHeard = Duration.zero
  /// Until when an answer may come.
  var deadline = Duration.zero
  /// When it was last connected again at once.
  var lastHaste: Duration?
  /// How much silence the service says it takes.
  var announced: Duration?

  /// One that stays away until it is told to connect.
  public init(_ policy: ConnectionPolicy) {
    self.policy = policy
  }

  /// `now` is a time since whenever, and `chance` a random number from 0 to 1.
  public mutating func handle(
    _ event: Event,
    at now: Duration,
    chance: Double = 0
  ) -> [Action] {
    switch event {
    case .connect: connect()
    case .disconnect: disconnect()
    case .opened(generation): greet()
    case .heard(generation): hear(at: now)
    case .ready(let silence, generation): beReady(silence, at: now)
    case .reported(let code?, generation): react(toError: code, at: now, chance)
    case .ended(let code, generation): end(code, at: now, chance)
    case .timesUp(timer): goOn(at: now, chance)
    // An older socket, or wait.
    case .opened, .heard, .ready, .reported, .ended, .timesUp: []
    }
  }
}

extension ConnectionMachine {
  private mutating func connect() -> [Action] {
    switch phase {
    case .opening, .greeting, .ready, .probing: return []
    case .offline: return open()
    case .closing:
      let told = become(.disconnected)
      leaving = generation
      return [.stopWaiting] + told + open()
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
        + [.close(generation: generation), wait(policy.courtesyTime)]
    }
  }

  private mutating func greet() -> [Action] {
    guard phase == .opening else { return [] }
    phase = .greeting
    return [wait(policy.courtesyTime)]
  }

  private mutating func goOn(at now: Duration, _ chance: Double) -> [Action] {
    switch phase {
    case .waiting: open()
    case .ready: probe(at: now)
    case .probing where policy.keepAlive.again != nil && now < deadline: ask(at: now)
    case .greeting, .probing: [.drop(generation: generation)] + lose(nil, at: now, chance)
    case .closing: [.drop(generation: generation)] + stop()
    case .offline, .opening: []
    }
  }

  private mutating func end(_ code: Int?, at now: Duration, _ chance: Double) -> [Action] {
    switch phase {
    case .offline, .waiting: []
    case .closing: [.stopWaiting] + stop()
    case .opening, .greeting, .ready, .probing:
      if let foreboding, code.saysNothing {
        lose(foreboding, at: now, chance, isServices: true)
      } else {
        lose(code.flatMap { policy.closeCodes[$0] }, at: now, chance, isServices: code.isServices)
      }
    }
  }

  /// An error before the service greets says why it won't; a later one may say why it closes next.
  ///
  /// What would end a connection for good then is about something else: servers use the same codes
  /// for a channel.
  private mutating func react(
    toError code: Int,
    at now: Duration,
    _ chance: Double
  ) -> [Action] {
    guard let rule = policy.errorCodes?.rule(for: code, or: policy.closeCodes),
      rule.reaction != .stay
    else { return [] }
    guard phase == .greeting else {
      if rule.reaction != .stop { foreboding = rule }
      return []
    }
    return [.close(generation: generation)]
      + lose(rule, at: now, chance, isServices: Optional(code).isServices)
  }
}

extension ConnectionMachine {
  mutating func open() -> [Action] {
    generation += 1
    foreboding = nil
    phase = .opening
    return become(.connecting) + [.open(generation: generation)]
  }

  /// For good, until somebody connects.
  mutating func stop() -> [Action] {
    phase = .offline
    attempts = 0
    return become(.disconnected)
  }

  /// What is still closing has the time of an attempt for it, whatever comes of that.
  mutating func become(_ status: Status) -> [Action] {
    self.status = status
    guard status != .connecting, let leaving else { return [.become(status)] }
    self.leaving = nil
    return [.become(status), .drop(generation: leaving)]
  }

  mutating func wait(_ duration: Duration) -> Action {
    timer += 1
    return .wait(duration, timer: timer)
  }

  var restoration: Action { .restore(generation: generation) }
  var question: Action { .ping(generation: generation) }
}

extension Int? {
  /// Whether the service itself said it.
  fileprivate var isServices: Bool { map(ConnectionPolicy.serviceCodes.contains) ?? false }

  /// Whether it is none, or one that no frame has: there was none (RFC 6455 §7.4.1).
  fileprivate var saysNothing: Bool { map([1_005, 1_006].contains) ?? true }
}
