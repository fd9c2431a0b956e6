// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Of no interest to apps.
public struct ScenarioNotice: JSONModel {
  public var type: String
  /// The content, any JSON value.
  public var content: JSONValue?

  public init(type: String = "SCENARIO", content: JSONValue? = nil) {
    self.type = type
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("content", content)
    json.endObject()
  }
}
