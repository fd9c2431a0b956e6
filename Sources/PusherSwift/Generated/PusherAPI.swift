// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime

/// Pusher Channels delivers events between the clients of an app, over one WebSocket connection for
/// each client.
///
/// A client connects with the app key, receives its socket ID, subscribes to channels by name, and
/// receives their events. The prefix of a channel's name determines the type of the channel:
/// `private-`, `presence-` and `private-encrypted-` require a signature from the app's server; a
/// channel without one of these prefixes is public. With the additional prefix `cache-`, a channel
/// keeps its last event for later subscribers.
///
/// Every frame is a JSON object with the name of an event. In the events of the service, which
/// begin with `pusher:` or `pusher_internal:`, `data` is JSON in a string; some servers of this
/// protocol send the value itself.
///
/// On a new connection, a client signs in and subscribes again after `connectionEstablished`, with
/// new signatures.
public enum PusherAPI {
  /// A cluster of the service, over TLS.
  public static func production(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "wss://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// A cluster of the service without TLS, for apps that don't require it.
  public static func unencrypted(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "ws://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// The default cluster, mt1, of apps that don't specify a cluster.
  public static let standard = RealtimeServer(documented: "wss://ws.pusherapp.com")

  /// The exchange by which a side detects that the other is alive.
  public static let keepAlive = KeepAlivePolicy(
    sender: .both,
    kind: .frame,
    activityTimeout: .seconds(120),
    pongTimeout: .seconds(30),
    ping: "ping",
    pong: "pong",
    pingPayload: ["event": "pusher:ping"],
    pongPayload: ["event": "pusher:pong"],
    announcement: .init(message: "connectionEstablished", at: .payload("data", "activity_timeout"))
  )

  /// The reactions to close codes.
  public static let closeCodes: CloseCodePolicy = [
    .code(4000, .stop, name: "tlsRequired", meaning: "The app requires TLS."),
    .code(4001, .stop, name: "unknownApp", meaning: "No app has this key."),
    .code(4003, .stop, name: "appDisabled", meaning: "The app is disabled."),
    .code(
      4004,
      .stop,
      name: "overConnectionQuota",
      meaning: "The app has reached its maximum number of connections."
    ),
    .code(4005, .stop, name: "pathNotFound", meaning: "The path doesn't exist."),
    .code(4006, .stop, name: "invalidVersion", meaning: "The version of the protocol is invalid."),
    .code(
      4007,
      .stop,
      name: "unsupportedProtocol",
      meaning: "The version of the protocol isn't supported."
    ),
    .code(
      4008,
      .stop,
      name: "missingVersion",
      meaning: "The client didn't send the version of the protocol."
    ),
    .code(4009, .stop, name: "unauthorized", meaning: "The connection isn't authorized."),
    .codes(4000...4099, .stop, meaning: "A new connection with the same parameters would fail."),
    .code(
      4100,
      .backOff,
      after: .seconds(1),
      name: "overCapacity",
      meaning: "The service is over capacity."
    ),
    .codes(
      4100...4199,
      .backOff,
      after: .seconds(1),
      meaning: "The client can reconnect after one second or later."
    ),
    .code(4200, .reconnect, name: "reconnect", meaning: "The client should reconnect."),
    .code(4201, .reconnect, name: "pongMissing", meaning: "The client didn't respond to a ping."),
    .code(4202, .reconnect, name: "inactive", meaning: "The client was inactive for a day."),
    .codes(4200...4299, .reconnect, meaning: "The client should reconnect immediately."),
    .codes(4300...4999, .stop, meaning: "The service refuses the connection."),
    .codes(
      1002...1004,
      .backOff,
      after: .seconds(1),
      meaning: "The service couldn't interpret a frame of the client."
    ),
    .codes(
      1005...1006,
      .backOff,
      meaning: "The connection closed without a close code, or abnormally."
    ),
    .codes(1000...3999, .reconnect, meaning: "The connection closed."),
  ]

  /// The reactions to the error codes of a message.
  public static let errorCodes = ErrorCodePolicy(
    message: "error",
    at: .payload("data", "code"),
    until: "connectionEstablished",
    [
      .code(
        4301,
        .stay,
        name: "clientEventRateExceeded",
        meaning: """
          The client sent more than ten client events in a second; this event was not delivered.\n
          """
      ),
      .code(
        4302,
        .stay,
        name: "watchlistTooLong",
        meaning: "The watchlist has more than 100 users; the user is signed in without it."
      ),
      .codes(4300...4399, .stay, meaning: "The connection remains unchanged."),
    ]
  )

  /// The delays before reconnecting.
  public static let backOff = BackOffPolicy(
    .square,
    initialDelay: .seconds(1),
    maxDelay: .seconds(120),
    jitter: .seconds(1)
  )
}
