import BinderyJSON
import RecordingMutation
import Specification

import struct BinderyJSON.JSONPath

/// A difference between a live answer and the recorded one.
struct LiveDifference {
  /// How severe a difference is.
  enum Kind {
    /// The answer has another form, which a client can't read.
    case contradiction
    /// The answer has other contents, and the recording isn't up to date.
    case drift
  }

  let kind: Kind
  let path: JSONPath
  /// The difference, as a clause about the value.
  let message: String
}

/// Compares the JSON of a live answer with that of the recorded one by meaning.
///
/// Members that only the live answer has are no difference: the schema describes them or not.
struct LiveComparison {
  private(set) var found: [LiveDifference] = []
  private var path = JSONPath()
  private let identifiers: Set<String>

  /// - Parameter identifiers: The recorded texts that the client repeats, which may differ.
  init(_ recorded: JSONValue, _ live: JSONValue, identifiers: Set<String> = []) {
    self.identifiers = identifiers
    compare(recorded, live, key: nil)
  }

  private mutating func compare(_ recorded: JSONValue, _ live: JSONValue, key: String?) {
    switch (recorded, live) {
    case (.object(let one), .object(let other)):
      for member in one.members {
        path.steps.append(.key(member.key))
        if let value = other[member.key] {
          compare(member.value, value, key: member.key)
        } else {
          report(.drift, "is missing, and the recording has it")
        }
        path.steps.removeLast()
      }
    case (.array(let one), .array(let other)): compare(one, other, key)
    case (.string(let one), .string(let other)) where JSONValue(structuredText: one) != nil:
      // Some services send JSON in strings.
      guard let one = JSONValue(structuredText: one) else { return }
      guard let two = JSONValue(structuredText: other) else {
        return report(.drift, "is \(Excerpt.quoted(other)) instead of JSON in a string")
      }
      compare(one, two, key: key)
    case (.string, .string), (.number, .number), (.boolean, .boolean), (.null, .null):
      guard recorded != live,
        !VolatileValue.allows(recorded, live, key: key, identifiers: identifiers)
      else { return }
      report(.drift, "is \(Self.excerpt(live)) instead of \(Self.excerpt(recorded))")
    default:
      // The schema reports a null that it doesn't allow.
      let isNull = recorded == .null || live == .null
      report(isNull ? .drift : .contradiction, "is \(live.noun) instead of \(recorded.noun)")
    }
  }

  private mutating func compare(_ recorded: [JSONValue], _ live: [JSONValue], _ key: String?) {
    if live.isEmpty, !recorded.isEmpty { return report(.drift, "is empty, and wasn't") }
    if recorded.isEmpty { return }
    guard recorded.count == live.count else {
      report(
        .drift,
        "has \(live.count) element\(live.count == 1 ? "" : "s") instead of \(recorded.count)"
      )
      return compareTypes(recorded, live)
    }
    for index in recorded.indices {
      path.steps.append(.index(index))
      compare(recorded[index], live[index], key: key)
      path.steps.removeLast()
    }
  }

  /// Compares the types alone of the elements of lists with other contents.
  private mutating func compareTypes(_ recorded: [JSONValue], _ live: [JSONValue]) {
    let nouns = Set(recorded.map(\.noun))
    for (index, value) in live.enumerated()
    where value != .null && nouns != [JSONValue.null.noun] && !nouns.contains(value.noun) {
      path.steps.append(.index(index))
      report(.contradiction, "is \(value.noun), and no recorded element is")
      path.steps.removeLast()
    }
  }

  private mutating func report(_ kind: LiveDifference.Kind, _ message: String) {
    found.append(LiveDifference(kind: kind, path: path, message: message))
  }

  private static func excerpt(_ value: JSONValue) -> String {
    value.string.map(Excerpt.quoted) ?? value.description
  }
}

extension JSONValue {
  /// The type of the value in a sentence.
  var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
