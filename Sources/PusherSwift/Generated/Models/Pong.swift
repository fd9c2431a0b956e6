// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The response to a ping.
public struct Pong: JSONModel {
  public var event: String
  /// The unused data of the message: an empty object, its text, or absent.
  ///
  /// The default is `{}`.
  public var data: JSONValue?

  public init(event: String = "pusher:pong", data: JSONValue? = nil) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("data", data)
    json.endObject()
  }
}
