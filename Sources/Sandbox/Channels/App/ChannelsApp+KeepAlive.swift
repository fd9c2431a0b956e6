import PusherSwift

// Keep-alive of connections.
extension ChannelsApp {
  /// Notes that the client sent a message or a control frame.
  mutating func noteActivity(from socketID: String, inControlFrame isControl: Bool = false) {
    connections[socketID]?.lastActivity = now
    connections[socketID]?.pingTime = nil
    if isControl { connections[socketID]?.knowsPingFrames = true }
  }

  /// Performs the actions that are due: pings idle clients, closes those that don't answer, drops
  /// those that don't end, and sends counts.
  mutating func settle() {
    clearSchedule()
    for (socketID, deadline) in closing where deadline <= now {
      closing[socketID] = nil
      perform(.drop, on: socketID)
    }
    for deadline in closing.values { schedule(at: deadline) }
    for socketID in connections.keys.sorted() { keepAlive(socketID) }
    for channel in channels.keys.sorted() { countIfDue(channel) }
  }

  mutating func scheduleKeepAlive(of socketID: String) {
    guard let connection = connections[socketID] else { return }
    schedule(at: deadline(of: connection))
  }

  private func deadline(of connection: ChannelsConnection) -> UInt64 {
    if let pingTime = connection.pingTime {
      return pingTime + UInt64(settings.pongTimeout) * .ticksPerSecond
    }
    return connection.lastActivity + UInt64(settings.activityTimeout) * .ticksPerSecond
  }

  private mutating func keepAlive(_ socketID: String) {
    guard let connection = connections[socketID] else { return }
    guard deadline(of: connection) <= now else { return scheduleKeepAlive(of: socketID) }
    if connection.pingTime != nil {
      close(socketID, 4201, "Pong reply not received")
    } else {
      connections[socketID]?.pingTime = now
      ask(connection)
      scheduleKeepAlive(of: socketID)
    }
  }

  private mutating func ask(_ connection: ChannelsConnection) {
    if connection.knowsPingFrames {
      perform(.pingFrame, on: connection.socketID)
    } else {
      send(.ping(Ping(data: "{}")), to: connection.socketID)
    }
  }
}
