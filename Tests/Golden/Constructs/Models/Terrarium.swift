// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Terrarium: JSONModel {
  public var guests: [Reptile]?

  public init(guests: [Reptile]? = nil) {
    self.guests = guests
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "guests": json.read(into: &guests)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("guests", guests)
    json.endObject()
  }
}
