// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A page of stored messages by channel.
public struct HistoryPage: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?
  /// The error message, an empty string.
  public var errorMessage: JSONValue?
  /// The messages of each channel with messages, oldest first.
  public var channels: [String: [HistoryMessage]]
  public var more: HistoryContinuation?

  public init(
    status: JSONValue? = nil,
    error: JSONValue? = nil,
    errorMessage: JSONValue? = nil,
    channels: [String: [HistoryMessage]],
    more: HistoryContinuation? = nil
  ) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
    self.more = more
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String: [HistoryMessage]]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "error_message": json.read(into: &errorMessage)
      case "channels": json.read(into: &channels)
      case "more": json.read(into: &more)
      default: try json.skipValue()
      }
    }
    self.channels = try json.require(channels, "channels")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.optionalMember("error_message", errorMessage)
    json.member("channels", channels)
    json.optionalMember("more", more)
    json.endObject()
  }
}

/// The start of the next page.
public struct HistoryContinuation: JSONModel {
  /// The URL of the next request, from the path on.
  public var url: JSONValue?
  /// The `start` of the next request.
  public var start: StoredTimetoken?
  /// The `max` of the next request.
  public var max: JSONValue?

  public init(url: JSONValue? = nil, start: StoredTimetoken? = nil, max: JSONValue? = nil) {
    self.url = url
    self.start = start
    self.max = max
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "start": json.read(into: &start)
      case "max": json.read(into: &max)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.optionalMember("start", start)
    json.optionalMember("max", max)
    json.endObject()
  }
}
