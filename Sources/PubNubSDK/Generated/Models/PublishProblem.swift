// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a message was refused.
public struct PublishProblem: JSONModel {
  /// The result code, `0`.
  public var code: JSONValue
  /// The reason for the refusal.
  @Indirect public var text: ServiceMessage
  /// The timetoken of the refusal.
  ///
  /// Matches `^[0-9]+$`.
  public var timetoken: String?

  public init(code: JSONValue, text: ServiceMessage, timetoken: String? = nil) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: JSONValue?
    var text: ServiceMessage?
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
    self.timetoken = timetoken
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var missing = 0
    json.element(code)
    json.element(text)
    json.optionalElement(timetoken, after: &missing)
    json.endArray()
  }
}
