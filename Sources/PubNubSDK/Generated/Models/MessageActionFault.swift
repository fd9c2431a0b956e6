// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An error of the message actions service.
public struct MessageActionFault: JSONModel {
  @Indirect public var message: ServiceMessage
  /// The source of the error, `actions`.
  public var source: String?
  public var details: [FaultDetail]?

  public init(message: ServiceMessage, source: String? = nil, details: [FaultDetail]? = nil) {
    self.message = message
    self.source = source
    self.details = details
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: ServiceMessage?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "source": json.read(into: &source)
      case "details": json.read(into: &details)
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
    json.endObject()
  }
}

/// An invalid part of a request.
public struct FaultDetail: JSONModel {
  public var message: String
  /// The name of the invalid part.
  public var location: String?
  /// The location of the invalid part, such as `body` or `query`.
  public var locationType: String?

  public init(message: String, location: String? = nil, locationType: String? = nil) {
    self.message = message
    self.location = location
    self.locationType = locationType
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "location": json.read(into: &location)
      case "locationType": json.read(into: &locationType)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.optionalMember("location", location)
    json.optionalMember("locationType", locationType)
    json.endObject()
  }
}
