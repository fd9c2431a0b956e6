// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The current time of the service.
public struct ServiceTime: JSONModel {
  /// The current timetoken.
  public var timetoken: Int64

  public init(timetoken: Int64) {
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var timetoken: Int64?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.timetoken = try json.require(timetoken, at: 0)
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    json.element(timetoken)
    json.endArray()
  }
}
