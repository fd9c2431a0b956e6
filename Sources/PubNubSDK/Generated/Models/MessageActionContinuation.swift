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
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "start": json.read(into: &start)
      case "end": json.read(into: &end)
      case "limit": json.read(into: &limit)
      default: try json.skipValue()
      }
    }
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
