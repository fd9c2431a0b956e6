// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// One lamp.
///
/// The address is `lights/{lamp}/{level}`.
public struct LightsChannel: TypedChannel, DirectedChannel {
  public static let template = ChannelAddress("lights/{lamp}/{level}")

  public var lamp: String
  public var level: Int

  public init(lamp: String, level: Int) {
    self.lamp = lamp
    self.level = level
  }

  public init?(values: ChannelAddress.Values) {
    self.lamp = values.texts[0]
    guard let level = Int(values.texts[1]) else { return nil }
    self.level = level
  }

  public var parameters: [String] { [lamp, level.description] }

  /// The exchange by which a side detects that the other is alive.
  public static let keepAlive = KeepAlivePolicy(
    sender: .both,
    kind: .message,
    activityTimeout: .seconds(120),
    pongTimeout: .seconds(30),
    retryInterval: .seconds(12),
    ping: "command",
    pong: "measured",
    announcement: .init(message: "measured", at: .payload("lumens"))
  )

  /// The reactions to the error codes of a message.
  public static let errorCodes = ErrorCodePolicy(
    message: "broken",
    at: .payload("a/b"),
    until: "measured",
    [.code(1, .stay)]
  )

  /// The key of duplicate messages.
  public static let dedupe = DedupePolicy([.payload("lumens"), .payload()], windowSize: 20)

  /// The consecutive numbers of messages.
  public static let sequence = SequencePolicy(
    .payload("lumens"),
    key: [.payload("lamp")],
    window: 3,
    scope: .connection
  )

  /// The position at which a new connection continues.
  public static let resume = ResumePolicy(
    [
      .init(.payload("lumens"), in: .query("after")),
      .init(.payload("lumens"), in: .message(.payload("level"))),
    ],
    retention: .seconds(960)
  )

  /// The messages that are sent again on a new connection.
  public static let resubscription = ResubscriptionPolicy(
    [.init("command", key: [.payload("level")], ending: .init("command"))]
  )

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case measured(Measured)
    case broken(JSONValue)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static var acceptsNull: Bool { true }

    public static let messageNames: [String] = ["measured", "broken"]

    public var messageName: String? {
      switch self {
      case .measured: "measured"
      case .broken: "broken"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(required: ["lumens"], properties: ["lumens"]),
      .any,
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .measured(try json.read())
        case 1: .broken(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .measured(let value): value.encode(into: &json)
      case .broken(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    case command(Command)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["command"]

    public var messageName: String? {
      switch self {
      case .command: "command"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(required: ["level"], properties: ["level"])
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .command(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .command(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
