// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The last event of a cache channel.
public struct CachedEvent: JSONModel {
  /// What was sent.
  public var data: String
  /// For how many seconds it is kept.
  public var ttl: Int?

  public init(data: String, ttl: Int? = nil) {
    self.data = data
    self.ttl = ttl
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var data: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data": json.read(into: &data)
      case "ttl": json.read(into: &ttl)
      default: try json.skipValue()
      }
    }
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("data", data)
    json.optionalMember("ttl", ttl)
    json.endObject()
  }
}
