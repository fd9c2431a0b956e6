// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Cat: JSONModel {
  public var pet: String
  public var lives: Int

  public init(pet: String = "cat", lives: Int) {
    self.pet = pet
    self.lives = lives
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var pet: String?
    var lives: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "pet": json.read(into: &pet)
      case "lives": json.read(into: &lives)
      default: try json.skipValue()
      }
    }
    self.pet = try json.require(pet, "pet")
    self.lives = try json.require(lives, "lives")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("pet", pet)
    json.member("lives", lives)
    json.endObject()
  }
}
