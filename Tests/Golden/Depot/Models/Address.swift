// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Address: JSONModel {
  public var street: String?
  /// Matches `^[A-Z]{2}$`.
  public var country: String?

  public init(street: String? = nil, country: String? = nil) {
    self.street = street
    self.country = country
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "street": json.read(into: &street)
      case "country": json.read(into: &country)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("street", street)
    json.optionalMember("country", country)
    json.endObject()
  }
}
