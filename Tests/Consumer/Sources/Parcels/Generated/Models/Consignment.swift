// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Consignment: JSONModel {
  public var address: String
  public var grams: Int64
  /// The default is `false`.
  public var fragile: Bool?

  public init(address: String, grams: Int64, fragile: Bool? = nil) {
    self.address = address
    self.grams = grams
    self.fragile = fragile
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var address: String?
    var grams: Int64?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "address": json.read(into: &address)
      case "grams": json.read(into: &grams)
      case "fragile": json.read(into: &fragile)
      default: try json.skipValue()
      }
    }
    self.address = try json.require(address, "address")
    self.grams = try json.require(grams, "grams")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("address", address)
    json.member("grams", grams)
    json.optionalMember("fragile", fragile)
    json.endObject()
  }
}
