// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The confirmation of deleted messages.
public struct DeletionReceipt: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?
  /// The error message, an empty string.
  public var errorMessage: JSONValue?

  public init(status: JSONValue? = nil, error: JSONValue? = nil, errorMessage: JSONValue? = nil) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "error_message": json.read(into: &errorMessage)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.optionalMember("error_message", errorMessage)
    json.endObject()
  }
}
