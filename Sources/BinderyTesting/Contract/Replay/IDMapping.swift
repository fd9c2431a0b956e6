import BinderyRuntime
import Foundation

/// A one-to-one mapping between the IDs that a client generated in the recording and in the replay.
struct IDMapping {
  private var present: [String: String] = [:]
  private var recorded: [String: String] = [:]

  /// Whether two values are equal after mapping IDs; adds unknown IDs to the mapping.
  mutating func match(_ old: JSONValue, _ new: JSONValue) -> Bool {
    switch (old, new) {
    case (.string(let old), .string(let new)): return match(old, new)
    case (.array(let old), .array(let new)):
      return old.count == new.count && zip(old, new).allSatisfy { match($0, $1) }
    case (.object(let old), .object(let new)):
      guard old.count == new.count else { return false }
      return old.members.allSatisfy { member in
        new[member.key].map { match(member.value, $0) } ?? false
      }
    default: return old == new
    }
  }

  private mutating func match(_ old: String, _ new: String) -> Bool {
    guard Self.isID(old), Self.isID(new) else { return old == new }
    if present[old] == nil, recorded[new] == nil { (present[old], recorded[new]) = (new, old) }
    return present[old] == new && recorded[new] == old
  }

  /// Returns a recorded message with the replay's IDs; other IDs map to themselves.
  mutating func translate(_ text: String) -> String {
    var translated = ""
    var rest = text[...]
    while let found = rest.firstRange(of: Self.form) {
      let old = String(rest[found])
      let new = present[old] ?? old
      (present[old], recorded[new]) = (new, old)
      translated += rest[..<found.lowerBound] + new
      rest = rest[found.upperBound...]
    }
    return translated + rest
  }

  /// Returns a value with the recording's IDs.
  func recall(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): return .string(recorded[text] ?? text)
    case .array(let elements): return .array(elements.map(recall))
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, recall($0.value)) }))
    default: return value
    }
  }

  private static func isID(_ text: String) -> Bool { text.wholeMatch(of: form) != nil }

  private static var form: Regex<Substring> {
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
  }
}
