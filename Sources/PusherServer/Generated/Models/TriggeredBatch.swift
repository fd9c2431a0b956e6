// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The requested attributes of the channels of a batch.
public struct TriggeredBatch: JSONModel {
  /// The attributes of the events' channels in order, if the request includes `info`.
  public var batch: [ChannelAttributes]?

  public init(batch: [ChannelAttributes]? = nil) {
    self.batch = batch
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "batch": json.read(into: &batch)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("batch", batch)
    json.endObject()
  }
}
