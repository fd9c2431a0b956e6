// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An action to add to a message.
public struct NewMessageAction: JSONModel {
  /// The type of the action, such as `reaction` or `receipt`.
  public var type: String
  /// The value of the action, such as `smiley_face` or `read`.
  public var value: String

  public init(type: String, value: String) {
    self.type = type
    self.value = value
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    var value: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "value": json.read(into: &value)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
    self.value = try json.require(value, "value")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.member("value", value)
    json.endObject()
  }
}
