// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Actions attached to a channel's messages.
public struct MessageActionPage: JSONModel {
  public var status: Int
  public var data: [MessageAction]
  public var more: MessageActionContinuation?

  public init(status: Int, data: [MessageAction], more: MessageActionContinuation? = nil) {
    self.status = status
    self.data = data
    self.more = more
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var data: [MessageAction]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      case "more": json.read(into: &more)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("data", data)
    json.optionalMember("more", more)
    json.endObject()
  }
}
