import BinderyJSON
import SchemaValidation
import XCTest

/// Tests beyond the official suite: messages, OpenAPI keywords, recursion and invalid schemas.
final class JSONSchemaTests: XCTestCase {
  func testViolationsHaveLocationsAndMessages() throws {
    try assertViolations(
      #"{"properties": {"a b": {"items": {"type": ["string", "null"]}}}}"#,
      #"{"a b": ["x", 1]}"#,
      #"$["a b"][1]: expected a string or null, found a number (#/properties/a b/items/type)"#
    )
    try assertViolations(
      ##"{"$ref": "#/$defs/a~1b", "$defs": {"a/b": {"required": ["id"], "maxProperties": 0}}}"##,
      #"{"x": 1}"#,
      "$: expected at most 0 properties, found 1 (#/$defs/a~1b/maxProperties)",
      #"$: the required member "id" is missing (#/$defs/a~1b/required)"#
    )
    try assertViolations(
      #"{"oneOf": [{"type": "integer"}, {"properties": {"a": {"const": 1}}}]}"#,
      #"{"a": 2}"#,
      "$: no alternative holds: [0] $: expected an integer, found an object; "
        + "[1] $.a: expected 1, found 2 (#/oneOf)"
    )
    try assertViolations(
      #"{"additionalProperties": false, "minProperties": 2}"#,
      #"{"a": 1}"#,
      "$: expected at least 2 properties, found 1 (#/minProperties)",
      "$.a: no value is allowed here (#/additionalProperties)"
    )
    try assertViolations(
      #"{"minLength": 3, "pattern": "^\\d+$", "enum": ["12a"]}"#,
      #""1\n""#,
      #"$: expected one of "12a", found "1\n" (#/enum)"#,
      "$: expected at least 3 characters, found 2 (#/minLength)",
      #"$: "1\n" doesn't match "^\\d+$" (#/pattern)"#
    )
  }

