// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Member: JSONModel {
  public var name: String
  public var address: Profile.Address?
  public var additionalMembers: Int?
  /// The members that the description doesn't name, which are sent as received.
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
    json.members(otherMembers, excluding: ["name", "address", "additionalMembers"])
    json.endObject()
  }
}

public struct Profile: JSONModel {
  public var name: String
  public var address: Address?
  /// The members that the description doesn't name, which are sent as received.
  public var additionalMembers: [String: JSONValue]

  public init(name: String, address: Address? = nil, additionalMembers: [String: JSONValue] = [:]) {
    self.name = name
    self.address = address
    self.additionalMembers = additionalMembers
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var additionalMembers: [String: JSONValue] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "address": json.read(into: &address)
      default: additionalMembers[key.string] = try json.read(JSONValue.self)
      }
    }
    self.name = try json.require(name, "name")
    self.additionalMembers = additionalMembers
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.optionalMember("address", address)
    json.members(additionalMembers, excluding: ["name", "address"])
    json.endObject()
  }

  public struct Address: JSONModel {
    public var city: String?
    /// The members that the description doesn't name, which are sent as received.
    public var additionalMembers: [String: JSONValue]

    public init(city: String? = nil, additionalMembers: [String: JSONValue] = [:]) {
      self.city = city
      self.additionalMembers = additionalMembers
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var additionalMembers: [String: JSONValue] = [:]
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "city": json.read(into: &city)
        default: additionalMembers[key.string] = try json.read(JSONValue.self)
        }
      }
      self.additionalMembers = additionalMembers
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("city", city)
      json.members(additionalMembers, excluding: ["city"])
      json.endObject()
    }
  }
}
