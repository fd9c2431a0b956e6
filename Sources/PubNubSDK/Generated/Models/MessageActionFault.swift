// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What went wrong with a message action.
public struct MessageActionFault: JSONModel {
  public var message: String
  /// `actions`.
  public var source: String?
  public var details: [FaultDetail]?
  public var code: Int?

  public init(
    message: String,
    source: String? = nil,
    details: [FaultDetail]? = nil,
    code: Int? = nil
  ) {
    self.message = message
    self.source = source
    self.details = details
    self.code = code
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "source": json.read(into: &source)
      case "details": json.read(into: &details)
      case "code": json.read(into: &code)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.optionalMember("source", source)
    json.optionalMember("details", details)
    json.optionalMember("code", code)
    json.endObject()
  }
}
