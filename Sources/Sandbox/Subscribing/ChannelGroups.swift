/// The channel groups of a subscribe key.
struct ChannelGroups {
  private var members: [String: Set<String>] = [:]

  var names: [String] { members.keys.sorted() }

  func channels(of group: String) -> [String] { members[group, default: []].sorted() }

  func contains(_ anyOf: [String], in group: String) -> Bool {
    guard let channels = members[group] else { return false }
    return anyOf.contains(where: channels.contains)
  }

  /// Whether the bounds let the channels in; if not, nothing is added.
  mutating func add(
    _ channels: [String],
    to group: String,
    _ bounds: SandboxSettings.Bounds
  ) -> Bool {
    let union = members[group, default: []].union(channels)
    guard union.count <= bounds.channelsInGroup,
      members[group] != nil || members.count < bounds.groups
    else { return false }
    members[group] = union
    return true
  }

  /// A group without channels is none.
  mutating func remove(_ channels: [String], from group: String) {
    members[group]?.subtract(channels)
    if members[group]?.isEmpty == true { members[group] = nil }
  }

  mutating func remove(_ group: String) { members[group] = nil }
}
