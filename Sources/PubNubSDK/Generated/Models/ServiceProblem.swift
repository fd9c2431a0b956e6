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
    var status: Int?
    var error: ErrorFlag?
    var message: String?
    var service: String?
    var payload: DeniedResources?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": status = try json.read()
      case "error": error = try json.read()
      case "message": message = try json.read()
      case "service": service = try json.read()
      case "payload": payload = try json.read()
      default: try json.skipValue()
      }
    }
    self.status = status
    self.error = try json.require(error, "error")
    self.message = try json.require(message, "message")
    self.service = service
    self.payload = payload
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
