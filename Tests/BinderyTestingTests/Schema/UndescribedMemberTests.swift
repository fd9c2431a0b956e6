import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of members that a schema permits but doesn't describe.
final class UndescribedMemberTests: XCTestCase {
  func testReportsMembersAtAnyDepth() throws {
    try assertUndescribed(
      ##"{"properties": {"list": {"items": {"$ref": "#/$defs/A"}}}, "$defs": {"A": {"properties": {"id": {}}}}}"##,
      #"{"x": {"y": 1}, "list": [{"id": 1}, {"id": 2, "z": 3}]}"#,
      "$.x (#)",
      "$.list[1].z (#/$defs/A)"
    )
  }

  func testCombinesSchemasOfTheSameObject() throws {
    try assertUndescribed(
      #"{"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}], "patternProperties": {"^x": {}}}"#,
      #"{"a": 1, "b": 2, "c": 3, "x1": 4}"#,
      "$.c (#/allOf/0)"
    )
  }

  func testOnlyAlternativesThatHoldDescribeMembers() throws {
    let schema = """
      {"oneOf": [
        {"properties": {"kind": {"const": "a"}, "x": {}}},
        {"properties": {"kind": {"const": "b"}, "y": {}}}
      ]}
      """
    try assertUndescribed(schema, #"{"kind": "a", "x": 1}"#)
    try assertUndescribed(schema, #"{"kind": "b", "x": 1}"#, "$.x (#/oneOf/1)")
    try assertUndescribed(
      #"{"not": {"properties": {"a": {}}, "required": ["a"]}, "properties": {"b": {}}}"#,
      #"{"c": 1}"#,
      "$.c (#)"
    )
  }

  func testAdditionalPropertiesDescribeTheRest() throws {
    for rest in ["true", "{}", #"{"type": "integer"}"#, "false"] {
      for keyword in ["additionalProperties", "unevaluatedProperties"] {
        try assertUndescribed(#"{"properties": {"a": {}}, "\#(keyword)": \#(rest)}"#, #"{"b": 1}"#)
      }
    }
  }

  func testObjectsWithoutPropertiesHaveNone() throws {
    for schema in ["{}", "true", #"{"type": "object", "required": ["a"]}"#] {
      try assertUndescribed(schema, #"{"a": {"b": 1}}"#)
    }
  }

  func testReportsMembersOfJSONInText() throws {
    let schema = """
      {"properties": {"data": {
        "contentMediaType": "application/json", "contentSchema": {"properties": {"a": {}}}
      }}}
      """
    try assertUndescribed(
      schema,
      #"{"data": "{\"a\": 1, \"b\": 2}"}"#,
      "$.data.b (#/properties/data/contentSchema)"
    )
  }

  private func assertUndescribed(
    _ schema: String,
    _ value: String,
    _ expected: String...,
    line: UInt = #line
  ) throws {
    let members = try JSONSchema(JSONValue(parsing: schema), dialect: .openAPI)
      .undescribedMembers(of: JSONValue(parsing: value))
    XCTAssertEqual(members.map { "\($0.path) (\($0.schemaPath))" }, expected, schema, line: line)
  }
}
