// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Contact: JSONModel {
  case email(Email)
  case phone(Phone)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["email"], properties: ["email"]),
    .object(required: ["phone"], properties: ["phone"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .email(try json.read())
      case 1: .phone(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .email(let value): value.encode(into: &json)
    case .phone(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Email: JSONModel {
    public var email: String
    /// The members that the description doesn't name, which are sent as received.
    public var additionalMembers: [String: JSONValue]

    public init(email: String, additionalMembers: [String: JSONValue] = [:]) {
      self.email = email
      self.additionalMembers = additionalMembers
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var email: String?
      var additionalMembers: [String: JSONValue] = [:]
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "email": json.read(into: &email)
        default: additionalMembers[key.string] = try json.read(JSONValue.self)
        }
      }
      self.email = try json.require(email, "email")
      self.additionalMembers = additionalMembers
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("email", email)
      json.members(additionalMembers, excluding: ["email"])
      json.endObject()
    }
  }

  public struct Phone: JSONModel {
    public var phone: String
    /// The members that the description doesn't name, which are sent as received.
    public var additionalMembers: [String: JSONValue]

    public init(phone: String, additionalMembers: [String: JSONValue] = [:]) {
      self.phone = phone
      self.additionalMembers = additionalMembers
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var phone: String?
      var additionalMembers: [String: JSONValue] = [:]
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "phone": json.read(into: &phone)
        default: additionalMembers[key.string] = try json.read(JSONValue.self)
        }
      }
      self.phone = try json.require(phone, "phone")
      self.additionalMembers = additionalMembers
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("phone", phone)
      json.members(additionalMembers, excluding: ["phone"])
      json.endObject()
    }
  }
}
