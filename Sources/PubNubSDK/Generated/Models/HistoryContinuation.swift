// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Where the next page starts.
public struct HistoryContinuation: JSONModel {
  /// The next request, from its path on.
  public var url: String?
  /// The next request's start.
  public var start: DecimalTimetoken
  /// The next request's max, a number or its digits.
  public var max: Max?

  public init(url: String? = nil, start: DecimalTimetoken, max: Max? = nil) {
    self.url = url
    self.start = start
    self.max = max
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var start: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "start": json.read(into: &start)
      case "max": json.read(into: &max)
      default: try json.skipValue()
      }
    }
    self.start = try json.require(start, "start")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.member("start", start)
    json.optionalMember("max", max)
    json.endObject()
  }

  /// The next request's max, a number or its digits.
  public enum Max: JSONModel {
    case number(Int)
    case text(String)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: [JSONSignature] = [.integer, .string()]

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.chooseVariant(Self.variants) {
      case 0: self = .number(try json.read())
      case 1: self = .text(try json.read())
      default: self = .unknown(try json.read())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .number(let value): value.encode(into: &json)
      case .text(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
