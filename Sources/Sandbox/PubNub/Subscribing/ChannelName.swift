/// The forms of channel names.
enum ChannelName {
  static let presenceSuffix = "-pnpres"

  static func isPresence(_ name: String) -> Bool { name.hasSuffix(presenceSuffix) }

  /// Returns the channel of a presence channel, or the name itself.
  static func base(of name: String) -> String {
    isPresence(name) ? String(name.dropLast(presenceSuffix.count)) : name
  }

  static func isWildcard(_ name: String) -> Bool {
    name.hasSuffix(".*") && name.count > 2 && name.dropLast().allSatisfy { $0 != "*" }
      && name.count { $0 == "." } <= 2
  }

  /// Returns the wildcards that match a channel: for `a.b.c` these are `a.b.*` and `a.*`.
  static func wildcards(of name: String) -> [String] {
    name.indices.filter { name[$0] == "." }
      .map { name[...$0] + "*" }
      .filter { isWildcard($0) && $0 != name }
      .reversed()
  }
}
