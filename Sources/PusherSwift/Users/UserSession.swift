/// The state machine of the sign-in, which decides the actions and performs none.
///
/// A sign-in is requested once per connection. Each attempt has a number, so that late results are
/// ignored.
struct UserSession {
  private(set) var state = State.idle
  /// The user that the service has accepted, whether or not the user's own channel is confirmed.
  private(set) var identity: User?
  /// The user of the client's request.
  private(set) var requestedUser: User?
  private var isRequested = false
  private var socketID: String?
  private var attempts = 0

  enum State: Hashable {
    /// Not requested on this connection, or failed.
    case idle
    /// The service seems to have refused, or not to answer; a later success counts.
    case uncertain
    case authenticating(attempt: Int)
    /// Sent, with its number among all requests.
    case requested(Int)
    /// The service has accepted the user, and not yet confirmed the user's own channel.
    case subscribing(User)
    case active(User)
  }

  enum Action: Hashable {
    case authenticate(socketID: String, attempt: Int)
    /// Start the timeout of the service's answer.
    case wait(attempt: Int)
    /// Cancel the authentication or the timeout.
    case stop
    case send(ConnectionChannel.Outgoing)
    case succeed(User)
    case fail(PusherSignInError)
  }

  /// Requests a sign-in.
  mutating func request() -> [Action] {
    isRequested = true
    guard state == .idle || state == .uncertain, let socketID else { return [] }
    attempts += 1
    state = .authenticating(attempt: attempts)
    return [.authenticate(socketID: socketID, attempt: attempts)]
  }

  /// Repeats the sign-in on a new connection.
  mutating func restore(on socketID: String) -> [Action] {
    self.socketID = socketID
    return isRequested ? request() : []
  }

  mutating func lose() -> [Action] {
    socketID = nil
    (identity, requestedUser) = (nil, nil)
    defer { state = .idle }
    return isUnfinished ? [.stop] : []
  }

  /// Handles the result of an authentication, unless it is outdated.
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

// Answers of the service.
extension UserSession {
  /// Handles a success: subscribes to the user's own channel, which needs no signature.
  mutating func succeeded(_ user: User) -> [Action] {
    guard awaitsResponse || state == .uncertain else { return [] }
    // After a uncertain request, no timeout is running.
    let wait = state == .uncertain ? [Action.wait(attempt: attempts)] : []
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

  /// Handles a refusal or an unreadable answer.
  mutating func rejected(_ error: PusherSignInError) -> [Action] {
    awaitsResponse ? fail(error, .uncertain) : []
  }

  /// Handles the timeout of the answer.
  mutating func timedOut(attempt: Int) -> [Action] {
    guard attempt == attempts, isUnfinished else { return [] }
    return fail(.unanswered, awaitsResponse ? .uncertain : .idle)
  }

  private mutating func fail(_ error: PusherSignInError, _ new: State = .idle) -> [Action] {
    state = new
    return [.stop, .fail(error)]
  }
}

extension UserSession {
  /// The user whose events are received.
  var user: User? { if case .active(let user) = state { user } else { nil } }

  /// The number of the unanswered request.
  var requestNumber: Int? { if case .requested(let number) = state { number } else { nil } }

  /// Whether a sign-in is in progress.
  var isInProgress: Bool {
    switch state {
    case .authenticating, .requested: true
    case .idle, .uncertain, .subscribing, .active: false
    }
  }

  /// The user's own channel, until it is confirmed.
  var requestedChannel: String? {
    if case .subscribing(let user) = state { Self.channel(of: user) } else { nil }
  }

  private var awaitsResponse: Bool { requestNumber != nil }

  private var isUnfinished: Bool {
    switch state {
    case .authenticating, .requested, .subscribing: true
    case .idle, .uncertain, .active: false
    }
  }

  private static func channel(of user: User) -> String { "#server-to-user-\(user.id)" }
}
