// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Vehicle: JSONModel {
  case vehicle(Base)
  case car(Car)
  case bike(Bike)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "Vehicle": self = .vehicle(try json.readSelectedVariant())
    case "car", "taxi": self = .car(try json.readSelectedVariant())
    case "Bike": self = .bike(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .vehicle(let value): value.encode(into: &json)
    case .car(let value): value.encode(into: &json)
    case .bike(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Base: JSONModel, VehicleProtocol {
    public var t: String

    public init(t: String = "Vehicle") {
      self.t = t
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var t: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "t": json.read(into: &t)
        default: try json.skipValue()
        }
      }
      self.t = try json.require(t, "t")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("t", t)
      json.endObject()
    }
  }
}

/// The members that all subtypes of `Vehicle` have.
public protocol VehicleProtocol: Sendable {}

public struct Car: JSONModel, VehicleProtocol {
  public var t: T

  public init(t: T) {
    self.t = t
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: T?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.endObject()
  }

  public struct T: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let car = Self(rawValue: "car")
    public static let taxi = Self(rawValue: "taxi")

    public static let knownValues: [Self] = [.car, .taxi]
  }
}

public struct Bike: JSONModel, VehicleProtocol {
  public var t: String

  public init(t: String = "Bike") {
    self.t = t
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.endObject()
  }
}
