import Foundation

/// The names subscribed to by the app, and by readers such as subscriptions while they are active.
struct SubscriptionRegistry {
  /// The names that the app or a reader subscribes to.
  private(set) var names = SubscribedNames()
  private var appNames = SubscribedNames()
  private var readerNames: [UUID: SubscribedNames] = [:]

  /// A subscriber that isn't the app itself, and its names.
  struct Reader {
    let id: UUID
    let names: SubscribedNames
  }

  func includes(_ reader: UUID) -> Bool { readerNames[reader] != nil }

  /// Adds names for the app, whether or not a reader has them.
  mutating func add(_ requested: SubscribedNames) {
    appNames.formUnion(requested)
    names.formUnion(requested)
  }

  /// Adds names for the app, and returns the commands for it; also without new names, because
  /// subscribing retries after a failure.
  mutating func commands(
    toSubscribe requested: SubscribedNames,
    at timetoken: Timetoken?,
    refreshing: Bool
  ) -> [SubscribeLoop.Command] {
    let before = names
    add(requested)
    guard !names.isEmpty else { return [] }
    let new = names.subtracting(before)
    // The refresh comes first, so that a retry after a failure uses the current settings.
    let refresh = refreshing && new.isEmpty && timetoken ?? 0 == 0
    return (refresh ? [.refresh] : []) + [.subscribe(names, new: new, from: timetoken)]
  }

  mutating func add(_ reader: Reader) {
    readerNames[reader.id] = reader.names
    names.formUnion(reader.names)
  }

  /// Removes readers, and the names that no other subscriber has.
  mutating func remove(_ readers: [UUID]) {
    var left = SubscribedNames()
    for reader in readers {
      if let names = readerNames.removeValue(forKey: reader) { left.formUnion(names) }
    }
    left = left.subtracting(appNames)
    for others in readerNames.values where !left.isEmpty { left = left.subtracting(others) }
    names = names.subtracting(left)
  }

  /// Removes names from the app and all readers.
  mutating func remove(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    names.remove(channels, groups, presenceOnly: presenceOnly)
    appNames.remove(channels, groups, presenceOnly: presenceOnly)
    readerNames = readerNames.compactMapValues { names in
      var names = names
      names.remove(channels, groups, presenceOnly: presenceOnly)
      return names.isEmpty ? nil : names
    }
  }
}
