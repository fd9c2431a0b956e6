// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A position in the stream of events.
///
/// The cursor of a message's origin often has no region.
public struct EventCursor: JSONModel {
  /// The timetoken of the position.
  public var timetoken: DecimalTimetoken
  /// The region that assigned the timetoken.
  public var region: Int?

  public init(timetoken: DecimalTimetoken, region: Int? = nil) {
    self.timetoken = timetoken
    self.region = region
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var timetoken: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &timetoken)
      case "r": json.read(into: &region)
      default: try json.skipValue()
      }
    }
    self.timetoken = try json.require(timetoken, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", timetoken)
    json.optionalMember("r", region)
    json.endObject()
  }
}
