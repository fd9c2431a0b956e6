// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Messages of the client were read.
public struct ReadReceipt: JSONModel {
  public var type: String
  /// The messages' ids, separated by commas.
  public var readInMessageIds: String?

  public init(type: String = "MESSAGES_READ", readInMessageIds: String? = nil) {
    self.type = type
    self.readInMessageIds = readInMessageIds
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "readInMessageIds": json.read(into: &readInMessageIds)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("readInMessageIds", readInMessageIds)
    json.endObject()
  }
}
