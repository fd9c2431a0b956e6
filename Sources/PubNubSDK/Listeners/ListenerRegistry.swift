import Foundation

/// Those who hear what is received; nobody is kept alive by being here.
///
/// Sendable because `lock` guards all that changes.
final class ListenerRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [ListenerPlace] = []

  /// One that is here already goes on hearing, after all others.
  func add(_ listener: any ItemReceiver) {
    change { members in
      let place = members.first { $0.listener === listener }?.place ?? ListenerPlace(of: listener)
      members.removeAll { $0.place === place }
      members.append(Member(listener: listener, place: place))
    }
  }

  func remove(_ listener: any ItemReceiver) { removeAll { $0 === listener } }

  func removeAll(where isMeant: (any ItemReceiver) -> Bool) {
    change { members in
      members.removeAll { member in
        guard isMeant(member.listener) else { return false }
        member.place.end()
        return true
      }
    }
  }

  /// In the order in which they were added, as long as they stay and `isTelling`.
  func tell(
    _ items: [ReceivedItem],
    while isTelling: @escaping @Sendable () -> Bool = { true }
  ) {
    guard !items.isEmpty else { return }
    let hearing = members
    if hearing.contains(where: \.listener.isCancelled) {
      change { $0.removeAll(where: \.listener.isCancelled) }
    }
    for member in hearing where !member.listener.isCancelled {
      member.listener.receive(items) { [place = member.place] in !place.hasEnded && isTelling() }
    }
  }

  /// A listener that is there for as long as this is held.
  private struct Member {
    let listener: any ItemReceiver
    let place: ListenerPlace

    init(listener: any ItemReceiver, place: ListenerPlace) {
      self.listener = listener
      self.place = place
    }

    /// Nil once nobody holds it.
    init?(at place: ListenerPlace) {
      guard let listener = place.listener else { return nil }
      self.init(listener: listener, place: place)
    }
  }

  private var members: [Member] { lock.withLock { places.compactMap(Member.init) } }

  private func change(_ change: (inout [Member]) -> Void) {
    // Whoever else had one may let it go meanwhile, and as it goes it may do anything, once the
    // lock is free.
    var before: [Member] = []
    lock.withLock {
      before = places.compactMap(Member.init)
      var after = before
      change(&after)
      places = after.map(\.place)
    }
    withExtendedLifetime(before) {}
  }
}
