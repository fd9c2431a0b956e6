// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a service, or its balancer, refused a request.
public struct ServiceProblem: JSONModel {
  public var status: Int?
  public var error: ErrorFlag?
  @Indirect public var message: ServiceMessage
  /// The name of the service that refused the request.
  public var service: String?

  public init(
    status: Int? = nil,
    error: ErrorFlag? = nil,
    message: ServiceMessage,
    service: String? = nil
  ) {
    self.status = status
    self.error = error
    self.message = message
    self.service = service
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
    json.endObject()
  }
}
