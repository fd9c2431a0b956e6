// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Who attached an action to a stored message, and when.
public struct HistoryAction: JSONModel {
  public var uuid: String
  public var actionTimetoken: DecimalTimetoken

  public init(uuid: String, actionTimetoken: DecimalTimetoken) {
    self.uuid = uuid
    self.actionTimetoken = actionTimetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var uuid: String?
    var actionTimetoken: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "actionTimetoken": json.read(into: &actionTimetoken)
      default: try json.skipValue()
      }
    }
    self.uuid = try json.require(uuid, "uuid")
    self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("uuid", uuid)
    json.member("actionTimetoken", actionTimetoken)
    json.endObject()
  }
}
