// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Geographic coordinates.
public struct Coordinates: JSONModel {
  /// The latitude and the longitude in degrees, with six decimals, separated by a comma and a
  /// space.
  public var coordinates: String

  public init(coordinates: String) {
    self.coordinates = coordinates
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var coordinates: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "coordinates": json.read(into: &coordinates)
      default: try json.skipValue()
      }
    }
    self.coordinates = try json.require(coordinates, "coordinates")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("coordinates", coordinates)
    json.endObject()
  }
}