  func testValidatesJSONInsideOfText() throws {
    let schema = ##"""
      {"properties": {"data": {"contentMediaType": "application/json", "contentSchema": {
        "required": ["id"],
        "properties": {"id": {"type": "integer"}, "in": {"$ref": "#/properties/data"}}
      }}}}
      """##
    let nested = #"{"data": "{\"id\": 7, \"in\": \"{\\\"id\\\": 8}\"}"}"#
    try assertViolations(schema, nested, dialect: .openAPI)
    try assertViolations(
      schema,
      #"{"data": "{\"id\": \"7\", \"in\": \"{}\"}"}"#,
      "$.data.id: expected an integer, found a string"
        + " (#/properties/data/contentSchema/properties/id/type)",
      #"$.data.in: the required member "id" is missing (#/properties/data/contentSchema/required)"#,
      dialect: .openAPI
    )
    try assertViolations(
      schema,
      #"{"data": "{"}"#,
      "$.data: the text isn't JSON: $: expected a key or `}`, found the end (byte 1)"
        + " (#/properties/data/contentMediaType)",
      dialect: .openAPI
    )
    try assertViolations(schema, #"{"data": "{\"id\": \"7\"}"}"#)
  }

  func testComparesNumbersExactly() throws {
    let cases = [
      (#"{"multipleOf": 0.0001}"#, "0.0075", true),
      (#"{"multipleOf": 0.0001}"#, "0.00751", false),
      (#"{"multipleOf": 0.1}"#, "9007199254740993.3", true),
      (#"{"multipleOf": 123456789012345678901}"#, "246913578024691357802e5", true),
      (#"{"multipleOf": 7}"#, "1e1000000000", false),
      (#"{"multipleOf": 4}"#, "1e2", true),
      (#"{"multipleOf": 1024}"#, "1e9", false),
      (#"{"multipleOf": 1024}"#, "1e10", true),
      (#"{"maximum": 18446744073709551615}"#, "18446744073709551616", false),
      (#"{"minimum": -1e400}"#, "-1e401", false),
      (#"{"exclusiveMinimum": 0}"#, "-0.0", false),
      (#"{"type": "integer"}"#, "1.50e1", true),
      (#"{"type": "integer"}"#, "1.5", false),
      (#"{"const": 1}"#, "1.0e0", true),
    ]
    for (schema, value, isValid) in cases {
      XCTAssertEqual(try violations(schema, value).isEmpty, isValid, "\(value) in \(schema)")
    }
  }

  func testOpenAPIDialect() throws {
    let nullable = #"{"type": "string", "nullable": true}"#
    XCTAssertEqual(try violations(nullable, "null", .openAPI), [])
    XCTAssertEqual(
      try violations(nullable, "null", .draft2020),
      ["$: expected a string, found null (#/type)"]
    )
    let exclusive = #"{"minimum": 3, "exclusiveMinimum": true, "example": 4, "xml": {}}"#
    XCTAssertEqual(
      try violations(exclusive, "3", .openAPI),
      ["$: expected more than 3, found 3 (#/minimum)"]
    )
    let plain = #"{"minimum": 3, "exclusiveMinimum": false, "discriminator": {}}"#
    XCTAssertEqual(try violations(plain, "3", .openAPI), [])
    let dialect = #"{"$schema": "https://spec.openapis.org/oas/3.1/dialect/base", "type": "null"}"#
    XCTAssertEqual(try violations(dialect, "null"), [])
  }

  func testRecursiveSchemasTerminate() throws {
    let fault = "the schema refers to itself without end"
    XCTAssertEqual(try violations(##"{"$ref": "#"}"##, "1"), ["$: \(fault) (#)"])
    let loop = ##"{"$defs": {"a": {"not": {"$ref": "#/$defs/b"}}, "b": {"$ref": "#/$defs/a"}},"##
    XCTAssertEqual(
      try violations(loop + ##" "$ref": "#/$defs/a"}"##, "1").last,
      "$: \(fault) (#/$defs/a)"
    )
  }

  func testValidatesDeepValues() async throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let schema = ##"{"anyOf": [{"type": "array", "items": {"$ref": "#"}}]}"##
    XCTAssertEqual(try violations(schema, deep), [])
  }

  func testLongChainsOfReferencesTerminate() async throws {
    let links = (0..<5_000).map { ##""\##($0)": {"$ref": "#/$defs/\##($0 + 1)"}"## }
    let chain = "{\"$defs\": {" + links.joined(separator: ",") + #", "5000": {"type": "null"}}}"#
    let schemas = try JSONSchema(JSONValue(parsing: chain))
    XCTAssertEqual(schemas.definition("4000")?.validate(.null), [])
    XCTAssertEqual(
      schemas.definition("0")?.validate(.null).map(\.description),
      ["$: schemas are nested deeper than 2048 levels (#/$defs/2048)"]
    )
  }

  func testErrorsLocateInvalidSchemas() {
    let cases = [
      (#"{"properties": {"a": 1}}"#, "#/properties/a: expected a schema (an object or a boolean)"),
      (#"{"items": {"minimum": "1"}}"#, "#/items/minimum: expected a number"),
      (#"{"maxLength": -1}"#, "#/maxLength: expected an integer from 0"),
      (#"{"multipleOf": 0}"#, "#/multipleOf: expected a number above 0"),
      (#"{"type": "text"}"#, "#/type: expected a type's name"),
      (#"{"$defs": {"a": {"$ref": "b.json"}}}"#, ##"#/$defs/a: unresolved reference "b.json""##),
      (#"{"pattern": "("}"#, ##"#: can't read the pattern "(""##),
      (
        #"{"$schema": "https://x.example/s"}"#,
        ##"#/$schema: unknown dialect "https://x.example/s""##
      ),
    ]
    for (schema, expected) in cases {
      XCTAssertThrowsError(try violations(schema, "1"), schema) { error in
        XCTAssertEqual("\(error)", expected)
      }
    }
  }

  private func assertViolations(
    _ schema: String,
    _ value: String,
    _ expected: String...,
    dialect: SchemaDialect = .draft2020,
    line: UInt = #line
  ) throws {
    XCTAssertEqual(try violations(schema, value, dialect), expected, line: line)
  }

  private func violations(
    _ schema: String,
    _ value: String,
    _ dialect: SchemaDialect = .draft2020
  ) throws -> [String] {
    try JSONSchema(JSONValue(parsing: schema), dialect: dialect)
      .validate(JSONValue(parsing: value)).map(\.description)
  }
}
