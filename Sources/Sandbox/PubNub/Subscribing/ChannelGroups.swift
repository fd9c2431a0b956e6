/// The channel groups of a subscribe key.
struct ChannelGroups {
  private var members: [String: Set<String>] = [:]
  /// The number of bytes of all names.
  private(set) var size = 0

  var names: [String] { members.keys.sorted() }

  func channels(of group: String) -> [String] { members[group, default: []].sorted() }

  func contains(_ anyOf: [String], in group: String) -> Bool {
    guard let channels = members[group] else { return false }
    return anyOf.contains(where: channels.contains)
  }

  /// Adds channels to a group; returns false, without adding any, if a limit is exceeded.
  /// - Parameter availableBytes: The number of bytes that the names may use in addition.
  mutating func add(
    _ channels: [String],
    to group: String,
    _ bounds: SandboxSettings.Bounds,
    availableBytes: Int = .max
  ) -> Bool {
    let known = members[group]
    let union = (known ?? []).union(channels)
    let growth = Self.size(of: group, union) - (known.map { Self.size(of: group, $0) } ?? 0)
    guard union.count <= bounds.channelsInGroup, growth <= availableBytes,
      known != nil || members.count < bounds.groups
    else { return false }
    set(union, of: group)
    return true
  }

  /// Removes channels from a group; an empty group is removed.
  mutating func remove(_ channels: [String], from group: String) {
    guard let rest = members[group]?.subtracting(channels) else { return }
    set(rest.isEmpty ? nil : rest, of: group)
  }

  mutating func remove(_ group: String) { set(nil, of: group) }

  private mutating func set(_ channels: Set<String>?, of group: String) {
    size -= members[group].map { Self.size(of: group, $0) } ?? 0
    size += channels.map { Self.size(of: group, $0) } ?? 0
    members[group] = channels
  }

  private static func size(of group: String, _ channels: Set<String>) -> Int {
    channels.reduce(group.utf8.count) { $0 + $1.utf8.count }
  }
}
