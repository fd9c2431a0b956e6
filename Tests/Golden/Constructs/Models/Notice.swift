// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Notice: JSONModel {
  case mail(Mail)
  case call(Call)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("way") {
    case "post", "Mail": self = .mail(try json.readSelectedVariant())
    case "Call": self = .call(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .mail(let value): value.encode(into: &json)
    case .call(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public struct Mail: JSONModel {
  /// The default is `"post"`.
  public var way: String?
  public var to: String?

  public init(way: String? = nil, to: String? = nil) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("way", way)
    json.optionalMember("to", to)
    json.endObject()
  }
}

public struct Call: JSONModel {
  public var way: String?
  public var to: Int?

  public init(way: String? = "Call", to: Int? = nil) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("way", way)
    json.optionalMember("to", to)
    json.endObject()
  }
}
