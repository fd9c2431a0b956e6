// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The confirmation of a connection, with its parameters.
public struct ConnectionEstablished: JSONModel {
  public var event: String
  /// The parameters of the connection.
  public var data: EmbeddedJSON<ConnectionDetails>

  public init(
    event: String = "pusher:connection_established",
    data: EmbeddedJSON<ConnectionDetails>
  ) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<ConnectionDetails>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}

/// The parameters of a connection.
public struct ConnectionDetails: JSONModel {
  /// The socket ID, which every signature contains: two numbers with a dot between them.
  public var socketId: String
  /// The number of seconds without a message after which the client sends a ping.
  public var activityTimeout: WholeNumber?

  public init(socketId: String, activityTimeout: WholeNumber? = nil) {
    self.socketId = socketId
    self.activityTimeout = activityTimeout
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var socketId: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "socket_id": json.read(into: &socketId)
      case "activity_timeout": json.read(into: &activityTimeout)
      default: try json.skipValue()
      }
    }
    self.socketId = try json.require(socketId, "socket_id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("socket_id", socketId)
    json.optionalMember("activity_timeout", activityTimeout)
    json.endObject()
  }
}
