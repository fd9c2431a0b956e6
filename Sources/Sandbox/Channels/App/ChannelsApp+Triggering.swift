import PusherSwift

// Requests of the app's server.
extension ChannelsApp {
  /// Sends an event to a channel, except to one connection, and keeps it for a cache channel.
  mutating func trigger(_ event: AppEvent, on channel: String, except socketID: String? = nil) {
    if ChannelKind(channel).isCache {
      let bound = settings.bounds.cachedChannels
      cache.keep(event, on: channel, at: now, bound: bound)
    }
    broadcast(event.message(on: channel), on: channel, except: socketID)
  }

  /// Closes all connections of a user.
  mutating func terminateConnections(of userID: String) {
    for socketID in connections(of: userID) {
      close(socketID, 4009, "The connection was terminated by the app's server")
    }
  }
}
