// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The confirmation of a message, or the reason for a refusal.
public struct MessageSent: JSONModel {
  public var action: String
  public var correlationId: CorrelationID?
  /// The result of the request.
  public var data: MessageSentData?

  public init(
    action: String = "sendMessage",
    correlationId: CorrelationID? = nil,
    data: MessageSentData? = nil
  ) {
    self.action = action
    self.correlationId = correlationId
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "correlationId": json.read(into: &correlationId)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.optionalMember("correlationId", correlationId)
    json.optionalMember("data", data)
    json.endObject()
  }

  /// The result of the request.
  public enum MessageSentData: JSONModel {
    case sentMessage(SentMessage)
    case refusal(Refusal)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["messageId", "status"], properties: ["messageId", "status", "sentAt"]),
      .object(required: ["error"], properties: ["error", "errorDetails"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .sentMessage(try json.read())
        case 1: .refusal(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .sentMessage(let value): value.encode(into: &json)
      case .refusal(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}

/// The confirmation of a sent message.
public struct SentMessage: JSONModel {
  /// The ID of the message.
  public var messageId: String
  public var status: MessageStatus
  /// The time of arrival at the service.
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
