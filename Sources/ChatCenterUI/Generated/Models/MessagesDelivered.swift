// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The delivered messages.
public struct MessagesDelivered: JSONModel {
  public var action: String
  /// The time of creation, in milliseconds since 1970.
  public var createdAt: Int64?
  public var data: Deliveries

  public init(action: String = "getMessages", createdAt: Int64? = nil, data: Deliveries) {
    self.action = action
    self.createdAt = createdAt
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var data: Deliveries?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "createdAt": json.read(into: &createdAt)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.optionalMember("createdAt", createdAt)
    json.member("data", data)
    json.endObject()
  }
}

/// The delivered messages in order.
public struct Deliveries: JSONModel {
  /// The messages, in order of delivery.
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
