// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A request to subscribe to a channel.
public struct Subscribe: JSONModel {
  public var event: String
  public var data: Subscription

  public init(event: String = "pusher:subscribe", data: Subscription) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: Subscription?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}
