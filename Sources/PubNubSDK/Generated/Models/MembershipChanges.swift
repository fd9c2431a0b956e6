// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The changed fields of a membership.
///
/// A null field is cleared; an absent field is unchanged.
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

/// A reference to a user or channel by its ID.
public struct ObjectReference: JSONModel {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.endObject()
  }
}
