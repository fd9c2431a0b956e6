// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why the message store refused a request.
public struct StorageProblem: JSONModel {
  public var status: Int?
  public var error: Bool?
  @Indirect public var errorMessage: ServiceMessage
  /// An empty object.
  public var channels: [String: JSONValue]?

  public init(
    status: Int? = nil,
    error: Bool? = nil,
    errorMessage: ServiceMessage,
    channels: [String: JSONValue]? = nil
  ) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var errorMessage: ServiceMessage?
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
    self.errorMessage = try json.require(errorMessage, "error_message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.member("error_message", errorMessage)
    json.optionalMember("channels", channels)
    json.endObject()
  }
}
