/// The channels that a client subscribes to.
///
/// Sendable because `lock` guards all that changes.
public final class PusherChannels: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String: Entry] = [:]

  private struct Entry {
    let channel: PusherChannel
    /// Whether the connection has the order to subscribe to it.
    var isKnown = false
  }

  /// The channels by their names.
  public var channels: [String: PusherChannel] { lock.withLock { all.mapValues(\.channel) } }

  /// Nil for a channel that isn't subscribed to.
  public func find(name: String) -> PusherChannel? { lock.withLock { all[name]?.channel } }

  /// Nil for a channel that isn't subscribed to, or no presence channel.
  public func findPresence(name: String) -> PusherPresenceChannel? {
    find(name: name) as? PusherPresenceChannel
  }

  /// Nil for a channel that isn't subscribed to, or no presence channel.
  public func findPresence(_ name: String) -> PusherPresenceChannel? { findPresence(name: name) }

  /// The channel that is there already, or a new one.
  ///
  /// - Parameters:
  ///   - configure: What a new channel begins with, and one that is there gets.
  ///   - order: Done before another can change what is there, so that the connection's orders come
  ///     as the changes did.
  func add(
    _ name: String,
    of connection: PusherConnection,
    _ configure: (PusherChannel) -> Void,
    ordering order: (PusherChannel) -> Void
  ) -> PusherChannel {
    let (channel, isNew) = lock.withLock {
      if let channel = all[name]?.channel {
        order(channel)
        return (channel, false)
      }
      let channel = PusherChannel.make(name, of: connection)
      configure(channel)
      all[name] = Entry(channel: channel)
      order(channel)
      return (channel, true)
    }
    // What it lets go of may be anything, and do anything.
    if !isNew { configure(channel) }
    return channel
  }

  /// Orders what isn't about one channel, before another can change what is there.
  func change(ordering order: () -> Void) { lock.withLock(order) }

  /// - Parameter order: Done before another can change what is there.
  func remove(_ name: String, ordering order: () -> Void) {
    let channel = lock.withLock {
      order()
      return all.removeValue(forKey: name)?.channel
    }
    channel?.become(subscribed: false)
    channel?.bindings.end()
  }
}

// One that was left, and joined again since, is another: what the service says of the first isn't
// about the second.
extension PusherChannels {
  /// The connection has the order to subscribe to it.
  func know(_ channel: PusherChannel) {
    lock.withLock {
      if all[channel.name]?.channel === channel { all[channel.name]?.isKnown = true }
    }
  }

  /// The service has confirmed it; nil while the connection has yet to hear of it.
  func succeed(
    _ name: String,
    _ members: [PusherPresenceChannelMember]?,
    as id: String?
  ) -> PusherChannel? {
    // One that is left meanwhile isn't subscribed to when it is gone.
    lock.withLock {
      guard let entry = all[name], entry.isKnown else { return nil }
      entry.channel.succeed(members, as: id)
      return entry.channel
    }
  }

  /// Does something before the channel can be left, unless it was.
  func whileJoined(_ channel: PusherChannel, _ work: () -> Void) {
    lock.withLock { if all[channel.name]?.channel === channel { work() } }
  }

  /// The channel of which the service speaks; nil while the connection has yet to hear of it.
  func known(_ name: String) -> PusherChannel? {
    lock.withLock { all[name].flatMap { $0.isKnown ? $0.channel : nil } }
  }
}

extension PusherChannel {
  fileprivate static func make(_ name: String, of connection: PusherConnection) -> PusherChannel {
    PusherChannelType.isPresenceChannel(name: name)
      ? PusherPresenceChannel(name: name, of: connection)
      : PusherChannel(name: name, of: connection)
  }
}
