// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The channels on which a user is present.
public struct WhereNowReply: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  public var payload: Payload
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: Payload,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: Payload?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("payload", payload)
    json.optionalMember("service", service)
    json.endObject()
  }

  public struct Payload: JSONModel {
    public var channels: [String]

    public init(channels: [String]) {
      self.channels = channels
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var channels: [String]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "channels": json.read(into: &channels)
        default: try json.skipValue()
        }
      }
      self.channels = try json.require(channels, "channels")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("channels", channels)
      json.endObject()
    }
  }
}
