// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Vehicle: JSONModel {
  case vehicle(Base)
  case van(Van)
  case bicycle(Bicycle)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "Vehicle": self = .vehicle(try json.readSelectedVariant())
    case "Van": self = .van(try json.readSelectedVariant())
    case "Bicycle": self = .bicycle(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .vehicle(let value): value.encode(into: &json)
    case .van(let value): value.encode(into: &json)
    case .bicycle(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Base: JSONModel, VehicleProtocol {
    public var kind: String
    public var plate: String?

    public init(kind: String = "Vehicle", plate: String? = nil) {
      self.kind = kind
      self.plate = plate
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "plate": json.read(into: &plate)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.optionalMember("plate", plate)
      json.endObject()
    }
  }
}

/// The members that all subtypes of `Vehicle` have.
public protocol VehicleProtocol: Sendable {
  var kind: String { get }
  var plate: String? { get }
}

public struct Van: JSONModel, VehicleProtocol {
  public var kind: String
  public var plate: String?
  public var volume: JSONNumber?

  public init(kind: String = "Van", plate: String? = nil, volume: JSONNumber? = nil) {
    self.kind = kind
    self.plate = plate
    self.volume = volume
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "plate": json.read(into: &plate)
      case "volume": json.read(into: &volume)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("plate", plate)
    json.optionalMember("volume", volume)
    json.endObject()
  }
}

public struct Bicycle: JSONModel, VehicleProtocol {
  public var kind: String
  public var plate: String?
  public var hasTrailer: Bool?

  public init(kind: String = "Bicycle", plate: String? = nil, hasTrailer: Bool? = nil) {
    self.kind = kind
    self.plate = plate
    self.hasTrailer = hasTrailer
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "plate": json.read(into: &plate)
      case "hasTrailer": json.read(into: &hasTrailer)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("plate", plate)
    json.optionalMember("hasTrailer", hasTrailer)
    json.endObject()
  }
}
