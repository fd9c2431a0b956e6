// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why Access Manager denied a request, or another service refused it.
public struct AccessProblem: JSONModel {
  public var status: Int?
  public var error: ErrorFlag?
  @Indirect public var message: ServiceMessage
  /// The name of the service that refused the request.
  public var service: String?
  public var payload: DeniedResources?

  public init(
    status: Int? = nil,
    error: ErrorFlag? = nil,
    message: ServiceMessage,
    service: String? = nil,
    payload: DeniedResources? = nil
  ) {
    self.status = status
    self.error = error
    self.message = message
    self.service = service
    self.payload = payload
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: ServiceMessage?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "message": json.read(into: &message)
      case "service": json.read(into: &service)
      case "payload": json.read(into: &payload)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.member("message", message)
    json.optionalMember("service", service)
    json.optionalMember("payload", payload)
    json.endObject()
  }
}

/// The channels and channel groups to which Access Manager denies access.
public struct DeniedResources: JSONModel {
  public var channels: [String]?
  public var channelGroups: [String]?

  public init(channels: [String]? = nil, channelGroups: [String]? = nil) {
    self.channels = channels
    self.channelGroups = channelGroups
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      case "channel-groups": json.read(into: &channelGroups)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("channels", channels)
    json.optionalMember("channel-groups", channelGroups)
    json.endObject()
  }
}
