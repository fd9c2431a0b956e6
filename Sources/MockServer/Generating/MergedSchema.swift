import BinderyJSON
import Foundation

/// The keywords that apply to one value, from all schemas that it has to satisfy.
struct MergedSchema {
  /// The types; nil for any.
  var types: Set<String>?
  /// The values of `const` and `enum`; nil for any.
  var values: [JSONValue]?
  var minimum: Decimal?
  var isMinimumExclusive = false
  var maximum: Decimal?
  var isMaximumExclusive = false
  var divisors: [Decimal] = []
  var minLength = 0
  var maxLength: Int?
  var patterns: [String] = []
  var formats: [String] = []
  var minItems = 0
  var maxItems: Int?
  var hasUniqueItems = false
  var prefixItems: [[Int]] = []
  var items: [Int] = []
  var contains: [(schema: Int, count: Int)] = []
  var properties: [(key: String, schemas: [Int])] = []
  var patternProperties: [(pattern: String, schema: Int)] = []
  var additional: [Int] = []
  /// The keys and patterns of each schema that forbids others.
  var closed: [(keys: Set<String>, patterns: [String])] = []
  /// Whether members that no schema describes are forbidden.
  var isUnevaluatedClosed = false
  var required: [String] = []
  var dependentRequired: [(key: String, keys: [String])] = []
  var propertyNames: [Int] = []
  var minProperties = 0
  var maxProperties: Int?
  var examples: [JSONValue] = []
  /// The value of the property that names the schema.
  var discriminators: [(key: String, value: String)] = []
  /// The branches of `oneOf` that the value must not satisfy.
  var excluded: [Int] = []
  /// Whether a branch was selected, or a keyword isn't merged, so that the value can be invalid.
  var isUncertain = false
  var isForbidden = false
  /// The merged schemas.
  var visited: [Int] = []

  mutating func require(_ key: String) {
    if !required.contains(key) { required.append(key) }
  }

  mutating func restrict(types other: [String]) {
    guard let known = types else {
      types = Set(other)
      return
    }
    let other = Set(other)
    var both = known.intersection(other)
    if known.contains("integer") && other.contains("number") { both.insert("integer") }
    if known.contains("number") && other.contains("integer") { both.insert("integer") }
    types = both
    if both.isEmpty { isForbidden = true }
  }

  mutating func restrict(values other: [JSONValue]) {
    values = values.map { known in known.filter(other.contains) } ?? other
    if values?.isEmpty == true { isForbidden = true }
  }

  mutating func add(property key: String, _ schema: Int) {
    if let index = properties.firstIndex(where: { $0.key == key }) {
      properties[index].schemas.append(schema)
    } else {
      properties.append((key, [schema]))
    }
  }

  mutating func add(prefixItems schemas: [Int]) {
    for (index, schema) in schemas.enumerated() {
      if index < prefixItems.count {
        prefixItems[index].append(schema)
      } else {
        prefixItems.append([schema])
      }
    }
  }

  mutating func raise(minimum value: Decimal, isExclusive: Bool) {
    if let minimum, minimum > value || (minimum == value && isMinimumExclusive) { return }
    minimum = value
    isMinimumExclusive = isExclusive
  }

  mutating func lower(maximum value: Decimal, isExclusive: Bool) {
    if let maximum, maximum < value || (maximum == value && isMaximumExclusive) { return }
    maximum = value
    isMaximumExclusive = isExclusive
  }

  /// Whether a member with a key is permitted.
  func permits(_ key: String) -> Bool {
    closed.allSatisfy { listed in
      listed.keys.contains(key) || listed.patterns.contains { PatternText.matches($0, key) }
    }
  }
}

extension Optional where Wrapped == Int {
  /// Keeps the smaller bound.
  mutating func lower(to other: Int?) {
    guard let other else { return }
    self = map { Swift.min($0, other) } ?? other
  }
}
