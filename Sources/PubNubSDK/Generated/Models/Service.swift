// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The clock of the service.
public struct ServiceTime: JSONModel {
  /// Now.
  public var timetoken: Int64

  public init(timetoken: Int64) {
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var timetoken: Int64?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.timetoken = try json.require(timetoken, at: 0)
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    json.element(timetoken)
    json.endArray()
  }
}

/// Why Access Manager, presence, channel groups or a balancer refused a request.
public struct ServiceProblem: JSONModel {
  public var status: Int?
  public var error: ErrorFlag?
  public var message: String
  /// Who refused it.
  public var service: String?
  public var payload: DeniedResources?

  public init(
    status: Int? = nil,
    error: ErrorFlag? = nil,
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
