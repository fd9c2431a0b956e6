// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A user who is present, and their state.
public struct OccupantWithState: JSONModel {
  public var uuid: String
  public var state: PresenceState?

  public init(uuid: String, state: PresenceState? = nil) {
    self.uuid = uuid
    self.state = state
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var uuid: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "state": json.read(into: &state)
      default: try json.skipValue()
      }
    }
    self.uuid = try json.require(uuid, "uuid")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("uuid", uuid)
    json.optionalMember("state", state)
    json.endObject()
  }
}
