/// The subscribed channels and groups, including the names for presence.
struct SubscribedNames: Hashable, Sendable {
  private(set) var channels: Set<String> = []
  private(set) var groups: Set<String> = []

  init() {}

  init(_ channels: [String], _ groups: [String], withPresence: Bool) {
    add(channels, groups, withPresence: withPresence)
  }

  var isEmpty: Bool { channels.isEmpty && groups.isEmpty }

  mutating func add(_ channels: [String], _ groups: [String], withPresence: Bool) {
    self.channels.formUnion(Self.named(channels, withPresence))
    self.groups.formUnion(Self.named(groups, withPresence))
  }

  /// Removes names together with their presence, or only the presence.
  mutating func remove(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    self.channels.subtract(Self.leaving(channels, presenceOnly))
    self.groups.subtract(Self.leaving(groups, presenceOnly))
  }

  func subtracting(_ other: Self) -> Self {
    var names = self
    names.channels.subtract(other.channels)
    names.groups.subtract(other.groups)
    return names
  }

  mutating func formUnion(_ other: Self) {
    channels.formUnion(other.channels)
    groups.formUnion(other.groups)
  }

  func isDisjoint(with other: Self) -> Bool {
    channels.isDisjoint(with: other.channels) && groups.isDisjoint(with: other.groups)
  }

  /// Returns at most `count` names, in no particular order.
  func prefix(_ count: Int) -> Self {
    guard channels.count + groups.count > count else { return self }
    var names = Self()
    names.channels = Set(channels.prefix(count))
    names.groups = Set(groups.prefix(count - names.channels.count))
    return names
  }

  /// The names without those for presence, which don't make the user present.
  var withoutPresence: Self {
    var names = self
    names.channels = channels.filter { !$0.isPresenceName }
    names.groups = groups.filter { !$0.isPresenceName }
    return names
  }

  /// Sorted, so that the same names always produce the same request.
  var sortedChannels: [String] { channels.sorted() }
  var sortedGroups: [String] { groups.sorted() }

  /// The channel of a message that doesn't name one; empty if it is ambiguous.
  var onlyChannel: String {
    guard groups.isEmpty, let name = channels.first?.baseName else { return "" }
    return !name.hasSuffix("*") && channels.allSatisfy { $0.baseName == name } ? name : ""
  }

  /// The names as pairs of a channel and its presence.
  var listedChannels: [PubNubChannel] { Self.listed(channels) }
  var listedGroups: [PubNubChannel] { Self.listed(groups) }

  /// The lists for response headers, computed once for many responses.
  struct Listing {
    private let names: SubscribedNames
    let channels: [PubNubChannel]
    let groups: [PubNubChannel]

    fileprivate init(of names: SubscribedNames) {
      self.names = names
      channels = names.listedChannels
      groups = names.listedGroups
    }

    /// Returns the listing if it belongs to the names; nil otherwise.
    func matching(_ names: SubscribedNames) -> Self? { names == self.names ? self : nil }
  }

  var listing: Listing { Listing(of: self) }

  private static func named(_ names: [String], _ withPresence: Bool) -> [String] {
    let names = names.filter { !$0.isEmpty }
    return withPresence ? names + names.map(\.presenceName) : names
  }

  private static func leaving(_ names: [String], _ presenceOnly: Bool) -> [String] {
    presenceOnly ? names.map(\.presenceName) : names + names.map(\.presenceName)
  }

  private static func listed(_ names: Set<String>) -> [PubNubChannel] {
    Set(names.map(\.baseName)).sorted().map { name in
      PubNubChannel(id: name, withPresence: names.contains(name.presenceName))
    }
  }
}

extension String {
  var isPresenceName: Bool { hasSuffix(PubNubChannel.presenceSuffix) }

  /// The name for the presence of a channel or group.
  var presenceName: String { isPresenceName ? self : self + PubNubChannel.presenceSuffix }

  /// The channel or group to which a name for presence belongs.
  var baseName: String {
    isPresenceName ? String(dropLast(PubNubChannel.presenceSuffix.count)) : self
  }
}
