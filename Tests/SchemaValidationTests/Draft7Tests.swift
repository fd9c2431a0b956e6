import BinderyJSON
import SchemaValidation
import XCTest

/// Tests of the differences between draft-07 and draft 2020-12.
final class Draft7Tests: XCTestCase {
  func testAReferenceExcludesOtherKeywords() throws {
    let schema =
      ##""properties": {"a": {"$ref": "#/definitions/A", "type": "null"}}, "##
      + #""definitions": {"A": {"type": "string"}}"#
    try assertViolation(schema, #"{"a": "x"}"#, nil)
    try assertViolation(
      schema,
      #"{"a": null}"#,
      "$.a: expected a string, found null (#/definitions/A/type)"
    )
  }

  func testItemsMayBeAList() throws {
    let schema = #""items": [{"type": "string"}], "additionalItems": {"type": "null"}"#
    try assertViolation(schema, #"["x", null]"#, nil)
    try assertViolation(schema, "[1]", "$[0]: expected a string, found a number (#/items/0/type)")
    try assertViolation(
      schema,
      #"["x", 1]"#,
      "$[1]: expected null, found a number (#/additionalItems/type)"
    )
    try assertViolation(#""items": {"type": "null"}, "additionalItems": false"#, "[null]", nil)
    try assertViolation(#""additionalItems": false"#, "[1]", nil)
  }

  func testDependenciesAreListsOrSchemas() throws {
    let schema = #""dependencies": {"a": ["b"], "c": {"maxProperties": 1}}"#
    try assertViolation(schema, #"{"a": 1, "b": 2}"#, nil)
    try assertViolation(schema, #"{"a": 1}"#, #"$: "a" needs "b" beside it (#/dependencies)"#)
    try assertViolation(
      schema,
      #"{"c": 1, "d": 2}"#,
      "$: expected at most 1 property, found 2 (#/dependencies/c/maxProperties)"
    )
  }

  func testIgnoresLaterKeywords() throws {
    for schema in [
      #""prefixItems": [false]"#, #""unevaluatedItems": false"#,
      #""contains": {}, "maxContains": 0"#,
    ] {
      try assertViolation(schema, "[1]", nil)
    }
    for schema in [
      #""dependentRequired": {"a": ["b"]}"#, #""dependentSchemas": {"a": false}"#,
      #""unevaluatedProperties": false"#,
    ] {
      try assertViolation(schema, #"{"a": 1}"#, nil)
    }
  }

  private func assertViolation(
    _ schema: String,
    _ value: String,
    _ expected: String?,
    line: UInt = #line
  ) throws {
    let text = #"{"$schema": "http://json-schema.org/draft-07/schema#", \#(schema)}"#
    let violations = try JSONSchema(JSONValue(parsing: text)).validate(JSONValue(parsing: value))
    XCTAssertEqual(violations.map(\.description), expected.map { [$0] } ?? [], line: line)
  }
}
