import Foundation

/// What is subscribed to for readers and subscriptions alone, and left when the last has gone.
///
/// Sendable because `lock` guards all that changes.
final class ReaderSubscriptions: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [Place: Int] = [:]
  /// Those that nobody else had subscribed to.
  private var owned: Set<Place> = []

  /// A channel or group, or who is there.
  fileprivate struct Place: Hashable {
    let name: String
    let isGroup: Bool
  }

  func begin(
    _ entity: Subscribable,
    _ withPresence: Bool,
    at timetoken: Timetoken?,
    by engine: SubscribeEngine
  ) {
    for name in Self.names(entity.name, withPresence) {
      begin(Place(name: name, isGroup: entity.isGroup), at: timetoken, by: engine)
    }
  }

  func end(_ entity: Subscribable, _ withPresence: Bool, by engine: SubscribeEngine) {
    for name in Self.names(entity.name, withPresence) {
      end(Place(name: name, isGroup: entity.isGroup), by: engine)
    }
  }

  func begin(channel: String, by engine: SubscribeEngine) {
    begin(Place(name: channel, isGroup: false), at: nil, by: engine)
  }

  func end(channel: String, by engine: SubscribeEngine) {
    end(Place(name: channel, isGroup: false), by: engine)
  }

  private static func names(_ name: String, _ withPresence: Bool) -> [String] {
    withPresence ? [name, name.presenceName] : [name]
  }

  private func begin(_ place: Place, at timetoken: Timetoken?, by engine: SubscribeEngine) {
    lock.withLock {
      counts[place, default: 0] += 1
      let names = engine.subscribed
      guard !(place.isGroup ? names.groups : names.channels).contains(place.name) else { return }
      owned.insert(place)
    }
    engine.subscribe(place.channels, place.groups, withPresence: false, at: timetoken)
  }

  private func end(_ place: Place, by engine: SubscribeEngine) {
    let isLast = lock.withLock {
      counts[place, default: 1] -= 1
      guard counts[place] == 0 else { return false }
      counts[place] = nil
      return owned.remove(place) != nil
    }
    if isLast { engine.unsubscribe(place.channels, place.groups, presenceOnly: false) }
  }
}

extension ReaderSubscriptions.Place {
  fileprivate var channels: [String] { isGroup ? [] : [name] }
  fileprivate var groups: [String] { isGroup ? [name] : [] }
}
