import BinderyRuntime
import BinderyTesting

/// A message of the specification, checked with JSON Schema alone.
struct DescribedMessage {
  let name: String
  let outline: SchemaOutline
  /// The schema; nil for any JSON.
  private let schema: JSONSchema?
  private let constants, lists, patterns: [MemberTest]

  init(name: String, schema: JSONSchema?, outline: SchemaOutline) throws(SchemaError) {
    self.name = name
    self.schema = schema
    self.outline = outline
    var (constants, lists, patterns): ([MemberTest], [MemberTest], [MemberTest]) = ([], [], [])
    for key in outline.members.keys.sorted() {
      let isRequired = outline.required.contains(key)
      if let constant = outline.constant(of: key) {
        constants.append(try MemberTest(key, isRequired, ["const": constant]))
      } else if let list = outline.list(of: key) {
        lists.append(try MemberTest(key, isRequired, ["enum": .array(list)]))
      }
      for pattern in outline.patterns(of: key) {
        let text: JSONValue = ["type": "string", "pattern": .string(pattern)]
        patterns.append(try MemberTest(key, isRequired, text))
      }
    }
    (self.constants, self.lists, self.patterns) = (constants, lists, patterns)
  }

  /// Returns the violations of the schema; nil without one.
  func violations(of value: JSONValue) -> [SchemaViolation]? { schema?.validate(value) }

  /// Whether a value matches the schema, with at least one described member.
  func fits(_ value: JSONValue) -> Bool {
    guard let schema, !isSilent(of: value), contradiction(by: value) == nil else { return false }
    let optional = outline.members.keys.filter { !outline.required.contains($0) }
    return schema.validate(value.withoutNulls(of: Set(optional))).isEmpty
  }

  /// Whether an object has members, but none that the schema describes.
  func isSilent(of value: JSONValue) -> Bool {
    guard let object = value.object, !object.isEmpty else { return false }
    return !outline.members.isEmpty && knownMembers(of: value).isEmpty
  }

  /// Returns the members of an object that the schema describes.
  func knownMembers(of value: JSONValue) -> Set<String> {
    Set(value.object?.members.map(\.key).filter { outline.members[$0] != nil } ?? [])
  }

  /// Returns a constant for which an object has another value.
  func contradiction(by value: JSONValue) -> String? {
    guard value.object != nil else { return nil }
    return constants.first { $0.isPassed(by: value) == false }?.key
  }

  /// Returns a required member that an object lacks.
  func gap(in value: JSONValue) -> String? {
    guard let object = value.object else { return nil }
    return outline.required.sorted().first { object[$0] == nil }
  }

  /// Returns a member of an object that doesn't match its pattern.
  func mismatchedPattern(in value: JSONValue) -> String? {
    patterns.first { $0.isPassed(by: value) == false }?.key
  }

  /// Returns the number of constants that an object has.
  func constantCount(in value: JSONValue) -> Int {
    constants.count { $0.isPassed(by: value) == true }
  }

  /// Whether the schema describes at least half of an object's members.
  func knowsMost(of value: JSONValue) -> Bool {
    let known = knownMembers(of: value).count + patternCount(in: value)
    return 2 * (known - unlistedMembers(of: value).count) >= value.object?.count ?? 0
  }

  /// Whether the message would match any object: it requires nothing, and knows few members.
  func isWeak(for value: JSONValue) -> Bool {
    value.object != nil && outline.required.isEmpty && !knowsMost(of: value)
      && constantCount(in: value) + patternCount(in: value) == 0
  }

  /// Returns the number of members that match their patterns.
  func patternCount(in value: JSONValue) -> Int {
    patterns.count { $0.isPassed(by: value) == true }
  }

  /// Returns the members with unlisted values.
  func unlistedMembers(of value: JSONValue) -> Set<String> {
    Set(lists.filter { $0.isPassed(by: value) == false }.map(\.key))
  }

  /// Whether a value can't be this message.
  func isRuledOut(by value: JSONValue) -> Bool {
    if contradiction(by: value) != nil { return true }
    return !isNamed(by: value, and: nil)
      && (gap(in: value) != nil || mismatchedPattern(in: value) != nil)
  }

  /// Whether a member identifies the value as this message, and not as the other.
  func isNamed(by value: JSONValue, and other: DescribedMessage?) -> Bool {
    let naming = (constants + lists).filter { $0.isRequired && $0.isPassed(by: value) == true }
    let others = (other?.constants ?? []) + (other?.lists ?? [])
    return naming.contains { test in !others.contains { $0.key == test.key } }
  }
}

/// The schema of a single member.
private struct MemberTest {
  let key: String
  let isRequired: Bool
  private let schema: JSONSchema

  init(_ key: String, _ isRequired: Bool, _ schema: JSONValue) throws(SchemaError) {
    self.key = key
    self.isRequired = isRequired
    self.schema = try JSONSchema(schema)
  }

  /// Whether the member matches; nil if it is absent, or null and optional.
  func isPassed(by value: JSONValue) -> Bool? {
    guard let member = value[key], isRequired || !member.isNull else { return nil }
    return schema.validate(member).isEmpty
  }
}

extension JSONValue {
  /// Returns the object without optional members that are null, which counts as absent.
  fileprivate func withoutNulls(of optional: Set<String>) -> JSONValue {
    guard let object else { return self }
    let members = object.members.filter { !$0.value.isNull || !optional.contains($0.key) }
    return .object(JSONObject(members.map { ($0.key, $0.value) }))
  }
}
