// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The reason for the refusal of a request.
public struct Refusal: JSONModel {
  /// The error code, such as `UNAUTHORIZED`.
  public var error: String
  /// The details of the error, such as `expired`.
  public var errorDetails: String?

  public init(error: String, errorDetails: String? = nil) {
    self.error = error
    self.errorDetails = errorDetails
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var error: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "error": json.read(into: &error)
      case "errorDetails": json.read(into: &errorDetails)
      default: try json.skipValue()
      }
    }
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("error", error)
    json.optionalMember("errorDetails", errorDetails)
    json.endObject()
  }
}
