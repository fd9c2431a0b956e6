// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The address is `{anything}`.
public struct OddmentsChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("{anything}")

  /// Any text.
  public var anything: String

  public init(anything: String) {
    self.anything = anything
  }

  public init?(values: ChannelAddress.Values) {
    self.anything = values.texts[0]
  }

  public var parameters: [String] { [anything] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .string(),
    .integer,
    .number,
    .tuple([.integer, .string()]),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case heartbeat(String)
    case serial(Int)
    case ratio(JSONNumber)
    case row(Row)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["heartbeat", "serial", "ratio", "row"]

    public var messageName: String? {
      switch self {
      case .heartbeat: "heartbeat"
      case .serial: "serial"
      case .ratio: "ratio"
      case .row: "row"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .string(),
      .integer,
      .number,
      .tuple([.integer, .string()]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .heartbeat(try json.read())
        case 1: .serial(try json.read())
        case 2: .ratio(try json.read())
        case 3: .row(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .heartbeat(let value): value.encode(into: &json)
      case .serial(let value): value.encode(into: &json)
      case .ratio(let value): value.encode(into: &json)
      case .row(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Row: JSONModel {
    public var first: Int
    public var second: String

    public init(first: Int, second: String) {
      self.first = first
      self.second = second
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var first: Int?
      var second: String?
      var position = 0
      try json.beginArray()
      while try json.nextElement() {
        switch position {
        case 0: first = try json.read()
        case 1: second = try json.read()
        default: try json.skipValue()
        }
        position += 1
      }
      self.first = try json.require(first, at: 0)
      self.second = try json.require(second, at: 1)
    }

    public func encode(into json: inout JSONWriter) {
      json.beginArray()
      json.element(first)
      json.element(second)
      json.endArray()
    }
  }
}
