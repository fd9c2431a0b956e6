// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The changed fields of a channel.
///
/// A null field was cleared, an absent one is as it was.
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
