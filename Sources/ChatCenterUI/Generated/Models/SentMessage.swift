// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A sent message.
public struct SentMessage: JSONModel {
  /// The message's id.
  public var messageId: String
  public var status: MessageStatus
  /// The time of arrival.
  public var sentAt: DateTime?

  public init(messageId: String, status: MessageStatus, sentAt: DateTime? = nil) {
    self.messageId = messageId
    self.status = status
    self.sentAt = sentAt
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var messageId: String?
    var status: MessageStatus?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "messageId": json.read(into: &messageId)
      case "status": json.read(into: &status)
      case "sentAt": json.read(into: &sentAt)
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
    json.optionalMember("sentAt", sentAt)
    json.endObject()
  }
}
