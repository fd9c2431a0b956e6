// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum ChannelUpdate: JSONModel {
  case text(Text)
  case voice(Voice)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "text": self = .text(try json.readSelectedVariant())
    case "voice": self = .voice(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .text(let value): value.encode(into: &json)
    case .voice(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Text: JSONModel {
    public var kind: String
    /// The default is `0`.
    public var slowMode: Int
    /// The default is `false`.
    public var nsfw: Bool?

    public init(kind: String = "text", slowMode: Int, nsfw: Bool? = nil) {
      self.kind = kind
      self.slowMode = slowMode
      self.nsfw = nsfw
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      var slowMode: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "slowMode": json.read(into: &slowMode)
        case "nsfw": json.read(into: &nsfw)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
      self.slowMode = try json.require(slowMode, "slowMode")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.member("slowMode", slowMode)
      json.optionalMember("nsfw", nsfw)
      json.endObject()
    }
  }

  public struct Voice: JSONModel {
    public var kind: String
    /// The default is `64000`.
    public var bitrate: JSONNumber?

    public init(kind: String = "voice", bitrate: JSONNumber? = nil) {
      self.kind = kind
      self.bitrate = bitrate
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "bitrate": json.read(into: &bitrate)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.optionalMember("bitrate", bitrate)
      json.endObject()
    }
  }
}
