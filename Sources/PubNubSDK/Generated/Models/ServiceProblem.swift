// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Why Access Manager, presence, channel groups or a balancer refused a request.
public struct ServiceProblem: JSONModel {
  public var status: Int?
  public var error: ErrorFlag
  public var message: String
  /// Who refused it.
  public var service: String?
  public var payload: DeniedResources?

  public init(
    status: Int? = nil,
    error: ErrorFlag,
    message: String,
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
    var error: ErrorFlag?
    var message: String?
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
    self.error = try json.require(error, "error")
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.member("error", error)
    json.member("message", message)
    json.optionalMember("service", service)
    json.optionalMember("payload", payload)
    json.endObject()
  }
}
