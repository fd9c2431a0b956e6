// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime

/// Pusher Channels carries events between the clients of an app, over one WebSocket each.
///
/// A client connects with the app's key, learns the id of its socket, subscribes to channels by
/// name, and receives what is sent to them. The prefix of a channel's name is its kind:
/// `private-`, `presence-` and `private-encrypted-` need a signature from the app's own server,
/// any other beginning is public; `cache-` after it keeps the last event for those who come later.
///
/// Every frame is a JSON object with the name of an event. In the service's own events, which begin
/// with `pusher:` or `pusher_internal:`, `data` is JSON inside a string; some servers of this
/// protocol send the value itself.
///
/// On a new connection, a client signs in and subscribes again after `connectionEstablished`, with
/// new signatures.
public enum PusherAPI {
  /// A cluster of the service, over TLS.
  public static func production(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "wss://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// A cluster of the service, for apps that don't insist on TLS.
  public static func unencrypted(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "ws://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// The cluster of apps that name none, which is mt1.
  public static let standard = RealtimeServer(documented: "wss://ws.pusherapp.com")

  /// The exchange by which a side detects that the other is alive.
  public static let keepAlive = KeepAlivePolicy(
    by: .both,
    using: .frame,
    after: .seconds(120),
    answerWithin: .seconds(30),
    ping: "ping",
    pong: "pong",
    announced: .init(message: "connectionEstablished", at: .payload("data", "activity_timeout"))
  )

  /// The reactions to close codes.
  public static let closeCodes: CloseCodePolicy = [
    .code(4000, .stop, name: "tlsRequired", meaning: "The app takes only TLS."),
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
      meaning: "The client didn't state its version of the protocol."
    ),
    .code(4009, .stop, name: "unauthorized", meaning: "The connection isn't allowed."),
    .codes(
      4000...4099,
      .stop,
      meaning: "Connecting again in the same way would fail in the same way."
    ),
    .code(4100, .backOff, after: .seconds(1), name: "overCapacity", meaning: "Too busy."),
    .codes(
      4100...4199,
      .backOff,
      after: .seconds(1),
      meaning: "Connecting again helps, after a second or later."
    ),
    .code(4200, .reconnect, name: "reconnect", meaning: "Connect again."),
    .code(4201, .reconnect, name: "pongMissing", meaning: "The client didn't answer a ping."),
    .code(4202, .reconnect, name: "inactive", meaning: "The client was inactive for a day."),
    .codes(4200...4299, .reconnect, meaning: "Connect again at once."),
    .codes(4300...4999, .stop, meaning: "The service refuses."),
    .codes(
      1002...1004,
      .backOff,
      after: .seconds(1),
      meaning: "The service didn't understand the client."
    ),
    .codes(1005...1006, .backOff, meaning: "The connection ended without a close code, or broke."),
    .codes(1000...3999, .reconnect, meaning: "The connection ended."),
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
        meaning: "More than ten client events in a second; this one was not delivered."
      ),
      .code(
        4302,
        .stay,
        name: "watchlistTooLong",
        meaning: "The watchlist has more than 100 users; the user is signed in without it."
      ),
      .codes(4300...4399, .stay, meaning: "The connection is as it was."),
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
