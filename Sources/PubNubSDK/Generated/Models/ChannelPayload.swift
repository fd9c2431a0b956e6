// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A change of a channel.
public struct ChannelPayload: JSONModel {
  public var source: String?
  public var version: String?
  public var event: ObjectChange
  public var type: String
  @Indirect public var data: ChannelChanges

  public init(
    source: String? = nil,
    version: String? = nil,
    event: ObjectChange,
    type: String = "channel",
    data: ChannelChanges
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
    var data: ChannelChanges?
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

/// The changed fields of a channel.
///
/// A null field is cleared; an absent field is unchanged.
public struct ChannelChanges: JSONModel {
  public var id: String
  public var updated: DateTime?
  public var eTag: String?
  public var name: Nullable<String>?
  public var type: Nullable<String>?
  public var status: Nullable<String>?
  public var description: Nullable<String>?
  public var custom: Nullable<[String: JSONValue]>?

  public init(
    id: String,
    updated: DateTime? = nil,
    eTag: String? = nil,
    name: Nullable<String>? = nil,
    type: Nullable<String>? = nil,
    status: Nullable<String>? = nil,
    description: Nullable<String>? = nil,
    custom: Nullable<[String: JSONValue]>? = nil
  ) {
    self.id = id
    self.updated = updated
    self.eTag = eTag
    self.name = name
    self.type = type
    self.status = status
    self.description = description
    self.custom = custom
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "updated": json.read(into: &updated)
      case "eTag": json.read(into: &eTag)
      case "name": json.read(into: &name)
      case "type": json.read(into: &type)
      case "status": json.read(into: &status)
      case "description": json.read(into: &description)
      case "custom": json.read(into: &custom)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("updated", updated)
    json.optionalMember("eTag", eTag)
    json.optionalMember("name", name)
    json.optionalMember("type", type)
    json.optionalMember("status", status)
    json.optionalMember("description", description)
    json.optionalMember("custom", custom)
    json.endObject()
  }
}
