/// The subscribed names: channels, groups, wildcards, and the presence channels of each.
struct Subscription: Equatable {
  var channels: Set<String> = []
  var groups: Set<String> = []

  var isEmpty: Bool { channels.isEmpty && groups.isEmpty }

  /// Returns the channels on which the subscriber becomes present.
  func presentChannels(_ groups: ChannelGroups) -> [String] {
    let listed = channels.filter { !ChannelName.isPresence($0) }
    let grouped = self.groups.filter { !ChannelName.isPresence($0) }.flatMap(groups.channels(of:))
    return listed.union(grouped).sorted()
  }

  /// Returns the subscribed name that matches a channel; nil if there is none.
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
