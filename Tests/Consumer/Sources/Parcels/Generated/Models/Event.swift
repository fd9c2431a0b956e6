// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// An event in the delivery of a parcel.
public enum Event: JSONModel {
  case scan(Scan)
  case delivery(Delivery)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "scan": self = .scan(try json.readSelectedVariant())
    case "delivery": self = .delivery(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .scan(let value): value.encode(into: &json)
    case .delivery(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public struct Scan: JSONModel {
  public var kind: String
  public var at: DateTime
  public var depot: String

  public init(kind: String = "scan", at: DateTime, depot: String) {
    self.kind = kind
    self.at = at
    self.depot = depot
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var at: DateTime?
    var depot: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "at": json.read(into: &at)
      case "depot": json.read(into: &depot)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.at = try json.require(at, "at")
    self.depot = try json.require(depot, "depot")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("at", at)
    json.member("depot", depot)
    json.endObject()
  }
}

public struct Delivery: JSONModel {
  public var kind: String
  public var at: DateTime
  public var signedBy: Nullable<String>?

  public init(kind: String = "delivery", at: DateTime, signedBy: Nullable<String>? = nil) {
    self.kind = kind
    self.at = at
    self.signedBy = signedBy
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var at: DateTime?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "at": json.read(into: &at)
      case "signedBy": json.read(into: &signedBy)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.at = try json.require(at, "at")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("at", at)
    json.optionalMember("signedBy", signedBy)
    json.endObject()
  }
}
