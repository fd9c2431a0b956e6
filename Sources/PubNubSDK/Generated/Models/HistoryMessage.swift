// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A stored message.
public struct HistoryMessage: JSONModel {
  public var message: MessagePayload
  public var timetoken: StoredTimetoken
  /// The metadata from the publisher; an empty string without metadata.
  public var meta: Metadata?
  /// The ID of the user who published the message.
  public var uuid: String?
  public var messageType: Nullable<StoredMessageType>?
  /// The custom message type, which the application defines.
  public var customMessageType: String?
  /// The actions of the message by type, then by value.
  public var actions: [String: [String: [HistoryAction]]]?

  public init(
    message: MessagePayload,
    timetoken: StoredTimetoken,
    meta: Metadata? = nil,
    uuid: String? = nil,
    messageType: Nullable<StoredMessageType>? = nil,
    customMessageType: String? = nil,
    actions: [String: [String: [HistoryAction]]]? = nil
  ) {
    self.message = message
    self.timetoken = timetoken
    self.meta = meta
    self.uuid = uuid
    self.messageType = messageType
    self.customMessageType = customMessageType
    self.actions = actions
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: MessagePayload?
    var timetoken: StoredTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "timetoken": json.read(into: &timetoken)
      case "meta": json.read(into: &meta)
      case "uuid": json.read(into: &uuid)
      case "message_type": json.read(into: &messageType)
      case "custom_message_type": json.read(into: &customMessageType)
      case "actions": json.read(into: &actions)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
    self.timetoken = try json.require(timetoken, "timetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.member("timetoken", timetoken)
    json.optionalMember("meta", meta)
    json.optionalMember("uuid", uuid)
    json.optionalMember("message_type", messageType)
    json.optionalMember("custom_message_type", customMessageType)
    json.optionalMember("actions", actions)
    json.endObject()
  }
}

/// The type of a stored message: 0 or null message, 1 signal, 2 object, 3 message action, 4 file.
///
/// Older services encode it as a string.
public enum StoredMessageType: JSONModel {
  case number(Int)
  case text(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.integer, .string()]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .number(try json.read())
      case 1: .text(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .number(let value): value.encode(into: &json)
    case .text(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The user and the timetoken of an action on a stored message.
public struct HistoryAction: JSONModel {
  public var uuid: String?
  public var actionTimetoken: DecimalTimetoken

  public init(uuid: String? = nil, actionTimetoken: DecimalTimetoken) {
    self.uuid = uuid
    self.actionTimetoken = actionTimetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var actionTimetoken: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "actionTimetoken": json.read(into: &actionTimetoken)
      default: try json.skipValue()
      }
    }
    self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.member("actionTimetoken", actionTimetoken)
    json.endObject()
  }
}
