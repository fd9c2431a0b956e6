/// The channels and groups that are subscribed to, with the names by which their presence is.
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

  /// A name goes with that of its presence, which alone goes where that is meant.
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

  /// No more than so many of them, whichever.
  func prefix(_ count: Int) -> Self {
    guard channels.count + groups.count > count else { return self }
    var names = Self()
    names.channels = Set(channels.prefix(count))
    names.groups = Set(groups.prefix(count - names.channels.count))
    return names
  }

  /// Without the names of presence; nobody is present where only presence is subscribed to.
  var places: Self {
    var names = self
    names.channels = channels.filter { !$0.isPresenceName }
    names.groups = groups.filter { !$0.isPresenceName }
    return names
  }

  /// Sorted, so that the same names always make the same request.
  var sortedChannels: [String] { channels.sorted() }
  var sortedGroups: [String] { groups.sorted() }

  /// The channel of a message that doesn't name one; empty where that isn't certain.
  var onlyChannel: String {
    guard groups.isEmpty, let name = channels.first?.placeName else { return "" }
    return !name.hasSuffix("*") && channels.allSatisfy { $0.placeName == name } ? name : ""
  }

  /// A name and that of its presence as one.
  var listedChannels: [PubNubChannel] { Self.listed(channels) }
  var listedGroups: [PubNubChannel] { Self.listed(groups) }

  /// How they are told, worked out once for the many answers that tell it.
  struct Listing {
    private let names: SubscribedNames
    let channels: [PubNubChannel]
    let groups: [PubNubChannel]

    fileprivate init(of names: SubscribedNames) {
      self.names = names
      channels = names.listedChannels
      groups = names.listedGroups
    }

    /// Nil where the names are others.
    func of(_ names: SubscribedNames) -> Self? { names == self.names ? self : nil }
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
    Set(names.map(\.placeName)).sorted().map { place in
      PubNubChannel(id: place, withPresence: names.contains(place.presenceName))
    }
  }
}

extension String {
  var isPresenceName: Bool { hasSuffix(PubNubChannel.presenceSuffix) }

  /// The name by which the presence of a channel or group is subscribed to.
  var presenceName: String { isPresenceName ? self : self + PubNubChannel.presenceSuffix }

  /// The channel or group that a name of presence belongs to.
  var placeName: String {
    isPresenceName ? String(dropLast(PubNubChannel.presenceSuffix.count)) : self
  }
}
