/// The names to which a subscriber listens, as they were given: channels and groups, wildcards and
/// the presence of each.
struct Subscription: Equatable {
  var channels: Set<String> = []
  var groups: Set<String> = []

  var isEmpty: Bool { channels.isEmpty && groups.isEmpty }

  /// Where the subscriber is present by listening.
  func presentChannels(_ groups: ChannelGroups) -> [String] {
    let listed = channels.filter { !ChannelName.isPresence($0) }
    let grouped = self.groups.filter { !ChannelName.isPresence($0) }.flatMap(groups.channels(of:))
    return listed.union(grouped).sorted()
  }

  /// To which of the names a channel belongs; nil when to none.
  func name(for channel: String, _ groups: ChannelGroups) -> String? {
    if channels.contains(channel) { return channel }
    let base = ChannelName.base(of: channel)
    let suffix = ChannelName.isPresence(channel) ? ChannelName.presenceSuffix : ""
    let wildcards = ChannelName.wildcards(of: base)
    if let wildcard = wildcards.first(where: { channels.contains($0 + suffix) }) {
      return wildcard + suffix
    }
    let group = self.groups.sorted().first { name in
      guard ChannelName.isPresence(name) == !suffix.isEmpty else { return false }
      return groups.contains(([base] + wildcards), in: ChannelName.base(of: name))
    }
    return group
  }
}
