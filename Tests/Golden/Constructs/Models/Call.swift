// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Call: JSONModel {
  /// Its only value is `"Call"`.
  public var way: String?
  public var to: Int?

  public init(way: String? = nil, to: Int? = nil) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("way", way)
    json.optionalMember("to", to)
    json.endObject()
  }
}
