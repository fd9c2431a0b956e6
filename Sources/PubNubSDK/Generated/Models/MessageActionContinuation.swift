// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Where the next page starts.
public struct MessageActionContinuation: JSONModel {
  /// The next request, from its path on.
  public var url: String?
  /// The next request's start.
  public var start: DecimalTimetoken?
  /// The next request's end.
  public var end: DecimalTimetoken?
  /// The next request's limit.
  public var limit: Int?

  public init(
    url: String? = nil,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    limit: Int? = nil
  ) {
    self.url = url
    self.start = start
    self.end = end
    self.limit = limit
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var start: DecimalTimetoken?
    var end: DecimalTimetoken?
    var limit: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": url = try json.read()
      case "start": start = try json.read()
      case "end": end = try json.read()
      case "limit": limit = try json.read()
      default: try json.skipValue()
      }
    }
    self.url = url
    self.start = start
    self.end = end
    self.limit = limit
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.optionalMember("start", start)
    json.optionalMember("end", end)
    json.optionalMember("limit", limit)
    json.endObject()
  }
}
