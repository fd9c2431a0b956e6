// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The number of messages by channel.
public struct MessageCounts: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?
  /// The error message, an empty string.
  public var errorMessage: JSONValue?
  /// The number of messages of each channel.
  public var channels: [String: Int]

  public init(
    status: JSONValue? = nil,
    error: JSONValue? = nil,
    errorMessage: JSONValue? = nil,
    channels: [String: Int]
  ) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String: Int]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "error_message": json.read(into: &errorMessage)
      case "channels": json.read(into: &channels)
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
    json.endObject()
  }
}
