// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The word that something went wrong.
public struct ErrorReport: JSONModel {
  public var event: String
  /// The channel that it is about, where the server says so.
  public var channel: ChannelName?
  /// What went wrong.
  public var data: EmbeddedJSON<ErrorDetails>

  public init(
    event: String = "pusher:error",
    channel: ChannelName? = nil,
    data: EmbeddedJSON<ErrorDetails>
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<ErrorDetails>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("channel", channel)
    json.member("data", data)
    json.endObject()
  }
}

/// What went wrong.
public struct ErrorDetails: JSONModel {
  /// A code, from 4000 on; some errors have none.
  public var code: Nullable<Int>?
  /// What went wrong.
  public var message: String

  public init(code: Nullable<Int>? = nil, message: String) {
    self.code = code
    self.message = message
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": json.read(into: &code)
      case "message": json.read(into: &message)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("code", code)
    json.member("message", message)
    json.endObject()
  }
}
