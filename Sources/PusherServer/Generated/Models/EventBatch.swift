// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// Several events.
public struct EventBatch: JSONModel {
  /// The events, in the order in which they are sent.
  ///
  /// At most 10 elements.
  public var batch: [BatchedEvent]

  public init(batch: [BatchedEvent]) {
    self.batch = batch
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var batch: [BatchedEvent]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "batch": json.read(into: &batch)
      default: try json.skipValue()
      }
    }
    self.batch = try json.require(batch, "batch")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("batch", batch)
    json.endObject()
  }
}
