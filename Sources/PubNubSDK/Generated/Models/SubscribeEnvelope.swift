// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The response to a subscribe request.
public struct SubscribeEnvelope: JSONModel {
  /// The cursor of the next request.
  public var cursor: EventCursor
  /// The events, oldest first.
  public var messages: [ReceivedEvent<EventsChannel.Incoming>]?

  public init(cursor: EventCursor, messages: [ReceivedEvent<EventsChannel.Incoming>]? = nil) {
    self.cursor = cursor
    self.messages = messages
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var cursor: EventCursor?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &cursor)
      case "m": json.read(into: &messages)
      default: try json.skipValue()
      }
    }
    self.cursor = try json.require(cursor, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", cursor)
    json.optionalMember("m", messages)
    json.endObject()
  }
}
