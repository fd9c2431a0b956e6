// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The messages in order.
public struct Deliveries: JSONModel {
  /// The messages.
  public var messages: [ReceivedEvent<DeliveriesChannel.Incoming>]

  public init(messages: [ReceivedEvent<DeliveriesChannel.Incoming>]) {
    self.messages = messages
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var messages: [ReceivedEvent<DeliveriesChannel.Incoming>]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "messages": json.read(into: &messages)
      default: try json.skipValue()
      }
    }
    self.messages = try json.require(messages, "messages")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("messages", messages)
    json.endObject()
  }
}
