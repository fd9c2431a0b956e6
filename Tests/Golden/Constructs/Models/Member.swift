// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Member: JSONModel {
  public var name: String
  public var address: Profile.Address?
  public var additionalMembers: Int?
  /// The members that the description doesn't name, which are sent as they came.
  public var otherMembers: [String: JSONValue]

  public init(
    name: String,
    address: Profile.Address? = nil,
    additionalMembers: Int? = nil,
    otherMembers: [String: JSONValue] = [:]
  ) {
    self.name = name
    self.address = address
    self.additionalMembers = additionalMembers
    self.otherMembers = otherMembers
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var otherMembers: [String: JSONValue] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "address": json.read(into: &address)
      case "additionalMembers": json.read(into: &additionalMembers)
      default: otherMembers[key.string] = try json.read(JSONValue.self)
      }
    }
    self.name = try json.require(name, "name")
    self.otherMembers = otherMembers
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.optionalMember("address", address)
    json.optionalMember("additionalMembers", additionalMembers)
    json.members(otherMembers, besides: ["name", "address", "additionalMembers"])
    json.endObject()
  }
}
