import BinderyRealtime
import BinderyRuntime

/// The dependencies of a connection.
struct ConnectionEnvironment: Sendable {
  var url: String
  var policy: ConnectionPolicy
  var sockets: any WebSocketTransport
  var clock: any Clock<Duration>
  /// Creates the authorizer from the current options.
  var authorizer: @Sendable () -> ChannelAuthorizer
  var userAuthorizer: @Sendable () -> UserAuthorizer
  /// The fraction of the jitter that is added to a wait, from 0 to 1.
  var jitter: @Sendable () -> Double = { .random(in: 0...1) }

  init(
    url: String,
    policy: ConnectionPolicy,
    sockets: any WebSocketTransport,
    clock: some Clock<Duration>,
    authorizer: @escaping @Sendable () -> ChannelAuthorizer,
    userAuthorizer: @escaping @Sendable () -> UserAuthorizer
  ) {
    self.url = url
    self.policy = policy
    self.sockets = sockets
    self.clock = clock
    self.authorizer = authorizer
    self.userAuthorizer = userAuthorizer
  }
}

extension ConnectionEnvironment {
  /// Creates the dependencies from a client's options.
  init(
    _ key: String,
    _ options: PusherClientOptions,
    _ parts: PusherDependencies,
    _ settings: ConnectionSettings,
    _ hub: EventHub
  ) {
    let (main, callbacks) = (hub.main, hub.callbacks)
    let http = QueuedTransport(parts.http)
    self.init(
      url: options.url(key: key),
      policy: options.policy,
      sockets: parts.sockets,
      clock: parts.clock,
      authorizer: {
        ChannelAuthorizer(
          key: key,
          method: options.authMethod,
          transport: http,
          session: options.authSession,
          main: main,
          member: { await settings.member(on: callbacks) }
        )
      },
      userAuthorizer: {
        UserAuthorizer(
          key: key,
          method: options.userAuthMethod,
          transport: parts.http,
          session: options.authSession,
          main: main
        )
      }
    )
    jitter = parts.jitter
  }
}
