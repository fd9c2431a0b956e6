// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The authorization to subscribe to a channel.
public struct ChannelAuthorization: JSONModel {
  /// The app key, a colon and the signature.
  ///
  /// The signed text is the socket ID, a colon and the channel's name; on a presence channel,
  /// another colon and `channel_data` follow.
  public var auth: String
  /// The member that the client represents on a presence channel, as text that the client sends
  /// unchanged.
  public var channelData: EmbeddedJSON<Member>?
  /// The key of an end-to-end encrypted channel, 32 bytes in Base64, which the client doesn't send.
  public var sharedSecret: String?

  public init(auth: String, channelData: EmbeddedJSON<Member>? = nil, sharedSecret: String? = nil) {
    self.auth = auth
    self.channelData = channelData
    self.sharedSecret = sharedSecret
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var auth: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "auth": json.read(into: &auth)
      case "channel_data": json.read(into: &channelData)
      case "shared_secret": json.read(into: &sharedSecret)
      default: try json.skipValue()
      }
    }
    self.auth = try json.require(auth, "auth")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("auth", auth)
    json.optionalMember("channel_data", channelData)
    json.optionalMember("shared_secret", sharedSecret)
    json.endObject()
  }
}

/// A request to authorize the subscription to a channel.
public struct ChannelAuthorizationRequest: JSONModel {
  public var socketId: SocketID
  public var channelName: ChannelName
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: String]

  public init(
    socketId: SocketID,
    channelName: ChannelName,
    additionalProperties: [String: String] = [:]
  ) {
    self.socketId = socketId
    self.channelName = channelName
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var socketId: SocketID?
    var channelName: ChannelName?
    var additionalProperties: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "socket_id": json.read(into: &socketId)
      case "channel_name": json.read(into: &channelName)
      default: additionalProperties[key.string] = try json.read(String.self)
      }
    }
    self.socketId = try json.require(socketId, "socket_id")
    self.channelName = try json.require(channelName, "channel_name")
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("socket_id", socketId)
    json.member("channel_name", channelName)
    json.members(additionalProperties)
    json.endObject()
  }
}
