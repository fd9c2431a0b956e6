import BinderyRuntime

/// The channels that a client subscribes to.
public final class PusherChannels: NSObject, Sendable {
  private let all = Locked<[String: Entry]>([:])

  private struct Entry {
    let channel: PusherChannel
    /// Whether the connection has received the command to subscribe.
    var isKnown = false
  }

  /// The channels by their names.
  public var channels: [String: PusherChannel] { all.withLock { $0.mapValues(\.channel) } }

  /// Returns the channel; nil if it isn't subscribed to.
  public func find(name: String) -> PusherChannel? { all.withLock { $0[name]?.channel } }

  /// Returns the presence channel; nil if it isn't subscribed to or isn't a presence channel.
  public func findPresence(name: String) -> PusherPresenceChannel? {
    find(name: name) as? PusherPresenceChannel
  }

  /// Returns the presence channel; nil if it isn't subscribed to or isn't a presence channel.
  public func findPresence(_ name: String) -> PusherPresenceChannel? { findPresence(name: name) }

  /// Returns the existing channel, or adds a new one.
  ///
  /// - Parameters:
  ///   - configure: Sets up a new channel before it is added, or changes an existing one.
  ///   - sendCommand: Called while no other caller can change the channels, so that the commands
  ///     have the order of the changes.
  func add(
    _ name: String,
    of connection: PusherConnection,
    _ configure: (PusherChannel) -> Void,
    sending sendCommand: (PusherChannel) -> Void
  ) -> PusherChannel {
    let (channel, isNew) = all.withLock { all in
      if let channel = all[name]?.channel {
        sendCommand(channel)
        return (channel, false)
      }
      let channel = PusherChannel.make(name, of: connection)
      configure(channel)
      all[name] = Entry(channel: channel)
      sendCommand(channel)
      return (channel, true)
    }
    // The closures that it releases may call back.
    if !isNew { configure(channel) }
    return channel
  }

  /// Sends a command while no other caller can change the channels.
  func change(sending sendCommand: () -> Void) { all.withLock { _ in sendCommand() } }

  /// - Parameter sendCommand: Called while no other caller can change the channels.
  func remove(_ name: String, sending sendCommand: () -> Void) {
    let channel = all.withLock { all in
      sendCommand()
      return all.removeValue(forKey: name)?.channel
    }
    channel?.setSubscribed(false)
    channel?.bindings.end()
  }
}

// A channel that was left and joined again is another: messages about the first are not about the
// second.
extension PusherChannels {
  /// Notes that the connection has received the command to subscribe.
  func markKnown(_ channel: PusherChannel) {
    all.withLock { all in
      if all[channel.name]?.channel === channel { all[channel.name]?.isKnown = true }
    }
  }

  /// Activates a channel that the service has confirmed; nil if the connection doesn't know it yet.
  func succeed(
    _ name: String,
    _ members: [PusherPresenceChannelMember]?,
    as id: String?
  ) -> PusherChannel? {
    // A channel that is left meanwhile is not subscribed.
    all.withLock { all in
      guard let entry = all[name], entry.isKnown else { return nil }
      entry.channel.succeed(members, as: id)
      return entry.channel
    }
  }

  /// Calls `work` before the channel can be left, unless it was left already.
  func whileJoined(_ channel: PusherChannel, _ work: () -> Void) {
    all.withLock { if $0[channel.name]?.channel === channel { work() } }
  }

  /// The channel that a message of the service is about; nil if the connection doesn't know it yet.
  func known(_ name: String) -> PusherChannel? {
    all.withLock { $0[name].flatMap { $0.isKnown ? $0.channel : nil } }
  }
}

extension PusherChannel {
  fileprivate static func make(_ name: String, of connection: PusherConnection) -> PusherChannel {
    PusherChannelType.isPresenceChannel(name: name)
      ? PusherPresenceChannel(name: name, of: connection)
      : PusherChannel(name: name, of: connection)
  }
}
