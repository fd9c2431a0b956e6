import BinderyRealtime
import BinderyRuntime

extension ConnectionLoop {
  /// What a connection works with.
  struct Environment: Sendable {
    var url: String
    var policy: ConnectionPolicy
    var sockets: any WebSocketTransport
    var clock: any Clock<Duration>
    /// How long ago the connection's clock was first looked at.
    var elapsed: @Sendable () -> Duration
    /// As the options say at that moment.
    var authorizer: @Sendable () -> ChannelAuthorizer
    var userAuthorizer: @Sendable () -> UserAuthorizer

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
      elapsed = clock.stopwatch()
    }
  }
}

extension ConnectionLoop.Environment {
  /// What a client's options make of its parts.
  init(
    _ key: String,
    _ options: PusherClientOptions,
    _ parts: PusherParts,
    _ settings: ConnectionSettings,
    _ callbacks: CallbackQueue
  ) {
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
          callbacks: callbacks,
          member: { await settings.member(on: callbacks) }
        )
      },
      userAuthorizer: {
        UserAuthorizer(
          key: key,
          method: options.userAuthMethod,
          transport: parts.http,
          callbacks: callbacks
        )
      }
    )
  }
}
