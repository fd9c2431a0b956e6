// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The last event of a cache channel.
public struct CachedEvent: JSONModel {
  /// The event's data.
  public var data: EventData?
  /// For how many seconds it is kept.
  public var ttl: WholeNumber?

  public init(data: EventData? = nil, ttl: WholeNumber? = nil) {
    self.data = data
    self.ttl = ttl
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data": json.read(into: &data)
      case "ttl": json.read(into: &ttl)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("data", data)
    json.optionalMember("ttl", ttl)
    json.endObject()
  }
}
