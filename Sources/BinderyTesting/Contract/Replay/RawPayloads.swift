import BinderyRuntime
import RecordingMutation

/// The parts of received messages that a client may pass on to its user as they are.
///
/// A service may add members at any time, and such a payload then has them, too: the recorded
/// delivery is a second copy of the message, which lacks them.
struct RawPayloads {
  private var parts: Set<JSONValue> = []

  /// Creates the objects and arrays in the texts of messages, also in strings that contain JSON.
  init(of messages: [String]) {
    for message in messages {
      if let value = JSONValue(structuredText: message) { add(value) }
    }
  }

  private mutating func add(_ value: JSONValue) {
    switch value {
    case .object(let object):
      parts.insert(value)
      for member in object.members { add(member.value) }
    case .array(let elements):
      parts.insert(value)
      for element in elements { add(element) }
    case .string(let text): if let inner = JSONValue(structuredText: text) { add(inner) }
    case .null, .boolean, .number: break
    }
  }

  /// Returns a delivery in which the recorded value replaces each part of a message that only adds
  /// members to it, unless a message still has the recorded value.
  func withoutAdditions(_ delivered: JSONValue, to recorded: JSONValue) -> JSONValue {
    if delivered == recorded { return delivered }
    if isPart(delivered), !isPart(recorded), delivered.adds(to: recorded) { return recorded }
    switch (delivered, recorded) {
    case (.object(let new), .object(let old)):
      return .object(
        JSONObject(
          new.members.map { member in
            (
              member.key,
              old[member.key].map { withoutAdditions(member.value, to: $0) }
                ?? member.value
            )
          }
        )
      )
    case (.array(let new), .array(let old)) where new.count == old.count:
      return .array(zip(new, old).map { withoutAdditions($0, to: $1) })
    default: return delivered
    }
  }

  private func isPart(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value else { return parts.contains(value) }
    return JSONValue(structuredText: text).map(parts.contains) ?? false
  }
}

extension JSONValue {
  /// Whether the value is another one with further members.
  fileprivate func adds(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let new), .object(let old)):
      return old.members.allSatisfy { member in
        new[member.key].map { $0.adds(to: member.value) } ?? false
      }
    case (.array(let new), .array(let old)):
      return new.count == old.count && zip(new, old).allSatisfy { $0.adds(to: $1) }
    case (.string(let new), .string(let old)):
      if new == old { return true }
      guard let one = JSONValue(structuredText: new), let two = JSONValue(structuredText: old)
      else { return false }
      return one.adds(to: two)
    default: return self == other
    }
  }
}
