// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// A batch of events.
public struct EventBatch: JSONModel {
  /// The events in the order of sending, at most ten.
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

/// One event of a batch, which has a single channel.
public struct BatchedEvent: JSONModel {
  /// The name of the event, at most 200 characters.
  public var name: String
  /// The data of the event, at most 10 KiB.
  public var data: String
  /// The name of the channel.
  public var channel: TargetName
  /// The socket ID of the connection that doesn't receive the event.
  public var socketId: SocketID?
  /// The requested attributes of the channel, separated by commas.
  public var info: String?

  public init(
    name: String,
    data: String,
    channel: TargetName,
    socketId: SocketID? = nil,
    info: String? = nil
  ) {
    self.name = name
    self.data = data
    self.channel = channel
    self.socketId = socketId
    self.info = info
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var data: String?
    var channel: TargetName?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "data": json.read(into: &data)
      case "channel": json.read(into: &channel)
      case "socket_id": json.read(into: &socketId)
      case "info": json.read(into: &info)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
    self.data = try json.require(data, "data")
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("data", data)
    json.member("channel", channel)
    json.optionalMember("socket_id", socketId)
    json.optionalMember("info", info)
    json.endObject()
  }
}
