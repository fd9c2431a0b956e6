/// As whom a client is signed in and what is to be done about it, decided without doing any of it.
///
/// It is asked for once on a connection, and again on the next one. Each attempt has a number, so
/// that what comes too late changes nothing.
struct UserSession {
  private(set) var state = State.idle
  /// Whom the service knows this connection as, whether or not it confirms the user's own channel.
  private(set) var identity: User?
  /// Whom the client has asked to be.
  private(set) var requestedUser: User?
  private var isWanted = false
  private var socketID: String?
  private var attempts = 0

  enum State: Hashable {
    /// Not asked for on this connection, or in vain.
    case idle
    /// It seems that the service refused, or won't answer; a success that follows counts.
    case doubtful
    case authenticating(attempt: Int)
    /// Sent, and its number among all requests that were.
    case requested(Int)
    /// The service knows the user, and has yet to confirm the user's own channel.
    case subscribing(User)
    case active(User)
  }

  enum Action: Hashable {
    case authenticate(socketID: String, attempt: Int)
    /// Wait so long as the service may take to answer.
    case wait(attempt: Int)
    /// Neither authenticate nor wait any more.
    case stop
    case send(ConnectionChannel.Outgoing)
    case succeed(User)
    case fail(PusherSignInError)
  }

  /// Somebody wants to be signed in.
  mutating func request() -> [Action] {
    isWanted = true
    guard state == .idle || state == .doubtful, let socketID else { return [] }
    attempts += 1
    state = .authenticating(attempt: attempts)
    return [.authenticate(socketID: socketID, attempt: attempts)]
  }

  /// On a new connection.
  mutating func restore(on socketID: String) -> [Action] {
    self.socketID = socketID
    return isWanted ? request() : []
  }

  mutating func lose() -> [Action] {
    socketID = nil
    (identity, requestedUser) = (nil, nil)
    defer { state = .idle }
    return isUnfinished ? [.stop] : []
  }

  /// What came of an authentication, if it is still wanted.
  mutating func authenticated(
    attempt: Int,
    _ result: Result<Credentials, PusherSignInError>,
    number: Int
  ) -> [Action] {
    guard state == .authenticating(attempt: attempt) else { return [] }
    switch result {
    case .failure(let error): return fail(error)
    case .success(let credentials):
      state = .requested(number)
      requestedUser = credentials.userData.value
      return [.send(.signIn(SignIn(data: credentials))), .wait(attempt: attempt)]
    }
  }
}

// What the service says.
extension UserSession {
  /// The service knows the user, whose own channel needs no signature.
  mutating func succeeded(_ user: User) -> [Action] {
    guard awaitsAnswer || state == .doubtful else { return [] }
    // Who was doubted isn't waited for any more.
    let wait = state == .doubtful ? [Action.wait(attempt: attempts)] : []
    state = .subscribing(user)
    identity = user
    let channel = Subscription(channel: Self.channel(of: user))
    return [.send(.subscribe(Subscribe(data: channel)))] + wait
  }

  mutating func confirmed(_ channel: String) -> [Action] {
    guard case .subscribing(let user) = state, channel == Self.channel(of: user) else { return [] }
    state = .active(user)
    return [.stop, .succeed(user)]
  }

  mutating func refused(_ channel: String, _ reason: String) -> [Action] {
    guard case .subscribing(let user) = state, channel == Self.channel(of: user) else { return [] }
    return fail(.rejected(reason))
  }

  /// The service refused, or said what can't be read.
  mutating func rejected(_ error: PusherSignInError) -> [Action] {
    awaitsAnswer ? fail(error, .doubtful) : []
  }

  /// It said nothing for too long.
  mutating func timedOut(attempt: Int) -> [Action] {
    guard attempt == attempts, isUnfinished else { return [] }
    return fail(.unanswered, awaitsAnswer ? .doubtful : .idle)
  }

  private mutating func fail(_ error: PusherSignInError, _ new: State = .idle) -> [Action] {
    state = new
    return [.stop, .fail(error)]
  }
}

extension UserSession {
  /// The user whose events are received.
  var user: User? { if case .active(let user) = state { user } else { nil } }

  /// The number of the request that is yet to be answered.
  var requestNumber: Int? { if case .requested(let number) = state { number } else { nil } }

  /// Whether the service may still learn who the client is.
  var isUnderway: Bool {
    switch state {
    case .authenticating, .requested: true
    case .idle, .doubtful, .subscribing, .active: false
    }
  }

  /// The user's own channel while it isn't confirmed.
  var requestedChannel: String? {
    if case .subscribing(let user) = state { Self.channel(of: user) } else { nil }
  }

  private var awaitsAnswer: Bool { requestNumber != nil }

  private var isUnfinished: Bool {
    switch state {
    case .authenticating, .requested, .subscribing: true
    case .idle, .doubtful, .active: false
    }
  }

  private static func channel(of user: User) -> String { "#server-to-user-\(user.id)" }
}
