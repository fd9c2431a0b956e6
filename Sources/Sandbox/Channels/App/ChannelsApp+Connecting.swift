import BinderyRuntime
import PusherSwift

// Begin and end of connections.
extension ChannelsApp {
  /// The time a client has to end a connection that was closed.
  static let closingSeconds: UInt64 = 10

  /// Accepts or closes a connection, and returns its socket ID.
  mutating func connect(_ opening: ChannelsOpening) -> String {
    let id = nextSocketID()
    do throws(ChannelsOpening.Refusal) {
      try opening.check(settings.credentials)
      guard connections.count < settings.bounds.connections else {
        throw ChannelsOpening.Refusal(code: 4004, message: "Account is over connection quota")
      }
    } catch {
      report(error.message, code: Int(error.code), to: id)
      perform(.close(error.code, error.message), on: id)
      expectEnd(of: id)
      return id
    }
    connections[id] = ChannelsConnection(socketID: id, at: now)
    let details = ConnectionDetails(
      socketId: id,
      activityTimeout: .number(settings.activityTimeout)
    )
    send(.connectionEstablished(ConnectionEstablished(data: EmbeddedJSON(details))), to: id)
    scheduleKeepAlive(of: id)
    return id
  }

  /// Closes a connection and ignores further messages of it; a code of Pusher's is an error, too.
  mutating func close(_ socketID: String, _ code: UInt16, _ reason: String) {
    guard connections[socketID] != nil else { return }
    if code >= 4000 { report(reason, code: Int(code), to: socketID) }
    perform(.close(code, reason), on: socketID)
    leave(socketID)
    expectEnd(of: socketID)
  }

  @discardableResult
  mutating func ended(_ socketID: String) -> Bool {
    closing[socketID] = nil
    defer { leave(socketID) }
    return connections[socketID] != nil
  }

  /// Removes a connection with its subscriptions and its user.
  private mutating func leave(_ socketID: String) {
    guard let connection = connections[socketID] else { return }
    for channel in connection.channels { unsubscribe(from: channel, socketID) }
    connections[socketID] = nil
    if let user = connection.user { signedOut(user.id) }
  }

  private mutating func expectEnd(of socketID: String) {
    let deadline = now + Self.closingSeconds * .ticksPerSecond
    closing[socketID] = deadline
    schedule(at: deadline)
  }
}
