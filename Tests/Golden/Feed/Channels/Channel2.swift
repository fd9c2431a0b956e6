// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Names that the generated code has itself.
///
/// The address is `names`.
public struct Channel2: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("names")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .object(
      required: ["kind"],
      properties: ["kind", "channel"],
      values: ["kind": ["messageName"]],
      nested: ["channel": ["kind": ["messageName"]]]
    ),
    .object(required: ["kind"], properties: ["kind"], values: ["kind": ["unknown"]]),
    .object(required: ["kind"], properties: ["kind", "self"], values: ["kind": ["self"]]),
    .object(required: ["kind"], properties: ["kind", "init"], values: ["kind": ["Type"]]),
    .object(required: ["kind"], properties: ["kind"], values: ["kind": ["messageNames"]]),
    .object(required: ["kind"], properties: ["kind"], values: ["kind": ["Incoming"]]),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case messageNameValue(Channel)
    case unknownValue(Unknown)
    case selfValue(IncomingSelf)
    case type(Kind)
    case messageNamesValue(MessageNames)
    case incoming(IncomingIncoming)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "messageName",
      "unknown",
      "self",
      "Type",
      "messageNames",
      "Incoming",
    ]

    public var messageName: String? {
      switch self {
      case .messageNameValue: "messageName"
      case .unknownValue: "unknown"
      case .selfValue: "self"
      case .type: "Type"
      case .messageNamesValue: "messageNames"
      case .incoming: "Incoming"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("kind") {
      case "messageName": self = .messageNameValue(try json.readSelectedVariant())
      case "unknown": self = .unknownValue(try json.readSelectedVariant())
      case "self": self = .selfValue(try json.readSelectedVariant())
      case "Type": self = .type(try json.readSelectedVariant())
      case "messageNames": self = .messageNamesValue(try json.readSelectedVariant())
      case "Incoming": self = .incoming(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .messageNameValue(let value): value.encode(into: &json)
      case .unknownValue(let value): value.encode(into: &json)
      case .selfValue(let value): value.encode(into: &json)
      case .type(let value): value.encode(into: &json)
      case .messageNamesValue(let value): value.encode(into: &json)
      case .incoming(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Unknown: JSONModel {
    public var kind: String

    public init(kind: String = "unknown") {
      self.kind = kind
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.endObject()
    }
  }

  public struct IncomingSelf: JSONModel {
    public var kind: String
    public var selfValue: String?

    public init(kind: String = "self", selfValue: String? = nil) {
      self.kind = kind
      self.selfValue = selfValue
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "self": json.read(into: &selfValue)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.optionalMember("self", selfValue)
      json.endObject()
    }
  }

  public struct Kind: JSONModel {
    public var kind: String
    public var `init`: Bool?

    public init(kind: String = "Type", `init`: Bool? = nil) {
      self.kind = kind
      self.`init` = `init`
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "init": json.read(into: &`init`)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.optionalMember("init", `init`)
      json.endObject()
    }
  }

  public struct MessageNames: JSONModel {
    public var kind: String

    public init(kind: String = "messageNames") {
      self.kind = kind
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.endObject()
    }
  }

  public struct IncomingIncoming: JSONModel {
    public var kind: String

    public init(kind: String = "Incoming") {
      self.kind = kind
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.endObject()
    }
  }
}
