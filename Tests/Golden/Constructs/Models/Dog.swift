// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Dog: JSONModel {
  public var pet: String
  public var barks: Bool?

  public init(pet: String, barks: Bool? = nil) {
    self.pet = pet
    self.barks = barks
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var pet: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "pet": json.read(into: &pet)
      case "barks": json.read(into: &barks)
      default: try json.skipValue()
      }
    }
    self.pet = try json.require(pet, "pet")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("pet", pet)
    json.optionalMember("barks", barks)
    json.endObject()
  }
}
