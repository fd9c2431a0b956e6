import BinderyRuntime
import BinderyTesting

/// A message as the specification describes it, held to nothing but JSON Schema.
struct DescribedMessage {
  let name: String
  let outline: SchemaOutline
  /// None where any JSON may come.
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

  /// What the schema forbids of a value; nil without a schema.
  func violations(of value: JSONValue) -> [SchemaViolation]? { schema?.validate(value) }

  /// Whether a value is one by the schema, and not for saying nothing that the schema speaks of.
  func fits(_ value: JSONValue) -> Bool {
    guard let schema, !isSilent(of: value), contradiction(by: value) == nil else { return false }
    let optional = outline.members.keys.filter { !outline.required.contains($0) }
    return schema.validate(value.withoutNulls(of: Set(optional))).isEmpty
  }

  /// Whether an object has members, and none of those that the schema speaks of.
  func isSilent(of value: JSONValue) -> Bool {
    guard let object = value.object, !object.isEmpty else { return false }
    return !outline.members.isEmpty && knownMembers(of: value).isEmpty
  }

  /// The members of an object that the schema speaks of.
  func knownMembers(of value: JSONValue) -> Set<String> {
    Set(value.object?.members.map(\.key).filter { outline.members[$0] != nil } ?? [])
  }

  /// The constant that an object has another value for.
  func contradiction(by value: JSONValue) -> String? {
    guard value.object != nil else { return nil }
    return constants.first { $0.isPassed(by: value) == false }?.key
  }

  /// The required member that an object hasn't.
  func gap(in value: JSONValue) -> String? {
    guard let object = value.object else { return nil }
    return outline.required.sorted().first { object[$0] == nil }
  }

  /// The pattern that a member of an object isn't written in.
  func stray(in value: JSONValue) -> String? {
    patterns.first { $0.isPassed(by: value) == false }?.key
  }

  /// How many members are written in the patterns that ask for it.
  func patternCount(in value: JSONValue) -> Int {
    patterns.count { $0.isPassed(by: value) == true }
  }

  /// The members with values that aren't listed.
  func unlistedMembers(of value: JSONValue) -> Set<String> {
    Set(lists.filter { $0.isPassed(by: value) == false }.map(\.key))
  }

  /// Whether a value can't be meant as this message.
  func isRuledOut(by value: JSONValue) -> Bool {
    if contradiction(by: value) != nil { return true }
    return !isNamed(by: value, and: nil) && (gap(in: value) != nil || stray(in: value) != nil)
  }

  /// Whether a member says that it is this message, of which the other says nothing.
  func isNamed(by value: JSONValue, and other: DescribedMessage?) -> Bool {
    let naming = (constants + lists).filter { $0.isRequired && $0.isPassed(by: value) == true }
    let others = (other?.constants ?? []) + (other?.lists ?? [])
    return naming.contains { test in !others.contains { $0.key == test.key } }
  }
}

/// What a schema asks of one member.
private struct MemberTest {
  let key: String
  let isRequired: Bool
  private let schema: JSONSchema

  init(_ key: String, _ isRequired: Bool, _ schema: JSONValue) throws(SchemaError) {
    self.key = key
    self.isRequired = isRequired
    self.schema = try JSONSchema(schema)
  }

  /// Nil where the member is absent, as null says too of one that may be.
  func isPassed(by value: JSONValue) -> Bool? {
    guard let member = value[key], isRequired || !member.isNull else { return nil }
    return schema.validate(member).isEmpty
  }
}

extension JSONValue {
  /// Without the members that are null, which for a member that may be absent says that it is.
  fileprivate func withoutNulls(of optional: Set<String>) -> JSONValue {
    guard let object else { return self }
    let members = object.members.filter { !$0.value.isNull || !optional.contains($0.key) }
    return .object(JSONObject(members.map { ($0.key, $0.value) }))
  }
}
