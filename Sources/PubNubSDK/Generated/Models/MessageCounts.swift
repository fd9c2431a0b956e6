// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// How many messages channels have.
public struct MessageCounts: JSONModel {
  public var status: Int
  public var error: Bool
  public var errorMessage: String
  /// The count of each channel.
  public var channels: [String: Int]

  public init(status: Int, error: Bool, errorMessage: String, channels: [String: Int]) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var error: Bool?
    var errorMessage: String?
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
    json.endObject()
  }
}
