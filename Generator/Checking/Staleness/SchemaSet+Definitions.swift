import Shape
import SourceDiagnostics

extension SchemaSet {
  /// The schemas that values have, and those that they refer to, so that only these are compiled.
  func reached(by values: [RecordedValue]) -> SchemaSet {
    reached(from: values.map(\.schema).unique)
  }

  /// The schemas without alternatives that permit every value, and so state nothing: `anyOf` with
  /// `true`, as lists of messages have it for all messages of a channel.
  ///
  /// An entry states itself which of these messages it has.
  var withoutFreeAlternatives: SchemaSet {
    SchemaSet(literal: literal.withoutFreeAlternatives, origins: origins)
  }

  /// The location of the schema with a key under `$defs`.
  func origin(ofDefinition key: String) -> Origin? { origins["/$defs/" + Pointer.escaped(key)] }
}

extension Literal {
  fileprivate var withoutFreeAlternatives: Literal {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutFreeAlternatives))
    case .object(let members):
      return .object(
        members.compactMap { member in
          if member.key == "anyOf", case .array(let values) = member.value,
            values.contains(.boolean(true))
          {
            return nil
          }
          let value = member.value.withoutFreeAlternatives
          // The elements of a list without “items”.
          if member.key == "items", value == .object([]), member.value != value { return nil }
          return Member(key: member.key, value: value)
        }
      )
    default: return self
    }
  }

  /// The hash of a value; the order of members doesn't matter, and 1 equals 1.0.
  var stableHash: UInt64 {
    var hash: StableHash
    switch self {
    case .null: hash = StableHash("null")
    case .boolean(let value): hash = StableHash("boolean", String(value))
    case .integer, .number: hash = StableHash("number", text ?? "")
    case .string(let text): hash = StableHash("string", text)
    case .array(let elements):
      hash = StableHash("array")
      for element in elements { hash.combine(element.stableHash) }
    case .object(let members):
      hash = StableHash("object")
      for member in members.sortedByKey {
        hash.combine(member.key)
        hash.combine(member.value.stableHash)
      }
    }
    return hash.value
  }
}

extension [Literal.Member] {
  var sortedByKey: [Literal.Member] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
