// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Animal: JSONModel {
  case bird(Bird)
  case fish(Fish)
  case reptile(Reptile.Base)
  case turtle(Turtle)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "Bird": self = .bird(try json.readNamed())
    case "Fish": self = .fish(try json.readNamed())
    case "Reptile": self = .reptile(try json.readNamed())
    case "Turtle": self = .turtle(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .bird(let value): value.encode(into: &json)
    case .fish(let value): value.encode(into: &json)
    case .reptile(let value): value.encode(into: &json)
    case .turtle(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
