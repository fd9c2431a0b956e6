// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// An action attached to a message.
public struct MessageAction: JSONModel {
  /// What kind of action: `reaction`, `receipt`….
  public var type: String
  /// Which one: `smiley_face`, `read`….
  public var value: String
  public var actionTimetoken: DecimalTimetoken
  public var messageTimetoken: DecimalTimetoken
  /// The user who attached it.
  public var uuid: String

  public init(
    type: String,
    value: String,
    actionTimetoken: DecimalTimetoken,
    messageTimetoken: DecimalTimetoken,
    uuid: String
  ) {
    self.type = type
    self.value = value
    self.actionTimetoken = actionTimetoken
    self.messageTimetoken = messageTimetoken
    self.uuid = uuid
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    var value: String?
    var actionTimetoken: DecimalTimetoken?
    var messageTimetoken: DecimalTimetoken?
    var uuid: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "value": json.read(into: &value)
      case "actionTimetoken": json.read(into: &actionTimetoken)
      case "messageTimetoken": json.read(into: &messageTimetoken)
      case "uuid": json.read(into: &uuid)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
    self.value = try json.require(value, "value")
    self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
    self.messageTimetoken = try json.require(messageTimetoken, "messageTimetoken")
    self.uuid = try json.require(uuid, "uuid")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.member("value", value)
    json.member("actionTimetoken", actionTimetoken)
    json.member("messageTimetoken", messageTimetoken)
    json.member("uuid", uuid)
    json.endObject()
  }
}
