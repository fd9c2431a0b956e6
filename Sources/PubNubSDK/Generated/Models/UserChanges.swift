// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The changed fields of a user.
///
/// A null field was cleared, an absent one is as it was.
public struct UserChanges: JSONModel {
  public var id: String
  public var updated: DateTime?
  public var eTag: String?
  public var name: Nullable<String>?
  public var type: Nullable<String>?
  public var status: Nullable<String>?
  public var externalId: Nullable<String>?
  public var profileUrl: Nullable<String>?
  public var email: Nullable<String>?
  public var custom: Nullable<[String: JSONValue]>?

  public init(
    id: String,
    updated: DateTime? = nil,
    eTag: String? = nil,
    name: Nullable<String>? = nil,
    type: Nullable<String>? = nil,
    status: Nullable<String>? = nil,
    externalId: Nullable<String>? = nil,
    profileUrl: Nullable<String>? = nil,
    email: Nullable<String>? = nil,
    custom: Nullable<[String: JSONValue]>? = nil
  ) {
    self.id = id
    self.updated = updated
    self.eTag = eTag
    self.name = name
    self.type = type
    self.status = status
    self.externalId = externalId
    self.profileUrl = profileUrl
    self.email = email
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
      case "externalId": json.read(into: &externalId)
      case "profileUrl": json.read(into: &profileUrl)
      case "email": json.read(into: &email)
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
    json.optionalMember("externalId", externalId)
    json.optionalMember("profileUrl", profileUrl)
    json.optionalMember("email", email)
    json.optionalMember("custom", custom)
    json.endObject()
  }
}
