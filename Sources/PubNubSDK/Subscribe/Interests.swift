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
