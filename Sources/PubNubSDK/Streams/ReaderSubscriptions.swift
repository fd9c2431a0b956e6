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

  /// All at once, so that the service is asked once.
  func begin(
    _ subscriptions: [Subscription],
    at timetoken: Timetoken?,
    by engine: SubscribeEngine
  ) {
    begin(subscriptions.flatMap(Place.all), at: timetoken, by: engine)
  }

  func end(_ subscriptions: [Subscription], by engine: SubscribeEngine) {
    end(subscriptions.flatMap(Place.all), by: engine)
  }

  func begin(channel: String, by engine: SubscribeEngine) {
    begin([Place(name: channel, isGroup: false)], at: nil, by: engine)
  }

  func end(channel: String, by engine: SubscribeEngine) {
    end([Place(name: channel, isGroup: false)], by: engine)
  }

  private func begin(_ places: [Place], at timetoken: Timetoken?, by engine: SubscribeEngine) {
    let names = engine.subscribed
    lock.withLock {
      for place in places {
        counts[place, default: 0] += 1
        let all = place.isGroup ? names.groups : names.channels
        if !all.contains(place.name) { owned.insert(place) }
      }
    }
    engine.subscribe(places.channels, places.groups, withPresence: false, at: timetoken)
  }

  private func end(_ places: [Place], by engine: SubscribeEngine) {
    let last = lock.withLock {
      places.filter { place in
        counts[place, default: 1] -= 1
        guard counts[place] == 0 else { return false }
        counts[place] = nil
        return owned.remove(place) != nil
      }
    }
    if !last.isEmpty { engine.unsubscribe(last.channels, last.groups, presenceOnly: false) }
  }
}

extension ReaderSubscriptions.Place {
  fileprivate static func all(of subscription: Subscription) -> [Self] {
    let entity = subscription.entity
    let names = subscription.options.receivesPresence ? [entity.name.presenceName] : []
    return ([entity.name] + names).map { Self(name: $0, isGroup: entity.isGroup) }
  }
}

extension [ReaderSubscriptions.Place] {
  fileprivate var channels: [String] { filter { !$0.isGroup }.map(\.name) }
  fileprivate var groups: [String] { filter(\.isGroup).map(\.name) }
}
