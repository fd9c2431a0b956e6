// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Short keys; the one that tells may be absent.
public enum EnvelopesChannel {
  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case plain(Plain)
    case presence(Presence)
    case signal(Signal)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["plain", "presence", "signal"]

    public var messageName: String? {
      switch self {
      case .plain: "plain"
      case .presence: "presence"
      case .signal: "signal"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated([1], by: "e"),
      .object(required: ["c", "d"], properties: ["e", "c", "d"], values: ["e": [0]]),
      .object(
        required: ["c", "d"],
        properties: ["e", "c", "d"],
        values: ["e": [0]],
        affixes: ["c": .suffix("-pnpres")]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .signal(try json.read())
        case 1: .plain(try json.read())
        case 2: .presence(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .plain(let value): value.encode(into: &json)
      case .presence(let value): value.encode(into: &json)
      case .signal(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Plain: JSONModel {
    public var e: Int?
    public var c: String
    public var d: JSONValue

    public init(e: Int? = 0, c: String, d: JSONValue) {
      self.e = e
      self.c = c
      self.d = d
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var c: String?
      var d: JSONValue?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "e": json.read(into: &e)
        case "c": json.read(into: &c)
        case "d": json.read(into: &d)
        default: try json.skipValue()
        }
      }
      self.c = try json.require(c, "c")
      self.d = try json.require(d, "d")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("e", e)
      json.member("c", c)
      json.member("d", d)
      json.endObject()
    }
  }

  public struct Presence: JSONModel {
    public var e: Int?
    /// Matches `-pnpres$`.
    public var c: String
    public var d: D

    public init(e: Int? = 0, c: String, d: D) {
      self.e = e
      self.c = c
      self.d = d
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var c: String?
      var d: D?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "e": json.read(into: &e)
        case "c": json.read(into: &c)
        case "d": json.read(into: &d)
        default: try json.skipValue()
        }
      }
      self.c = try json.require(c, "c")
      self.d = try json.require(d, "d")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("e", e)
      json.member("c", c)
      json.member("d", d)
      json.endObject()
    }

    public struct D: JSONModel {
      public var action: Action

      public init(action: Action) {
        self.action = action
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var action: Action?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "action": json.read(into: &action)
          default: try json.skipValue()
          }
        }
        self.action = try json.require(action, "action")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.member("action", action)
        json.endObject()
      }

      public struct Action: OpenEnum {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let join = Self(rawValue: "join")
        public static let leave = Self(rawValue: "leave")

        public static let knownValues: [Self] = [.join, .leave]
      }
    }
  }

  public struct Signal: JSONModel {
    public var e: Int
    public var c: String
    public var d: JSONValue

    public init(e: Int = 1, c: String, d: JSONValue) {
      self.e = e
      self.c = c
      self.d = d
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var e: Int?
      var c: String?
      var d: JSONValue?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "e": json.read(into: &e)
        case "c": json.read(into: &c)
        case "d": json.read(into: &d)
        default: try json.skipValue()
        }
      }
      self.e = try json.require(e, "e")
      self.c = try json.require(c, "c")
      self.d = try json.require(d, "d")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("e", e)
      json.member("c", c)
      json.member("d", d)
      json.endObject()
    }
  }
}
