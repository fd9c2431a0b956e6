// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The properties of a file.
public struct FileDetails: JSONModel {
  /// The name of the file.
  public var name: String?
  /// The size of the file in bytes.
  public var size: Int64?
  /// The media type of the file.
  public var type: String?
  /// The time of the last change, in an unknown format.
  public var lastModified: JSONValue?

  public init(
    name: String? = nil,
    size: Int64? = nil,
    type: String? = nil,
    lastModified: JSONValue? = nil
  ) {
    self.name = name
    self.size = size
    self.type = type
    self.lastModified = lastModified
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "size": json.read(into: &size)
      case "type": json.read(into: &type)
      case "lastModified": json.read(into: &lastModified)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("name", name)
    json.optionalMember("size", size)
    json.optionalMember("type", type)
    json.optionalMember("lastModified", lastModified)
    json.endObject()
  }
}
