import BinderyJSON
import RecordingMutation
import SchemaValidation
import XCTest

/// Mutations of values by their schemas.
final class ValueMutatorTests: XCTestCase {
  private func mutator(
    _ definitions: String,
    limit: Int = .max
  ) throws -> (ValueMutator, JSONSchema) {
    let root = try JSONValue(parsing: #"{"$defs": \#(definitions)}"#)
    let schemas = try JSONSchema(root, dialect: .openAPI)
    return (ValueMutator(root, schemas, MutationSample(seed: 0, limit: limit)), schemas)
  }

  /// Returns the mutations as `kind path = new value`; the value of a missing part is `removed`.
  private func violations(_ schema: String, _ value: String) throws -> [String] {
    let (mutator, _) = try mutator(#"{"A": \#(schema)}"#)
    let mutations = mutator.violations(of: try JSONValue(parsing: value), as: "A")
    return mutations.map(Self.text)
  }

  private func tolerated(_ schema: String, _ value: String) throws -> [String] {
    let (mutator, _) = try mutator(#"{"A": \#(schema)}"#)
    return mutator.tolerated(of: try JSONValue(parsing: value), as: "A").map(Self.text)
  }

  private static func text(_ mutation: ValueMutation) -> String {
    let part = mutation.value.value(at: mutation.path)
    return "\(mutation.kind.rawValue) \(mutation.path) = \(part.map(\.description) ?? "removed")"
  }

  func testViolatesEachKeyword() throws {
    for (schema, value, expected) in [
      (#"{"type": "string"}"#, #""a""#, ["other-type $ = 7", "other-type $ = null"]),
      (#"{"type": ["integer", "null"]}"#, "1", [#"other-type $ = "text""#, "other-type $ = 1.5"]),
      (#"{"enum": ["a", "b"]}"#, #""a""#, [#"other-constant $ = "a-unlisted""#]),
      (#"{"const": true}"#, "true", ["other-constant $ = false"]),
      (
        #"{"minimum": 1, "exclusiveMaximum": 9}"#, "2",
        ["out-of-range $ = 0", "out-of-range $ = 9"]
      ),
      (#"{"multipleOf": 2}"#, "4", ["out-of-range $ = 1"]),
      (#"{"minLength": 2}"#, #""ab""#, [#"other-size $ = "a""#]),
      (#"{"maxLength": 3}"#, #""ab""#, [#"other-size $ = "abxx""#]),
      (
        #"{"pattern": "^[a-z]+$"}"#, #""ab""#,
        [#"other-form $ = "~""#, #"other-form $ = "\u001f""#, #"other-form $ = """#]
      ),
      (#"{"minItems": 1}"#, "[1]", ["other-size $ = []"]),
      (#"{"uniqueItems": true}"#, "[1]", ["other-size $ = [1,1]"]),
      (
        #"{"required": ["a", "b"]}"#, #"{"a": 1, "b": 2}"#,
        ["missing-member $.a = removed", "missing-member $.b = removed"]
      ),
      (
        #"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#,
        ["forbidden-member $.forbiddenMember = true"]
      ),
    ] as [(String, String, [String])] {
      XCTAssertEqual(try violations(schema, value), expected, schema)
    }
  }

  func testFollowsReferencesAndParts() throws {
    let definitions = """
      {"A": {"type": "array", "items": {"$ref": "#/$defs/B"}},
       "B": {"allOf": [{"properties": {"id": {"minLength": 1}}}],
             "properties": {"next": {"$ref": "#/$defs/B"}, "tags": {"prefixItems": [{"const": 1}]}}}}
      """
    let (mutator, _) = try mutator(definitions)
    let value = try JSONValue(parsing: #"[{"id":"a","next":{"id":"b"}}, 0, {"tags":[1]}]"#)
    let mutations = mutator.violations(of: value, as: "A")
    XCTAssertEqual(
      mutations.map(Self.text),
      [
        "other-type $ = 7", "other-type $ = null", #"other-size $[0].id = """#,
        #"other-size $[0].next.id = """#, "other-constant $[2].tags[0] = -987654",
      ]
    )
    XCTAssertEqual(mutations.last?.keyword, "/$defs/B/properties/tags/prefixItems/0/const")
  }

  /// A change that another alternative allows is no violation.
  func testOmitsWhatAnotherAlternativeAllows() throws {
    let schema = #"{"oneOf": [{"type": "string", "minLength": 2}, {"type": "integer"}]}"#
    XCTAssertEqual(
      try violations(schema, #""ab""#),
      [#"other-type $ = true"#, "other-type $ = null", #"other-size $ = "a""#].filter {
        !$0.contains("true")
      }
    )
  }

  /// Each mutation of random values violates the schema, or is valid.
  func testMutationsAreWhatTheyClaim() throws {
    let (mutator, schemas) = try mutator(
      """
      {"A": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "string", "minLength": 1}, "n": {"type": "integer", "minimum": 0},
        "ok": {"type": "boolean"}, "list": {"type": "array", "items": {"$ref": "#/$defs/A"}}}}}
      """
    )
    let schema = try XCTUnwrap(schemas.definition("A"))
    let value = try JSONValue(
      parsing: #"{"id":"abc","n":1,"ok":true,"list":[{"id":"d"},{"id":"e","n":2}]}"#
    )
    let violations = mutator.violations(of: value, as: "A")
    XCTAssertGreaterThan(violations.count, 20)
    for mutation in violations {
      XCTAssertFalse(schema.validate(mutation.value).isEmpty, Self.text(mutation))
    }
    let tolerated = mutator.tolerated(of: value, as: "A")
    XCTAssertEqual(
      Set(tolerated.map(\.kind)),
      [.unknownMember, .reorderedMembers, .equivalentNumber, .otherValue]
    )
    for mutation in tolerated { XCTAssertEqual(schema.validate(mutation.value), []) }
  }

  /// Values that one of several texts, numbers or structures could be are not replaced.
  func testKeepsRestrictedValues() throws {
    for schema in [
      #"{"type": "string", "format": "date"}"#, #"{"type": "string", "pattern": "a"}"#,
      #"{"enum": ["abc"]}"#, #"{"type": "string", "contentMediaType": "application/json"}"#,
    ] { XCTAssertEqual(try tolerated(schema, #""abc""#), [], schema) }
    XCTAssertEqual(try tolerated(#"{"type": "string"}"#, #""abc""#), [#"other-value $ = "abcx""#])
    XCTAssertEqual(try tolerated(#"{"type": "string"}"#, #""{}""#), [])
    let union =
      #"{"discriminator": {"propertyName": "k"}, "properties": {"k": {"type": "string"}}}"#
    XCTAssertEqual(
      try tolerated(union, #"{"k": "abc"}"#),
      [#"unknown-member $ = {"k":"abc","unlistedMember":true}"#]
    )
  }

  /// A sample has as many mutations as possible, and each of them is one of all.
  func testSelectsOnlyMutationsThatAreWhatTheyClaim() throws {
    let union = #"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#
    let definitions = """
      {"A": {"properties": {"list": {"items": \(union)}, "text": {"type": "string"},
        "number": {"type": "integer"}}, "required": ["list"]}}
      """
    let value = try JSONValue(
      parsing: #"{"list": [{"a": 1, "b": 1}, {"a": 1}], "text": "a", "number": 1}"#
    )
    let (all, schemas) = try mutator(definitions)
    let schema = try XCTUnwrap(schemas.definition("A"))
    for limit in [1, 3] {
      let (mutator, _) = try mutator(definitions, limit: limit)
      let violations = mutator.violations(of: value, as: "A")
      XCTAssertEqual(violations.count, limit)
      XCTAssertEqual(Set(violations).subtracting(all.violations(of: value, as: "A")), [])
      for mutation in violations { XCTAssertFalse(schema.validate(mutation.value).isEmpty) }
      let tolerated = mutator.tolerated(of: value, as: "A").filter { $0.kind != .reorderedMembers }
      XCTAssertEqual(tolerated.count, limit)
      for mutation in tolerated { XCTAssertEqual(schema.validate(mutation.value), []) }
    }
  }

  func testTheSameSeedSelectsTheSameMutations() {
    let all = (0..<200).map { "mutation \($0)" }
    let selected = { (seed: UInt64, limit: Int) in
      MutationSample(seed: seed, limit: limit).selection(of: all) { $0 }
    }
    XCTAssertEqual(selected(1, 20), selected(1, 20))
    XCTAssertEqual(selected(1, 20).count, 20)
    XCTAssertNotEqual(selected(1, 20), selected(2, 20))
    XCTAssertEqual(Set(selected(1, 10)).subtracting(selected(1, 20)), [])
    XCTAssertEqual(selected(1, 200), all)
  }

  func testPlansAndResultsAreTheSameAfterCoding() throws {
    let plan = MutationPlan(folder: "/a b", seed: 7, limit: 20, seconds: 1.5)
    XCTAssertEqual(MutationPlan(plan.text), plan)
    XCTAssertNil(MutationPlan("{}"))
    let result = MutationResult(
      .otherType,
      of: "listBooks 200",
      detail: "$.id",
      keyword: "/$defs/A/type",
      entry: "a.har #0",
      file: "/a.har",
      line: 2,
      column: 3,
      failure: nil
    )
    var failed = result
    failed.failure = "text"
    let results = MutationResults(results: [result, failed], untested: ["/a.har": 4])
    XCTAssertEqual(MutationResults(results.json), results)
    XCTAssertEqual(results.results.map(\.isExpected), [false, true])
    XCTAssertNil(MutationResults(["results": [["kind": "unlisted"]]]))
  }
}
