import BinderyRuntime
import BinderyTesting
import XCTest

/// Where draft-07, once a schema names it, differs from 2020-12.
final class Draft7Tests: XCTestCase {
  func testReferencesStandAlone() throws {
    let schema =
      ##""properties": {"a": {"$ref": "#/definitions/A", "type": "null"}}, "##
      + #""definitions": {"A": {"type": "string"}}"#
    try assertSays(schema, #"{"a": "x"}"#, nil)
    try assertSays(
      schema,
      #"{"a": null}"#,
      "$.a: expected a string, found null (#/definitions/A/type)"
    )
  }

  func testItemsMayBeAList() throws {
    let schema = #""items": [{"type": "string"}], "additionalItems": {"type": "null"}"#
    try assertSays(schema, #"["x", null]"#, nil)
    try assertSays(schema, "[1]", "$[0]: expected a string, found a number (#/items/0/type)")
    try assertSays(
      schema,
      #"["x", 1]"#,
      "$[1]: expected null, found a number (#/additionalItems/type)"
    )
    try assertSays(#""items": {"type": "null"}, "additionalItems": false"#, "[null]", nil)
    try assertSays(#""additionalItems": false"#, "[1]", nil)
  }

  func testDependenciesAreListsOrSchemas() throws {
    let schema = #""dependencies": {"a": ["b"], "c": {"maxProperties": 1}}"#
    try assertSays(schema, #"{"a": 1, "b": 2}"#, nil)
    try assertSays(schema, #"{"a": 1}"#, #"$: "a" needs "b" beside it (#/dependencies)"#)
    try assertSays(
      schema,
      #"{"c": 1, "d": 2}"#,
      "$: expected at most 1 properties, found 2 (#/dependencies/c/maxProperties)"
    )
  }

  func testLaterKeywordsMeanNothing() throws {
    for schema in [
      #""prefixItems": [false]"#, #""unevaluatedItems": false"#,
      #""contains": {}, "maxContains": 0"#,
    ] {
      try assertSays(schema, "[1]", nil)
    }
    for schema in [
      #""dependentRequired": {"a": ["b"]}"#, #""dependentSchemas": {"a": false}"#,
      #""unevaluatedProperties": false"#,
    ] {
      try assertSays(schema, #"{"a": 1}"#, nil)
    }
  }

  private func assertSays(
    _ schema: String,
    _ value: String,
    _ expected: String?,
    line: UInt = #line
  ) throws {
    let text = #"{"$schema": "http://json-schema.org/draft-07/schema#", \#(schema)}"#
    let said = try JSONSchema(JSONValue(parsing: text)).validate(JSONValue(parsing: value))
    XCTAssertEqual(said.map(\.description), expected.map { [$0] } ?? [], line: line)
  }
}
