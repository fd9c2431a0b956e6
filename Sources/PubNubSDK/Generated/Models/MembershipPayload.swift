// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A change of a user's membership in a channel.
public struct MembershipPayload: JSONModel {
  public var source: String?
  public var version: String?
  public var event: ObjectChange
  public var type: String
  @Indirect public var data: MembershipChanges

  public init(
    source: String? = nil,
    version: String? = nil,
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
    self.event = try json.require(event, "event")
    self.type = try json.require(type, "type")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("source", source)
    json.optionalMember("version", version)
    json.member("event", event)
    json.member("type", type)
    json.member("data", data)
    json.endObject()
  }
}
