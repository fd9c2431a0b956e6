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
    var updated: DateTime?
    var eTag: String?
    var name: Nullable<String>?
    var type: Nullable<String>?
    var status: Nullable<String>?
    var description: Nullable<String>?
    var custom: Nullable<[String: JSONValue]>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.read()
      case "updated": updated = try json.read()
      case "eTag": eTag = try json.read()
      case "name": name = try json.read()
      case "type": type = try json.read()
      case "status": status = try json.read()
      case "description": description = try json.read()
      case "custom": custom = try json.read()
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.updated = updated
    self.eTag = eTag
    self.name = name
    self.type = type
    self.status = status
    self.description = description
    self.custom = custom
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
