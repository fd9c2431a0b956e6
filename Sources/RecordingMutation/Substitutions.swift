import BinderyJSON

/// The values that replace those of a recording, such as the name of a room or an identifier.
package struct Substitutions: Sendable {
  private struct Pair {
    let key: String
    let recorded: JSONValue
    let actual: JSONValue
  }

  private var pairs: [Pair] = []
  private let isReplaced: @Sendable (JSONValue, JSONValue, _ key: String) -> Bool

  /// The length from which a text is replaced under other keys, too.
  private static let distinctLength = 3

  /// - Parameter isReplaced: Whether a recorded value is replaced by another one, by its key.
  package init(
    where isReplaced: @escaping @Sendable (JSONValue, JSONValue, _ key: String) -> Bool = {
      _,
      _,
      _ in true
    }
  ) {
    self.isReplaced = isReplaced
  }

  /// Adds the values in which two messages differ.
  package mutating func add(_ recorded: JSONValue, _ actual: JSONValue, key: String = "") {
    switch (recorded, actual) {
    case (.object(let one), .object(let two)):
      for member in one.members {
        if let other = two[member.key] { add(member.value, other, key: member.key) }
      }
    case (.array(let one), .array(let two)):
      for (one, two) in zip(one, two) { add(one, two, key: key) }
    case (.string(let one), .string(let two)):
      // Some services send JSON in strings.
      if let one = JSONValue(structuredText: one), let two = JSONValue(structuredText: two) {
        add(one, two)
      } else {
        replace(recorded, by: actual, key)
      }
    case (.number, .number), (.string, .number), (.number, .string):
      replace(recorded, by: actual, key)
    default: break
    }
  }

  private mutating func replace(_ recorded: JSONValue, by actual: JSONValue, _ key: String) {
    guard recorded == actual || isReplaced(recorded, actual, key) else { return }
    pairs.removeAll { $0.key == key && $0.recorded == recorded }
    if recorded != actual { pairs.append(Pair(key: key, recorded: recorded, actual: actual)) }
  }

  /// Returns a recorded value with the values that replace it.
  package func applied(to value: JSONValue, key: String = "") -> JSONValue {
    switch value {
    case .object(let object):
      return .object(
        JSONObject(object.members.map { ($0.key, applied(to: $0.value, key: $0.key)) })
      )
    case .array(let elements): return .array(elements.map { applied(to: $0, key: key) })
    case .string(let text):
      if let structure = JSONValue(structuredText: text) {
        let changed = applied(to: structure)
        return changed == structure ? value : .string(changed.description)
      }
      let isDistinct = text.count >= Self.distinctLength
      return pairs.last { $0.recorded == value && (isDistinct || $0.key == key) }?.actual ?? value
    case .number:
      return pairs.last { $0.recorded == value && $0.key == key }?.actual ?? value
    default: return value
    }
  }
}

extension JSONValue {
  /// Creates the object or array that a text is as JSON; nil for another text.
  package init?(structuredText text: String) {
    guard text.hasPrefix("{") || text.hasPrefix("["), let value = try? JSONValue(parsing: text)
    else { return nil }
    self = value
  }

  /// The number of equal scalars at the same keys.
  package func equalCount(with other: JSONValue) -> Int {
    switch (self, other) {
    case (.object(let one), .object(let two)):
      one.members.reduce(0) { count, member in
        count + (two[member.key].map { member.value.equalCount(with: $0) } ?? 0)
      }
    case (.array(let one), .array(let two)):
      zip(one, two).reduce(0) { $0 + $1.0.equalCount(with: $1.1) }
    default: self == other ? 1 : 0
    }
  }
}
