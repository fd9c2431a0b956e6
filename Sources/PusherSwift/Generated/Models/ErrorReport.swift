// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An error message.
public struct ErrorReport: JSONModel {
  public var event: String
  /// The channel of the error, if the server states it.
  public var channel: ChannelName?
  /// The details of the error.
  public var data: EmbeddedJSON<ErrorDetails>?

  public init(
    event: String = "pusher:error",
    channel: ChannelName? = nil,
    data: EmbeddedJSON<ErrorDetails>? = nil
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
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
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("channel", channel)
    json.optionalMember("data", data)
    json.endObject()
  }
}

/// The details of an error.
public struct ErrorDetails: JSONModel {
  /// The error code, 4000 or greater; absent in some errors.
  public var code: Nullable<WholeNumber>?
  /// The description of the error.
  public var message: String?

  public init(code: Nullable<WholeNumber>? = nil, message: String? = nil) {
    self.code = code
    self.message = message
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": json.read(into: &code)
      case "message": json.read(into: &message)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("code", code)
    json.optionalMember("message", message)
    json.endObject()
  }
}
