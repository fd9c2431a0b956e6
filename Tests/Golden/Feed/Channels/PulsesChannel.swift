// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Constants distinguish the messages, which need not have them.
///
/// The address is `pulses`.
public struct PulsesChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("pulses")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .object(required: [], properties: ["event", "id"], values: ["event": ["beat"]]),
    .object(required: [], properties: ["event", "id"], values: ["event": ["echo"]]),
    .object(
      required: ["header"],
      properties: ["header", "isWell"],
      nested: ["header": ["type": ["report"]]]
    ),
    .object(required: ["healer"], properties: ["event", "healer"], values: ["event": ["result"]]),
    .object(required: ["hour"], properties: ["event", "hour"], values: ["event": ["result"]]),
    .tuple([.integer, .string(["curve"])]),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case beat(Beat)
    case echo(Echo)
    case report(Report)
    case result(IncomingResult)
    case curve(Curve)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["beat", "echo", "report", "result", "curve"]

    public var messageName: String? {
      switch self {
      case .beat: "beat"
      case .echo: "echo"
      case .report: "report"
      case .result: "result"
      case .curve: "curve"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["beat"], by: "event"),
      .discriminated(["echo"], by: "event"),
      .discriminated(["result"], by: "event"),
      .object(required: [], properties: ["event", "id"], values: ["event": ["beat"]]),
      .object(required: [], properties: ["event", "id"], values: ["event": ["echo"]]),
      .object(
        required: ["header"],
        properties: ["header", "isWell"],
        nested: ["header": ["type": ["report"]]]
      ),
      .object(
        required: ["healer"],
        properties: ["event", "healer"],
        values: ["event": ["result"]]
      ),
      .object(required: ["hour"], properties: ["event", "hour"], values: ["event": ["result"]]),
      .tuple([.integer, .string(["curve"])]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .beat(try json.read())
        case 1: .echo(try json.read())
        case 2: .result(try json.read())
        case 3: .beat(try json.read())
        case 4: .echo(try json.read())
        case 5: .report(try json.read())
        case 6, 7: .result(try json.read())
        case 8: .curve(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .beat(let value): value.encode(into: &json)
      case .echo(let value): value.encode(into: &json)
      case .report(let value): value.encode(into: &json)
      case .result(let value): value.encode(into: &json)
      case .curve(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Beat: JSONModel {
    public var event: String?
    public var id: Int?

    public init(event: String? = "beat", id: Int? = nil) {
      self.event = event
      self.id = id
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "id": json.read(into: &id)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("event", event)
      json.optionalMember("id", id)
      json.endObject()
    }
  }

  public struct Echo: JSONModel {
    public var event: String?
    public var id: Int?

    public init(event: String? = "echo", id: Int? = nil) {
      self.event = event
      self.id = id
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "id": json.read(into: &id)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("event", event)
      json.optionalMember("id", id)
      json.endObject()
    }
  }

  public struct Report: JSONModel {
    public var header: Header
    public var isWell: Bool?

    public init(header: Header, isWell: Bool? = nil) {
      self.header = header
      self.isWell = isWell
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var header: Header?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "header": json.read(into: &header)
        case "isWell": json.read(into: &isWell)
        default: try json.skipValue()
        }
      }
      self.header = try json.require(header, "header")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("header", header)
      json.optionalMember("isWell", isWell)
      json.endObject()
    }

    public struct Header: JSONModel {
      public var type: String?
      public var from: String?

      public init(type: String? = "report", from: String? = nil) {
        self.type = type
        self.from = from
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "type": json.read(into: &type)
          case "from": json.read(into: &from)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("type", type)
        json.optionalMember("from", from)
        json.endObject()
      }
    }
  }

  public enum IncomingResult: JSONModel {
    case healed(Healed)
    case lost(Lost)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["healer"], properties: ["event", "healer"]),
      .object(required: ["hour"], properties: ["event", "hour"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .healed(try json.read())
        case 1: .lost(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .healed(let value): value.encode(into: &json)
      case .lost(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }

    public struct Healed: JSONModel {
      public var event: String?
      public var healer: String

      public init(event: String? = "result", healer: String) {
        self.event = event
        self.healer = healer
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var healer: String?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "event": json.read(into: &event)
          case "healer": json.read(into: &healer)
          default: try json.skipValue()
          }
        }
        self.healer = try json.require(healer, "healer")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("event", event)
        json.member("healer", healer)
        json.endObject()
      }
    }

    public struct Lost: JSONModel {
      public var event: String?
      public var hour: Int

      public init(event: String? = "result", hour: Int) {
        self.event = event
        self.hour = hour
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var hour: Int?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "event": json.read(into: &event)
          case "hour": json.read(into: &hour)
          default: try json.skipValue()
          }
        }
        self.hour = try json.require(hour, "hour")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("event", event)
        json.member("hour", hour)
        json.endObject()
      }
    }
  }

  public struct Curve: JSONModel {
    public var id: Int
    public var kind: String

    public init(id: Int, kind: String = "curve") {
      self.id = id
      self.kind = kind
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var id: Int?
      var kind: String?
      var position = 0
      try json.beginArray()
      while try json.nextElement() {
        switch position {
        case 0: id = try json.read()
        case 1: kind = try json.read()
        default: try json.skipValue()
        }
        position += 1
      }
      self.id = try json.require(id, at: 0)
      self.kind = try json.require(kind, at: 1)
    }

    public func encode(into json: inout JSONWriter) {
      json.beginArray()
      json.element(id)
      json.element(kind)
      json.endArray()
    }
  }
}
