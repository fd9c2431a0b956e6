// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Stored messages by channel.
public struct HistoryPage: JSONModel {
  public var status: Int
  public var error: Bool
  public var errorMessage: String
  /// The messages of each channel that has any, oldest first.
  public var channels: [String: [HistoryMessage]]
  public var more: HistoryContinuation?

  public init(
    status: Int,
    error: Bool,
    errorMessage: String,
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
    var status: Int?
    var error: Bool?
    var errorMessage: String?
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
    self.status = try json.require(status, "status")
    self.error = try json.require(error, "error")
    self.errorMessage = try json.require(errorMessage, "error_message")
    self.channels = try json.require(channels, "channels")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("error", error)
    json.member("error_message", errorMessage)
    json.member("channels", channels)
    json.optionalMember("more", more)
    json.endObject()
  }
}
