import BinderyRuntime

/// The visible state of an open connection.
public struct OpenConnection: Hashable, Sendable {
  /// The subscribed channels, in the order of subscribing.
  public var channels: [String]
  /// The signed-in user.
  public var userID: String?

  init(_ connection: ChannelsConnection) {
    channels = connection.channels
    userID = connection.user?.id
  }
}

extension OpenConnection {
  func json(_ socketID: String) -> JSONValue {
    var object: JSONObject = [
      "socket": .string(socketID), "channels": .array(channels.map { .string($0) }),
    ]
    object["user"] = userID.map { .string($0) }
    return .object(object)
  }
}
