// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The notification that watched users came online or went offline.
public struct WatchlistChanged: JSONModel {
  public var event: String
  /// The watched users who came online or went offline.
  public var data: EmbeddedJSON<WatchlistChanges>

  public init(
    event: String = "pusher_internal:watchlist_events",
    data: EmbeddedJSON<WatchlistChanges>
  ) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<WatchlistChanges>?
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
