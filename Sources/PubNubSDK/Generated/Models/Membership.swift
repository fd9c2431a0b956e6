// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What changed about a user's membership of a channel.
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

/// The changed fields of a membership.
///
/// A null field was cleared, an absent one is as it was.
public struct MembershipChanges: JSONModel {
  public var channel: ObjectReference
  public var uuid: ObjectReference
  public var updated: DateTime?
  public var eTag: String?
  public var type: Nullable<String>?
  public var status: Nullable<String>?
  public var custom: Nullable<[String: JSONValue]>?

  public init(
    channel: ObjectReference,
    uuid: ObjectReference,
    updated: DateTime? = nil,
    eTag: String? = nil,
    type: Nullable<String>? = nil,
    status: Nullable<String>? = nil,
    custom: Nullable<[String: JSONValue]>? = nil
  ) {
    self.channel = channel
    self.uuid = uuid
    self.updated = updated
    self.eTag = eTag
    self.type = type
    self.status = status
    self.custom = custom
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channel: ObjectReference?
    var uuid: ObjectReference?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channel": json.read(into: &channel)
      case "uuid": json.read(into: &uuid)
      case "updated": json.read(into: &updated)
      case "eTag": json.read(into: &eTag)
      case "type": json.read(into: &type)
      case "status": json.read(into: &status)
      case "custom": json.read(into: &custom)
      default: try json.skipValue()
      }
    }
    self.channel = try json.require(channel, "channel")
    self.uuid = try json.require(uuid, "uuid")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channel", channel)
    json.member("uuid", uuid)
    json.optionalMember("updated", updated)
    json.optionalMember("eTag", eTag)
    json.optionalMember("type", type)
    json.optionalMember("status", status)
    json.optionalMember("custom", custom)
    json.endObject()
  }
}
