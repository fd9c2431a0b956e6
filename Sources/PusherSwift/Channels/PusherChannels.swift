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
  ///
  /// The order is given before another can change what is there, so that the connection's orders
  /// come as the changes did.
  ///
  /// - Parameter configure: What a new channel begins with, and one that is there gets.
  func add(
    _ name: String,
    of connection: PusherConnection,
    with auth: PusherAuth?,
    giving orders: ConnectionOrders,
    _ configure: (PusherChannel) -> Void
  ) -> PusherChannel {
    let (channel, isNew) = lock.withLock {
      defer { orders.give(.subscribe(name, auth)) }
      if let channel = all[name] { return (channel, false) }
      let channel = PusherChannel.make(name, of: connection)
      configure(channel)
      all[name] = channel
      return (channel, true)
    }
    // What it lets go of may be anything, and do anything.
    if !isNew { configure(channel) }
    return channel
  }

  func remove(_ name: String, giving orders: ConnectionOrders) {
    let channel = lock.withLock {
      defer { orders.give(.unsubscribe(name)) }
      return all.removeValue(forKey: name)
    }
    channel?.become(subscribed: false)
    channel?.bindings.end()
  }
}

extension PusherChannel {
  fileprivate static func make(_ name: String, of connection: PusherConnection) -> PusherChannel {
    PusherChannelType.isPresenceChannel(name: name)
      ? PusherPresenceChannel(name: name, of: connection)
      : PusherChannel(name: name, of: connection)
  }
}
