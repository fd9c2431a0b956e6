import BinderyRealtime

/// The authorizations that are in progress: one per channel, and that of the user.
struct Authorizations {
  private let environment: ConnectionEnvironment
  private let hub: EventHub
  private(set) var channels: [String: ChannelAuthorization] = [:]
  /// The authentication, or the timeout of the service's answer.
  private var signingIn: Task<Void, Never>?

  struct ChannelAuthorization {
    let attempt: Int
    let work: Task<Void, Never>
  }

  init(_ environment: ConnectionEnvironment, _ hub: EventHub) {
    self.environment = environment
    self.hub = hub
  }

  mutating func authorize(
    _ channel: String,
    _ socketID: String,
    _ attempt: Int,
    for loop: isolated ConnectionLoop
  ) {
    var authorizer = environment.authorizer()
    authorizer.watch = MainQueueTimeout(
      clock: environment.clock,
      note: { [hub] in hub.note(isWaitingForMainQueue: $0, channel) },
      report: { [weak loop] in await loop?.reportBlockedQueue(channel, attempt) }
    )
    let work = Task { [authorizer] in
      let result: Result<PusherAuth, SubscriptionFailure>
      do throws(SubscriptionFailure) {
        result = .success(try await authorizer.authorize(channel, socketID: socketID))
      } catch {
        result = .failure(error)
      }
      loop.authorized(channel, attempt, result)
    }
    channels[channel] = ChannelAuthorization(attempt: attempt, work: work)
  }

  func isCurrent(_ attempt: Int, of channel: String) -> Bool {
    channels[channel]?.attempt == attempt
  }

  /// Removes an ended attempt; a cancelled one may end after the next has begun.
  mutating func end(_ attempt: Int, of channel: String) {
    if isCurrent(attempt, of: channel) { channels[channel] = nil }
  }

  mutating func cancel(_ channel: String) { channels.removeValue(forKey: channel)?.work.cancel() }
}

// The user's authentication.
extension Authorizations {
  mutating func authenticate(
    _ socketID: String,
    _ attempt: Int,
    for loop: isolated ConnectionLoop
  ) {
    var authorizer = environment.userAuthorizer()
    authorizer.watch = MainQueueTimeout(
      clock: environment.clock,
      note: { [hub] in hub.note(isWaitingForMainQueue: $0, nil) },
      report: { [weak loop] in await loop?.reportBlockedQueue(attempt) }
    )
    signingIn = Task { [authorizer] in
      let result: Result<Credentials, PusherSignInError>
      do throws(PusherSignInError) {
        result = .success(try await authorizer.authenticate(socketID: socketID))
      } catch {
        result = .failure(error)
      }
      loop.authenticated(attempt, result)
    }
  }

  /// Starts the timeout of the service's answer.
  mutating func awaitResponse(to attempt: Int, for loop: isolated ConnectionLoop) {
    signingIn = environment.clock.timer(after: PusherAPI.keepAlive.pongTimeout) {
      await loop.signInTimedOut(attempt)
    }
  }

  func cancelSignIn() { signingIn?.cancel() }
}
