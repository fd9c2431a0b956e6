// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The WebSocket connection between a client and the service.
///
/// The client sends no message before it receives `connectionEstablished`. The socket ID in that
/// message is valid until the connection closes; every signature is valid only for that socket ID.
///
/// The address is `/app/{key}`.
public struct ConnectionChannel: ConnectableChannel {
  public static let template = ChannelAddress("/app/{key}")

  /// The app key.
  public var key: String
  /// The version of the protocol.
  public var `protocol`: Int = 7
  /// The platform and name of the client library.
  public var client: String
  /// The version of the client library.
  public var version: String

  public init(key: String, protocol: Int = 7, client: String, version: String) {
    self.key = key
    self.protocol = `protocol`
    self.client = client
    self.version = version
  }

  public var parameters: [String] { [key] }

  public var handshake: ChannelHandshake {
    ChannelHandshake(
      query: ["protocol": `protocol`.description, "client": client, "version": version]
    )
  }

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// The confirmation of a connection, with its socket ID.
    case connectionEstablished(ConnectionEstablished)
    /// The failure of a connection or a request.
    ///
    /// Before `connectionEstablished`, the code is the reason for the refusal of the connection.
    /// After it, the code concerns a single request, or is the reason why the service is about to
    /// close the connection.
    case error(ErrorReport)
    /// The response to a ping.
    case pong(Pong)
    /// A ping, which the client or the service may send.
    case ping(Ping)
    /// The confirmation of a subscription to a presence channel, with its members.
    case presenceSubscriptionSucceeded(PresenceSubscriptionSucceeded)
    /// The confirmation of a subscription, after which the client receives the channel's events.
    case subscriptionSucceeded(SubscriptionSucceeded)
    /// The failure of a subscription to a channel.
    ///
    /// Servers that don't support this event respond to an invalid signature with `error`, some of
    /// them with the code 4009 and without a channel.
    case subscriptionError(SubscriptionError)
    /// The confirmation of a sign-in, after which the connection belongs to a user.
    ///
    /// The client then subscribes to the user's channel, which requires no signature.
    case signInSucceeded(SignInSucceeded)
    /// The notification that a newly subscribed cache channel has no last event.
    case cacheMiss(CacheMiss)
    /// An event for the signed-in user, on any connection.
    case userEvent(UserEvent)
    /// An event on an end-to-end encrypted channel.
    case encryptedEvent(EncryptedEvent)
    /// An event that a client sends to the other subscribers of its channel.
    ///
    /// Clients may send it only on private and presence channels to which they are subscribed, in
    /// apps that allow it, and at most ten times a second. The sender doesn't receive it. Some
    /// servers refuse data that isn't an object.
    case clientEvent(ClientEvent)
    /// An event that the app's server sent to a channel, or any other message.
    case channelEvent(ChannelEvent)
    /// The current number of connections that are subscribed to a channel.
    ///
    /// The service sends it if the app enables it, not on presence channels, and at most every five
    /// seconds beyond 100 connections.
    case subscriptionCount(SubscriptionCount)
    /// The notification that a user joined a presence channel, with the first of the user's
    /// connections.
    ///
    /// Some servers send it for every connection, and for the client itself; a user who is already
    /// a member is not added again.
    case memberAdded(MemberAdded)
    /// The notification that a user left a presence channel, with the last of the user's
    /// connections.
    case memberRemoved(MemberRemoved)
    /// The notification that users on the signed-in user's watchlist came online or went offline.
    case watchlistChanged(WatchlistChanged)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "connectionEstablished",
      "error",
      "pong",
      "ping",
      "presenceSubscriptionSucceeded",
      "subscriptionSucceeded",
      "subscriptionError",
      "signInSucceeded",
      "cacheMiss",
      "userEvent",
      "encryptedEvent",
      "clientEvent",
      "channelEvent",
      "subscriptionCount",
      "memberAdded",
      "memberRemoved",
      "watchlistChanged",
    ]

    public var messageName: String? {
      switch self {
      case .connectionEstablished: "connectionEstablished"
      case .error: "error"
      case .pong: "pong"
      case .ping: "ping"
      case .presenceSubscriptionSucceeded: "presenceSubscriptionSucceeded"
      case .subscriptionSucceeded: "subscriptionSucceeded"
      case .subscriptionError: "subscriptionError"
      case .signInSucceeded: "signInSucceeded"
      case .cacheMiss: "cacheMiss"
      case .userEvent: "userEvent"
      case .encryptedEvent: "encryptedEvent"
      case .clientEvent: "clientEvent"
      case .channelEvent: "channelEvent"
      case .subscriptionCount: "subscriptionCount"
      case .memberAdded: "memberAdded"
      case .memberRemoved: "memberRemoved"
      case .watchlistChanged: "watchlistChanged"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["pusher:connection_established"], by: "event"),
      .discriminated(["pusher:error"], by: "event"),
      .discriminated(["pusher:pong"], by: "event"),
      .discriminated(["pusher:ping"], by: "event"),
      .discriminated(
        ["pusher:subscription_error", "pusher_internal:subscription_error"],
        by: "event"
      ),
      .discriminated(["pusher:signin_success"], by: "event"),
      .discriminated(["pusher:cache_miss"], by: "event"),
      .discriminated(["pusher_internal:subscription_count"], by: "event"),
      .discriminated(["pusher_internal:member_added"], by: "event"),
      .discriminated(["pusher_internal:member_removed"], by: "event"),
      .discriminated(["pusher_internal:watchlist_events"], by: "event"),
      .object(
        required: ["event", "channel", "data"],
        properties: ["event", "channel", "data"],
        values: ["event": ["pusher_internal:subscription_succeeded"]],
        affixes: ["channel": .prefix("presence-")]
      ),
      .object(
        required: ["event", "channel"],
        properties: ["event", "channel", "data"],
        values: ["event": ["pusher_internal:subscription_succeeded"]]
      ),
      .object(
        required: ["event", "channel"],
        properties: ["event", "channel", "data"],
        affixes: [
          "event": .noPrefix(["pusher:", "pusher_internal:"]),
          "channel": .prefix("#server-to-user-"),
        ]
      ),
      .object(
        required: ["event", "channel", "data"],
        properties: ["event", "channel", "data"],
        affixes: [
          "event": .noPrefix(["pusher:", "pusher_internal:"]),
          "channel": .prefix("private-encrypted-"),
        ]
      ),
      .object(
        required: ["event", "channel"],
        properties: ["event", "channel", "data", "user_id"],
        affixes: ["event": .prefix("client-")]
      ),
      .object(
        required: ["event", "channel"],
        properties: ["event", "channel", "data"],
        affixes: ["event": .noPrefix(["pusher:", "pusher_internal:"])]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .connectionEstablished(try json.read())
        case 1: .error(try json.read())
        case 2: .pong(try json.read())
        case 3: .ping(try json.read())
        case 4: .subscriptionError(try json.read())
        case 5: .signInSucceeded(try json.read())
        case 6: .cacheMiss(try json.read())
        case 7: .subscriptionCount(try json.read())
        case 8: .memberAdded(try json.read())
        case 9: .memberRemoved(try json.read())
        case 10: .watchlistChanged(try json.read())
        case 11: .presenceSubscriptionSucceeded(try json.read())
        case 12: .subscriptionSucceeded(try json.read())
        case 13: .userEvent(try json.read())
        case 14: .encryptedEvent(try json.read())
        case 15: .clientEvent(try json.read())
        case 16: .channelEvent(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .connectionEstablished(let value): value.encode(into: &json)
      case .error(let value): value.encode(into: &json)
      case .pong(let value): value.encode(into: &json)
      case .ping(let value): value.encode(into: &json)
      case .presenceSubscriptionSucceeded(let value): value.encode(into: &json)
      case .subscriptionSucceeded(let value): value.encode(into: &json)
      case .subscriptionError(let value): value.encode(into: &json)
      case .signInSucceeded(let value): value.encode(into: &json)
      case .cacheMiss(let value): value.encode(into: &json)
      case .userEvent(let value): value.encode(into: &json)
      case .encryptedEvent(let value): value.encode(into: &json)
      case .clientEvent(let value): value.encode(into: &json)
      case .channelEvent(let value): value.encode(into: &json)
      case .subscriptionCount(let value): value.encode(into: &json)
      case .memberAdded(let value): value.encode(into: &json)
      case .memberRemoved(let value): value.encode(into: &json)
      case .watchlistChanged(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    /// A ping, which the client or the service may send.
    case ping(Ping)
    /// The response to a ping.
    case pong(Pong)
    /// A request to subscribe to a channel.
    ///
    /// The response is `subscriptionSucceeded`, or `presenceSubscriptionSucceeded` on a presence
    /// channel. A client must not repeat the request while the subscription is pending or active:
    /// some servers then deliver every event twice.
    case subscribe(Subscribe)
    /// A request to unsubscribe from a channel, without a response.
    case unsubscribe(Unsubscribe)
    /// A request to identify the user of the connection.
    case signIn(SignIn)
    /// An event that a client sends to the other subscribers of its channel.
    ///
    /// Clients may send it only on private and presence channels to which they are subscribed, in
    /// apps that allow it, and at most ten times a second. The sender doesn't receive it. Some
    /// servers refuse data that isn't an object.
    case clientEvent(ClientEvent)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "ping",
      "pong",
      "subscribe",
      "unsubscribe",
      "signIn",
      "clientEvent",
    ]

    public var messageName: String? {
      switch self {
      case .ping: "ping"
      case .pong: "pong"
      case .subscribe: "subscribe"
      case .unsubscribe: "unsubscribe"
      case .signIn: "signIn"
      case .clientEvent: "clientEvent"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["pusher:ping"], by: "event"),
      .discriminated(["pusher:pong"], by: "event"),
      .discriminated(["pusher:subscribe"], by: "event"),
      .discriminated(["pusher:unsubscribe"], by: "event"),
      .discriminated(["pusher:signin"], by: "event"),
      .object(
        required: ["event", "channel"],
        properties: ["event", "channel", "data", "user_id"],
        affixes: ["event": .prefix("client-")]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .ping(try json.read())
        case 1: .pong(try json.read())
        case 2: .subscribe(try json.read())
        case 3: .unsubscribe(try json.read())
        case 4: .signIn(try json.read())
        case 5: .clientEvent(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .ping(let value): value.encode(into: &json)
      case .pong(let value): value.encode(into: &json)
      case .subscribe(let value): value.encode(into: &json)
      case .unsubscribe(let value): value.encode(into: &json)
      case .signIn(let value): value.encode(into: &json)
      case .clientEvent(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
