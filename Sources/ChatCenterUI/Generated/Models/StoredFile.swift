// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A stored file, in the form of an attachment to a message from the client.
public struct StoredFile: JSONModel {
  /// The ID of the file.
  public var result: String
  /// The properties of the file.
  public var optional: FileDetails?

  public init(result: String, optional: FileDetails? = nil) {
    self.result = result
    self.optional = optional
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var result: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "result": json.read(into: &result)
      case "optional": json.read(into: &optional)
      default: try json.skipValue()
      }
    }
    self.result = try json.require(result, "result")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("result", result)
    json.optionalMember("optional", optional)
    json.endObject()
  }
}
