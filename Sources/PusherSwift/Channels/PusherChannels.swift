/// The channels that a client subscribes to.
///
/// Sendable because `lock` guards all that changes.
public final class PusherChannels: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String: PusherChannel] = [:]

  /// The channels by their names.
  public var channels: [String: PusherChannel] { lock.withLock { all } }

  /// Nil for a channel that isn't subscribed to.
  public func find(name: String) -> PusherChannel? { lock.withLock { all[name] } }

  /// Nil for a channel that isn't subscribed to, or no presence channel.
  public func findPresence(name: String) -> PusherPresenceChannel? {
    find(name: name) as? PusherPresenceChannel
  }

  /// Nil for a channel that isn't subscribed to, or no presence channel.
  public func findPresence(_ name: String) -> PusherPresenceChannel? { findPresence(name: name) }

  /// The channel that is there already, or a new one.
  func add(_ name: String, of connection: PusherConnection) -> PusherChannel {
    lock.withLock {
      if let channel = all[name] { return channel }
      let isPresence = PusherChannelType.isPresenceChannel(name: name)
      let channel =
        isPresence
        ? PusherPresenceChannel(name: name, of: connection)
        : PusherChannel(name: name, of: connection)
      all[name] = channel
      return channel
    }
  }

  func remove(_ name: String) {
    let channel = lock.withLock { all.removeValue(forKey: name) }
    channel?.become(subscribed: false)
    channel?.bindings.end()
  }
}
