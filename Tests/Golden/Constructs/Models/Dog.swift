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
    var barks: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "pet": pet = try json.read()
      case "barks": barks = try json.read()
      default: try json.skipValue()
      }
    }
    self.pet = try json.require(pet, "pet")
    self.barks = barks
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("pet", pet)
    json.optionalMember("barks", barks)
    json.endObject()
  }
}
