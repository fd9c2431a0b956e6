import BinderyJSON

/// The values of a client that replace those of a recording, such as the name of a room.
struct Substitutions {
  private struct Pair {
    let key: String
    let recorded: JSONValue
    let actual: JSONValue
  }

  private var pairs: [Pair] = []

  /// The length from which a text is replaced under other keys, too.
  private static let distinctLength = 3

  /// Adds the values in which two messages differ.
  mutating func add(_ recorded: JSONValue, _ actual: JSONValue, key: String = "") {
    switch (recorded, actual) {
    case (.object(let one), .object(let two)):
      for member in one.members {
        if let other = two[member.key] { add(member.value, other, key: member.key) }
      }
    case (.array(let one), .array(let two)):
      for (one, two) in zip(one, two) { add(one, two, key: key) }
    case (.string(let one), .string(let two)):
      // Some services send JSON in strings.
      if let one = Self.structure(one), let two = Self.structure(two) {
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
    pairs.removeAll { $0.key == key && $0.recorded == recorded }
    if recorded != actual { pairs.append(Pair(key: key, recorded: recorded, actual: actual)) }
  }

  /// Returns a recorded value with the values of the client.
  func applied(to value: JSONValue, key: String = "") -> JSONValue {
    switch value {
    case .object(let object):
      return .object(
        JSONObject(object.members.map { ($0.key, applied(to: $0.value, key: $0.key)) })
      )
    case .array(let elements): return .array(elements.map { applied(to: $0, key: key) })
    case .string(let text):
      if let structure = Self.structure(text) {
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

  /// The object or array that a text is as JSON.
  private static func structure(_ text: String) -> JSONValue? {
    guard text.hasPrefix("{") || text.hasPrefix("["), let value = try? JSONValue(parsing: text)
    else { return nil }
    return value
  }
}
