// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Channel: JSONModel {
  public var kind: String
  @IndirectOptional public var channel: Channel?

  public init(kind: String = "messageName", channel: Channel? = nil) {
    self.kind = kind
    self.channel = channel
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "channel": json.readIndirect(into: &_channel)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("channel", channel)
    json.endObject()
  }
}
