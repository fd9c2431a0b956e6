/// The recipients of a Firebase Cloud Messaging message.
public enum FCMTarget: Hashable, Sendable {
  /// One installation of an app, by its registration token.
  case token(String)
  /// All installations that subscribe to a topic, without `/topics/`.
  case topic(String)
  /// All installations whose topics match a condition: `'dinner' in topics && 'lunch' in topics`.
  case condition(String)

  enum Key: String, CaseIterable {
    case token, topic, condition
  }

  var key: Key {
    switch self {
    case .token: .token
    case .topic: .topic
    case .condition: .condition
    }
  }

  var value: String {
    switch self {
    case .token(let value), .topic(let value), .condition(let value): value
    }
  }

  private init(_ key: Key, _ value: String) {
    switch key {
    case .token: self = .token(value)
    case .topic: self = .topic(value)
    case .condition: self = .condition(value)
    }
  }

  /// Removes the target from the members of a message; the first of several, nil for none.
  init?(removedFrom members: inout JSONParts) throws {
    var found: Self?
    for key in Key.allCases {
      let value: String? = try members.take(key.rawValue)
      if let value, found == nil { found = Self(key, value) }
    }
    guard let found else { return nil }
    self = found
  }
}
