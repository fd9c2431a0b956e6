import Foundation

/// Who wants what: the app itself, and readers for as long as each of them reads.
struct Interests {
  /// What anybody wants.
  private(set) var names = SubscribedNames()
  private var ofApp = SubscribedNames()
  private var ofReaders: [UUID: SubscribedNames] = [:]

  /// Somebody who reads, and what.
  struct Reader {
    let id: UUID
    let names: SubscribedNames
  }

  func includes(_ reader: UUID) -> Bool { ofReaders[reader] != nil }

  /// The app wants these, whoever else does.
  mutating func add(_ wanted: SubscribedNames) {
    ofApp.formUnion(wanted)
    names.formUnion(wanted)
  }

  /// What is to be done when the app wants these: something also where nothing is new, for after a
  /// failure it is tried again.
  mutating func orders(
    toSubscribe wanted: SubscribedNames,
    at timetoken: Timetoken?,
    refreshing: Bool
  ) -> [SubscribeLoop.Order] {
    let before = names
    add(wanted)
    guard !names.isEmpty else { return [] }
    let new = names.subtracting(before)
    // Before the order that follows a failure, which asks with what is said now.
    let refresh = refreshing && new.isEmpty && timetoken ?? 0 == 0
    return (refresh ? [.refresh] : []) + [.subscribe(names, new: new, from: timetoken)]
  }

  mutating func add(_ reader: Reader) {
    ofReaders[reader.id] = reader.names
    names.formUnion(reader.names)
  }

  /// What nobody else wants goes with the readers.
  mutating func remove(_ readers: [UUID]) {
    var left = SubscribedNames()
    for reader in readers {
      if let names = ofReaders.removeValue(forKey: reader) { left.formUnion(names) }
    }
    left = left.subtracting(ofApp)
    for others in ofReaders.values where !left.isEmpty { left = left.subtracting(others) }
    names = names.subtracting(left)
  }

  /// Nobody receives these any more, whoever wanted them.
  mutating func remove(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    names.remove(channels, groups, presenceOnly: presenceOnly)
    ofApp.remove(channels, groups, presenceOnly: presenceOnly)
    ofReaders = ofReaders.compactMapValues { names in
      var names = names
      names.remove(channels, groups, presenceOnly: presenceOnly)
      return names.isEmpty ? nil : names
    }
  }
}
