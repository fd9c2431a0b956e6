// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The long poll that delivers events.
///
/// Without a cursor the service responds immediately with the current cursor. With a cursor it
/// responds as soon as it has newer events, or without events after about 280 seconds.
///
/// The member `t` of a response is the cursor of the next request: `t.t` is sent in `tt`, and `t.r`
/// in `tr`. The service keeps 100 messages of a channel for 960 seconds for a client that is not
/// connected.
///
/// The address is `/v2/subscribe/{subscribeKey}/{channels}/0`.
public struct SubscribeChannel: TypedChannel {
  public static let template = ChannelAddress("/v2/subscribe/{subscribeKey}/{channels}/0")

  /// The subscribe key, which the clients of an app share.
  public var subscribeKey: String
  /// The names of the channels, separated by commas; a single comma for a subscription to channel
  /// groups only.
  ///
  /// The suffix `-pnpres` on a name subscribes to presence events.
  public var channels: String
  public var timetoken: DecimalTimetoken?
  /// The region of the cursor.
  public var region: Int?

  public init(
    subscribeKey: String,
    channels: String,
    timetoken: DecimalTimetoken? = nil,
    region: Int? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.timetoken = timetoken
    self.region = region
  }

  public init?(values: ChannelAddress.Values) {
    self.subscribeKey = values.texts[0]
    self.channels = values.texts[1]
  }

  public var parameters: [String] { [subscribeKey, channels] }

  public var handshake: ChannelHandshake {
    ChannelHandshake(query: ["tt": timetoken, "tr": region?.description])
  }

  /// The exchange by which a side detects that the other is alive.
  public static let keepAlive = KeepAlivePolicy(
    sender: .server,
    kind: .request,
    activityTimeout: .seconds(280),
    pongTimeout: .seconds(40)
  )

  /// The reactions to close codes.
  public static let closeCodes: CloseCodePolicy = [
    .code(
      429,
      .backOff,
      name: "tooManyRequests",
      meaning: "The subscribe key has sent too many requests."
    ),
    .codes(400...499, .stop, meaning: "A retry of the same request would fail."),
    .code(
      500,
      .backOff,
      name: "internalServerError",
      meaning: "The service failed; a retry may succeed."
    ),
    .codes(
      501...599,
      .stop,
      meaning: "The service can't respond; clients reconnect only if the app enables it."
    ),
  ]

  /// The delays before reconnecting.
  public static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    initialDelay: .seconds(2),
    maxDelay: .seconds(150),
    jitter: .seconds(1),
    attempts: 6
  )

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// The response to a long poll, with the events and the next cursor.
    case envelope(SubscribeEnvelope)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["envelope"]

    public var messageName: String? {
      switch self {
      case .envelope: "envelope"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(required: ["t"], properties: ["t", "m"])
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .envelope(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .envelope(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
