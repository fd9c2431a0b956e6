// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The routing of a message.
public struct Routing: JSONModel {
  /// The priority.
  public var priority: JSONValue?
  /// The required skill of an operator.
  public var skillId: JSONValue?
  /// The expiry date.
  public var expiredAt: JSONValue?

  public init(priority: JSONValue? = nil, skillId: JSONValue? = nil, expiredAt: JSONValue? = nil) {
    self.priority = priority
    self.skillId = skillId
    self.expiredAt = expiredAt
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "priority": json.read(into: &priority)
      case "skillId": json.read(into: &skillId)
      case "expiredAt": json.read(into: &expiredAt)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("priority", priority)
    json.optionalMember("skillId", skillId)
    json.optionalMember("expiredAt", expiredAt)
    json.endObject()
  }
}
