// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The address is `ticks`.
public struct TicksChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("ticks")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .object(required: ["price"], properties: ["price", "at"])
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// Comes alone.
    case tick(Tick)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["tick"]

    public var messageName: String? {
      switch self {
      case .tick: "tick"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(required: ["price"], properties: ["price", "at"])
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .tick(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .tick(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Tick: JSONModel {
    public var price: JSONNumber
    public var at: DateTime?

    public init(price: JSONNumber, at: DateTime? = nil) {
      self.price = price
      self.at = at
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var price: JSONNumber?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "price": json.read(into: &price)
        case "at": json.read(into: &at)
        default: try json.skipValue()
        }
      }
      self.price = try json.require(price, "price")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("price", price)
      json.optionalMember("at", at)
      json.endObject()
    }
  }
}
