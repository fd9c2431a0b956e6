// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Directory: JSONModel {
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: Directory]

  public init(additionalProperties: [String: Directory] = [:]) {
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var additionalProperties: [String: Directory] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      default: additionalProperties[key.string] = try json.read(Directory.self)
      }
    }
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.members(additionalProperties)
    json.endObject()
  }
}
