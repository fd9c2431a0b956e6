// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The confirmation of a published message.
public struct PublishReceipt: JSONModel {
  /// The result code, `1`; `0` for a message that is refused with the status 200.
  public var code: JSONValue
  /// The result text, `Sent` or the reason for the refusal.
  public var text: JSONValue
  /// The timetoken of the published message.
  ///
  /// Matches `^[0-9]+$`.
  public var timetoken: String

  public init(code: JSONValue, text: JSONValue, timetoken: String) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: JSONValue?
    var text: JSONValue?
    var timetoken: String?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: code = try json.read()
      case 1: text = try json.read()
      case 2: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.code = try json.require(code, at: 0)
    self.text = try json.require(text, at: 1)
    self.timetoken = try json.require(timetoken, at: 2)
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    json.element(code)
    json.element(text)
    json.element(timetoken)
    json.endArray()
  }
}
