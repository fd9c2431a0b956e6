// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The one WebSocket between a client and the service.
///
/// The client sends no message before `connectionEstablished`. Its id is valid as long as the
/// socket; every signature is valid only for that id.
///
/// The address is `/app/{key}`.
public struct ConnectionChannel: ConnectableChannel {
  public static let template = ChannelAddress("/app/{key}")

  /// The app's key.
  public var key: String
  /// The version of the protocol.
  public var `protocol`: Int = 7
  /// The platform and name of the client's library.
  public var client: String
  /// The version of the client's library.
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
    /// The connection is ready, and this is the id of its socket.
    case connectionEstablished(ConnectionEstablished)
    /// A connection or a request failed.
    ///
    /// Before the connection is established, the code is the reason of a refusal. Later it is
    /// about a single request, or the reason why the service is about to close the connection.
    case error(ErrorReport)
    /// Answers a ping.
    case pong(Pong)
    /// Pings the other side; either side may send it.
    case ping(Ping)
    /// The client is on a presence channel, and these are its members.
    case presenceSubscriptionSucceeded(PresenceSubscriptionSucceeded)
    /// The client receives a channel's events from now on.
    case subscriptionSucceeded(SubscriptionSucceeded)
    /// A channel was not subscribed to.
    ///
    /// Servers that don't know this event answer a wrong signature with `error`, some of them
    /// with the code 4009 and no channel.
    case subscriptionError(SubscriptionError)
    /// The connection belongs to a user from now on.
    ///
    /// The client then subscribes to the user's own channel, which needs no signature.
    case signInSucceeded(SignInSucceeded)
    /// A cache channel that was just subscribed to has no last event.
    case cacheMiss(CacheMiss)
    /// An event for the signed-in user, on any connection.
    case userEvent(UserEvent)
    /// An event on an end-to-end encrypted channel.
    case encryptedEvent(EncryptedEvent)
    /// An event that a client sends to the others on its channel.
    ///
    /// Only on private and presence channels that the client is subscribed to, in apps that allow
    /// it, and ten times a second at most. It doesn't come back to its sender. Some servers
    /// refuse data that is no object.
    case clientEvent(ClientEvent)
    /// An event that the app's server sent to a channel; every other message is one.
    case channelEvent(ChannelEvent)
    /// How many connections are subscribed to a channel now.
    ///
    /// Sent where the app asks for it, not on presence channels, and at most every five seconds
    /// beyond 100 connections.
    case subscriptionCount(SubscriptionCount)
    /// A user came to a presence channel, with the first of their connections.
    ///
    /// Some servers send it for every connection, and for the client itself; a user who is
    /// already a member is not added again.
    case memberAdded(MemberAdded)
    /// A user left a presence channel, with the last of their connections.
    case memberRemoved(MemberRemoved)
    /// Users on the signed-in user's watchlist came online or went offline.
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
      .named(["pusher:connection_established"], by: "event"),
      .named(["pusher:error"], by: "event"),
      .named(["pusher:pong"], by: "event"),
      .named(["pusher:ping"], by: "event"),
      .named(["pusher:subscription_error", "pusher_internal:subscription_error"], by: "event"),
      .named(["pusher:signin_success"], by: "event"),
      .named(["pusher:cache_miss"], by: "event"),
      .named(["pusher_internal:subscription_count"], by: "event"),
      .named(["pusher_internal:member_added"], by: "event"),
      .named(["pusher_internal:member_removed"], by: "event"),
      .named(["pusher_internal:watchlist_events"], by: "event"),
      .object(
        required: ["event", "channel", "data"],
        known: ["event", "channel", "data"],
        values: ["event": ["pusher_internal:subscription_succeeded"]],
        affixes: ["channel": .prefix("presence-")]
      ),
      .object(
        required: ["event", "channel"],
        known: ["event", "channel", "data"],
        values: ["event": ["pusher_internal:subscription_succeeded"]]
      ),
      .object(
        required: ["event", "channel"],
        known: ["event", "channel", "data"],
        affixes: [
          "event": .noPrefix(["pusher:", "pusher_internal:"]),
          "channel": .prefix("#server-to-user-"),
        ]
      ),
      .object(
        required: ["event", "channel", "data"],
        known: ["event", "channel", "data"],
        affixes: [
          "event": .noPrefix(["pusher:", "pusher_internal:"]),
          "channel": .prefix("private-encrypted-"),
        ]
      ),
      .object(
        required: ["event", "channel"],
        known: ["event", "channel", "data", "user_id"],
        affixes: ["event": .prefix("client-")]
      ),
      .object(
        required: ["event", "channel"],
        known: ["event", "channel", "data"],
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
    /// Pings the other side; either side may send it.
    case ping(Ping)
    /// Answers a ping.
    case pong(Pong)
    /// Subscribes to a channel.
    ///
    /// The answer is `subscriptionSucceeded`, or `presenceSubscriptionSucceeded` on a presence
    /// channel. It must not be sent again while it is unanswered or answered: some servers then
    /// deliver every event twice.
    case subscribe(Subscribe)
    /// Unsubscribes from a channel, without an answer.
    case unsubscribe(Unsubscribe)
    /// Identifies the user of the connection.
    case signIn(SignIn)
    /// An event that a client sends to the others on its channel.
    ///
    /// Only on private and presence channels that the client is subscribed to, in apps that allow
    /// it, and ten times a second at most. It doesn't come back to its sender. Some servers
    /// refuse data that is no object.
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
      .named(["pusher:ping"], by: "event"),
      .named(["pusher:pong"], by: "event"),
      .named(["pusher:subscribe"], by: "event"),
      .named(["pusher:unsubscribe"], by: "event"),
      .named(["pusher:signin"], by: "event"),
      .object(
        required: ["event", "channel"],
        known: ["event", "channel", "data", "user_id"],
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
