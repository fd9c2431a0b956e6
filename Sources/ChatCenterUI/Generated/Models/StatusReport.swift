// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The status of one message.
public struct StatusReport: JSONModel {
  /// The ID of the message.
  public var messageId: String
  public var status: MessageStatus
  /// The correlation ID of the message's frame.
  public var correlationId: CorrelationID?

  public init(messageId: String, status: MessageStatus, correlationId: CorrelationID? = nil) {
    self.messageId = messageId
    self.status = status
    self.correlationId = correlationId
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var messageId: String?
    var status: MessageStatus?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "messageId": json.read(into: &messageId)
      case "status": json.read(into: &status)
      case "correlationId": json.read(into: &correlationId)
      default: try json.skipValue()
      }
    }
    self.messageId = try json.require(messageId, "messageId")
    self.status = try json.require(status, "status")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("messageId", messageId)
    json.member("status", status)
    json.optionalMember("correlationId", correlationId)
    json.endObject()
  }
}
