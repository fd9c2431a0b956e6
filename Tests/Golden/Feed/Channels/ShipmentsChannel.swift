// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Messages with a common base to which nothing else refers.
///
/// The address is `shipments`.
public struct ShipmentsChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("shipments")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public static let incomingSignatures: JSONSignatures = [
    .object(required: ["id", "at", "boxes"], properties: ["id", "at", "note", "boxes"]),
    .object(
      required: ["id", "at", "carrier"],
      properties: ["id", "at", "note", "carrier"],
      values: ["note": ["fast", "slow"]]
    ),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case packed(Packed)
    case shipped(Shipped)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["packed", "shipped"]

    public var messageName: String? {
      switch self {
      case .packed: "packed"
      case .shipped: "shipped"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["fast", "slow"], by: "note"),
      .object(required: ["id", "at", "boxes"], properties: ["id", "at", "note", "boxes"]),
      .object(
        required: ["id", "at", "carrier"],
        properties: ["id", "at", "note", "carrier"],
        values: ["note": ["fast", "slow"]]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .shipped(try json.read())
        case 1: .packed(try json.read())
        case 2: .shipped(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .packed(let value): value.encode(into: &json)
      case .shipped(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    case packed(Packed)
    case shipped(Shipped)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["packed", "shipped"]

    public var messageName: String? {
      switch self {
      case .packed: "packed"
      case .shipped: "shipped"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["fast", "slow"], by: "note"),
      .object(required: ["id", "at", "boxes"], properties: ["id", "at", "note", "boxes"]),
      .object(
        required: ["id", "at", "carrier"],
        properties: ["id", "at", "note", "carrier"],
        values: ["note": ["fast", "slow"]]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .shipped(try json.read())
        case 1: .packed(try json.read())
        case 2: .shipped(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .packed(let value): value.encode(into: &json)
      case .shipped(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
