// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What changed about a user's membership of a channel.
public struct MembershipPayload: JSONModel {
  public var source: String
  public var version: String
  public var event: ObjectChange
  public var type: String
  public var data: MembershipChanges

  public init(
    source: String,
    version: String,
    event: ObjectChange,
    type: String = "membership",
    data: MembershipChanges
  ) {
    self.source = source
    self.version = version
    self.event = event
    self.type = type
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var source: String?
    var version: String?
    var event: ObjectChange?
    var type: String?
    var data: MembershipChanges?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "source": json.read(into: &source)
      case "version": json.read(into: &version)
      case "event": json.read(into: &event)
      case "type": json.read(into: &type)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.source = try json.require(source, "source")
    self.version = try json.require(version, "version")
    self.event = try json.require(event, "event")
    self.type = try json.require(type, "type")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("source", source)
    json.member("version", version)
    json.member("event", event)
    json.member("type", type)
    json.member("data", data)
    json.endObject()
  }
}
