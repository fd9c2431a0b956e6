import BinderyJSON
import Foundation

/// A keyword of a schema that applies to a value.
struct LocatedKeyword {
  let keyword: String
  let value: JSONValue
  /// The JSON pointer of the schema.
  let pointer: String

  /// The JSON pointer of the keyword.
  var location: String { "\(pointer)/\(keyword)" }

  /// A change of a part of a value.
  struct Change {
    let kind: MutationKind
    /// The new value of the part, or of its member; nil if that is removed.
    let value: JSONValue?
    /// The member that is changed; nil for the part itself.
    var member: String?
    /// Whether the change violates the keyword in any case.
    var isCertain = true
  }

  /// A schema inside of the keyword that applies to the value, or to the part of it at a step.
  struct Inner {
    let pointer: String
    var step: JSONPath.Step?
  }

  /// Returns changes of a value that violate the keyword.
  func violations(of part: JSONValue, in schema: JSONObject) -> [Change] {
    switch (keyword, part) {
    case ("type", _): return otherTypes(than: part)
    case ("enum", _), ("const", _): return [unlisted(than: part)]
    case ("required", .object(let object)):
      return (value.array ?? []).compactMap(\.string).filter { object[$0] != nil }
        .map { Change(kind: .missingMember, value: nil, member: $0) }
    case ("additionalProperties", .object) where value == false,
      ("unevaluatedProperties", .object) where value == false:
      return [Change(kind: .forbiddenMember, value: true, member: "forbiddenMember")]
    case ("pattern", .string), ("format", .string):
      return ["~", "\u{1F}", ""].map { Change(kind: .otherForm, value: $0, isCertain: false) }
    case (_, .number): return numbers
    default: return sizes(of: part)
    }
  }

  private func otherTypes(than part: JSONValue) -> [Change] {
    let allowed = Set((value.array ?? [value]).compactMap(\.string))
    let others: [(type: String, value: JSONValue)] = [
      ("integer", 7), ("string", "text"), ("boolean", true), ("object", [:]), ("array", []),
    ]
    let other = others.first { type, _ in
      !allowed.contains(type) && type != part.type
        && (type != "integer" || !allowed.contains("number"))
    }
    var values = other.map { [$0.value] } ?? []
    if !allowed.contains("null") { values.append(.null) }
    if allowed.contains("integer"), !allowed.contains("number") { values.append(1.5) }
    return values.map { Change(kind: .otherType, value: $0) }
  }

  private func unlisted(than part: JSONValue) -> Change {
    let listed = keyword == "const" ? [value] : value.array ?? []
    let others: [JSONValue] =
      switch part {
      case .string(let text): [.string(text + "-unlisted"), "unlisted"]
      case .number: [-987_654, 987_654_321]
      case .boolean(let isTrue): [.boolean(!isTrue), "unlisted"]
      case .null, .array, .object: ["unlisted"]
      }
    let other = others.first { !listed.contains($0) } ?? "unlisted value"
    return Change(kind: .otherConstant, value: other)
  }

  private var numbers: [Change] {
    guard let bound = value.double else { return [] }
    let other: Double? =
      switch keyword {
      case "minimum": bound - 1
      case "maximum": bound + 1
      case "exclusiveMinimum", "exclusiveMaximum": bound
      case "multipleOf": bound / 2
      default: nil
      }
    guard let other else { return [] }
    let number = other == other.rounded() ? Int64(exactly: other).map { JSONNumber($0) } : nil
    return (number ?? JSONNumber(other)).map {
      // Beyond the precision of a Double, a bound may have no such neighbour.
      [Change(kind: .outOfRange, value: .number($0), isCertain: abs(bound) < 1e15)]
    } ?? []
  }

  private func sizes(of part: JSONValue) -> [Change] {
    guard let bound = value.int ?? (value == true ? 1 : nil) else { return [] }
    let other: JSONValue? =
      switch (keyword, part) {
      case ("minLength", .string(let text)) where bound > 0:
        // JSON Schema counts code points.
        .string(String(String.UnicodeScalarView(text.unicodeScalars.prefix(bound - 1))))
      case ("maxLength", .string(let text)) where bound < Self.longest:
        .string(text + String(repeating: "x", count: max(bound + 1 - text.unicodeScalars.count, 1)))
      case ("minItems", .array(let elements)) where bound > 0:
        .array(Array(elements.prefix(bound - 1)))
      case ("maxItems", .array(let elements)) where !elements.isEmpty && bound < Self.longest:
        .array(elements + Array(repeating: elements[0], count: max(bound + 1 - elements.count, 1)))
      case ("uniqueItems", .array(let elements)) where !elements.isEmpty:
        .array(elements + [elements[0]])
      case ("minProperties", .object(let object)) where bound > 0:
        .object(JSONObject(object.members.prefix(bound - 1).map { ($0.key, $0.value) }))
      default: nil
      }
    return other.map { [Change(kind: .otherSize, value: $0)] } ?? []
  }

  /// The longest value that is created.
  private static let longest = 20_000

  /// Returns the schemas inside of the keyword, for the value or its parts.
  ///
  /// Of a list, the first element and the last one have one; of a map, the first member.
  func inner(of part: JSONValue, in schema: JSONObject) -> [Inner] {
    switch (keyword, part) {
    case ("$ref", _):
      guard let target = value.string, target.hasPrefix("#/") else { return [] }
      return [Inner(pointer: target.dropFirst().removingPercentEncoding ?? "")]
    case ("allOf", _), ("anyOf", _), ("oneOf", _):
      return (value.array ?? []).indices.map { Inner(pointer: "\(location)/\($0)") }
    case ("properties", .object(let object)):
      return (value.object?.members ?? []).filter { object[$0.key] != nil }.map {
        Inner(pointer: "\(location)/\(Self.escaped($0.key))", step: .key($0.key))
      }
    case ("additionalProperties", .object(let object)):
      guard schema["patternProperties"] == nil else { return [] }
      let listed = schema["properties"]?.object
      return object.members.filter { listed?[$0.key] == nil }.prefix(1).map {
        Inner(pointer: location, step: .key($0.key))
      }
    case ("prefixItems", .array(let elements)):
      return zip((value.array ?? []).indices, elements).map { index, _ in
        Inner(pointer: "\(location)/\(index)", step: .index(index))
      }
    case ("items", .array(let elements)):
      let first = schema["prefixItems"]?.array?.count ?? 0
      guard first < elements.count else { return [] }
      return Set([first, elements.count - 1]).sorted()
        .map { Inner(pointer: location, step: .index($0)) }
    default: return []
    }
  }

  private static func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}

extension JSONValue {
  /// The type of JSON Schema.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number(let number): number.int64 == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
