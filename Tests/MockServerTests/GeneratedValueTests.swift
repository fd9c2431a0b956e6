import BinderyJSON
import SchemaValidation
import XCTest

@testable import MockServer

/// Values that are generated from schemas.
final class GeneratedValueTests: XCTestCase {
  /// Returns the values of a schema for some seeds, after checking each with the schema.
  @discardableResult
  private func values(
    _ schema: String,
    others: String = "{}",
    seeds: Range<UInt64> = 0..<25,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> [JSONValue] {
    var definitions = try XCTUnwrap(JSONValue(parsing: others).object)
    definitions["Root"] = try JSONValue(parsing: schema)
    let document: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": .object(definitions),
    ]
    let schemas = try MockedSchemas(document)
    let compiled = try JSONSchema(document, dialect: .openAPI, formats: .all)
    let root = try XCTUnwrap(compiled.definition("Root"))
    return try seeds.map { seed in
      var generator = ValueGenerator(schemas, omitting: "writeOnly", random: .init(seed: seed))
      let value = try XCTUnwrap(
        generator.value(of: "Root"),
        "no value for \(seed)",
        file: file,
        line: line
      )
      XCTAssertEqual(root.validate(value), [], "\(value)", file: file, line: line)
      return value
    }
  }

  func testFormats() throws {
    let formats = [
      "date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri",
      "uri-reference", "uuid", "byte", "json-pointer", "relative-json-pointer", "regex",
    ]
    for format in formats { try values(#"{"type":"string","format":"\#(format)"}"#) }
    try values(#"{"type":"string","format":"email","maxLength":6}"#)
    try values(#"{"type":"string","format":"byte","minLength":20,"maxLength":24}"#)
    try values(#"{"type":"string","format":"unknown","minLength":3}"#)
  }

  func testTexts() throws {
    try values(#"{"type":"string","minLength":40,"maxLength":41}"#)
    try values(#"{"type":"string","maxLength":2}"#)
    try values(#"{"type":"string","maxLength":0}"#)
    try values(##"{"type":"string","pattern":"^#[0-9a-f]{6}$"}"##)
    try values(#"{"type":"string","pattern":"^[A-Z]{2}\\d{2,4}$","minLength":6}"#)
    try values(#"{"type":"string","pattern":"[a-z]+","minLength":30,"maxLength":31}"#)
    try values(#"{"type":"string","pattern":"^a+$","minLength":30,"maxLength":31}"#)
    try values(#"{"allOf":[{"pattern":"^a"},{"pattern":"z$"}],"type":"string"}"#, seeds: 0..<3)
  }

  func testNumbers() throws {
    try values(#"{"type":"integer","minimum":3,"maximum":3}"#)
    try values(#"{"type":"integer","exclusiveMinimum":3,"exclusiveMaximum":5}"#)
    try values(#"{"type":"integer","maximum":-7}"#)
    try values(#"{"type":"integer","multipleOf":7,"minimum":100,"maximum":110}"#)
    try values(#"{"type":"number","multipleOf":0.01,"minimum":1.005}"#)
    try values(#"{"type":"number","minimum":0.001,"exclusiveMaximum":0.002}"#)
    try values(#"{"type":"integer","allOf":[{"multipleOf":4},{"multipleOf":6}]}"#)
    try values(#"{"type":"integer","format":"int64","minimum":9007199254740993}"#)
    try values(#"{"type":"number","minimum":-1,"maximum":0,"exclusiveMinimum":-1}"#)
  }

  func testValues() throws {
    try values(#"{"enum":["a",1,null]}"#)
    try values(#"{"const":{"a":[1]}}"#)
    try values(#"{"type":["string","null"]}"#)
    try values(#"{"type":["integer","null"],"minimum":4}"#)
    try values(#"{"type":"null"}"#)
    try values(#"{"enum":["a","b"],"allOf":[{"enum":["b","c"]}]}"#)
    try values("true")
    try values("{}")
  }

  func testArrays() throws {
    try values(#"{"type":"array","items":{"type":"boolean"},"minItems":1,"uniqueItems":true}"#)
    try values(#"{"type":"array","items":{"enum":[1,2,3]},"minItems":3,"uniqueItems":true}"#)
    try values(
      #"{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2}"#
    )
    try values(
      #"{"type":"array","items":{"type":"integer"},"contains":{"minimum":500},"minContains":2}"#
    )
    try values(#"{"type":"array","maxItems":0}"#)
    try values(
      #"{"type":"array","uniqueItems":true,"minItems":2,"items":{"type":"string","example":"a"}}"#
    )
  }

  func testObjects() throws {
    let closed = try values(
      #"{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}"#
    )
    XCTAssertEqual(closed.first?.object?.members.map(\.key), ["a"])
    try values(#"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":3}"#)
    try values(
      #"{"type":"object","patternProperties":{"^x-":{"type":"integer"}},"additionalProperties":false,"minProperties":1}"#
    )
    try values(
      #"{"type":"object","propertyNames":{"pattern":"^[a-z]{3}$"},"minProperties":2,"additionalProperties":{"type":"integer"}}"#
    )
    try values(
      #"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"maxProperties":1}"#
    )
    try values(
      #"{"properties":{"a":{"type":"string"},"b":{"type":"string"}},"dependentRequired":{"a":["c"]}}"#
    )
    try values(#"{"type":"object","required":["a","b"]}"#)
    try values(
      #"{"allOf":[{"properties":{"a":{"type":"string"}},"required":["a"]},{"properties":{"b":{"type":"integer"}}}],"unevaluatedProperties":false}"#
    )
    try values(
      #"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"not":{"required":["a","b"]}}"#
    )
  }

  func testOmitsWriteOnlyMembers() throws {
    let found = try values(
      #"{"type":"object","properties":{"secret":{"type":"string","writeOnly":true},"id":{"type":"string"}}}"#
    )
    XCTAssertEqual(found.first?.object?.members.map(\.key), ["id"])
  }

  func testUnions() throws {
    try values(
      #"{"oneOf":[{"type":"string"},{"type":"integer","minimum":5},{"type":"object","required":["a"]}]}"#
    )
    // Exactly one branch may hold.
    try values(
      #"{"oneOf":[{"type":"object","properties":{"a":{"type":"string"}}},{"type":"object","properties":{"b":{"type":"integer"}},"required":["b","c"]}]}"#
    )
    try values(#"{"anyOf":[false,{"type":"integer"}]}"#)
    try values(
      #"{"type":"object","properties":{"a":{"const":1},"b":{"type":"integer"}},"required":["b"],"if":{"properties":{"a":{"const":1}},"required":["a"]},"then":{"properties":{"b":{"minimum":100}}},"else":{"properties":{"b":{"maximum":-100}}}}"#
    )
  }

  /// The empty object and those with members of one branch satisfy all branches.
  func testUnionsOfOptionalMembers() throws {
    try values(
      #"{"oneOf":[{"type":"object","properties":{"a":{"type":"string"}}},{"type":"object","properties":{"b":{"type":"integer"}}}]}"#
    )
    try values(
      #"{"oneOf":[{"properties":{"a":{"type":"string"}}},{"properties":{"b":{"enum":[1]}}},{"properties":{"c":{"type":"boolean"}}}],"type":"object"}"#
    )
    // Deep objects omit their optional members.
    var nested =
      #"{"type":"object","additionalProperties":false,"properties":{"a":{"type":"string"}}}"#
    nested =
      #"{"oneOf":[\#(nested),{"type":"object","additionalProperties":false,"properties":{"b":{"type":"string"}}}]}"#
    for _ in 0..<7 {
      nested = #"{"type":"object","required":["n"],"properties":{"n":\#(nested)}}"#
    }
    try values(nested)
  }

  func testDiscriminators() throws {
    let others = """
      {
        "Cat": {"type":"object","required":["kind"],"properties":{"kind":{"type":"string"},"lives":{"type":"integer"}}},
        "Dog": {"type":"object","required":["kind"],"properties":{"kind":{"type":"string"},"bark":{"type":"string"}},"additionalProperties":false}
      }
      """
    let union = #"""
      {"anyOf":[{"$ref":"#/$defs/Cat"},{"$ref":"#/$defs/Dog"}],
       "discriminator":{"propertyName":"kind","mapping":{"tom":"#/$defs/Cat","rex":"#/$defs/Dog"}}}
      """#
    let kinds = Set(try values(union, others: others).compactMap { $0["kind"]?.string })
    XCTAssertEqual(kinds, ["tom", "rex"])
  }

  func testRecursion() throws {
    let node = #"""
      {"Node":{"type":"object","required":["value","children"],"properties":{
        "value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},
        "children":{"type":"array","items":{"$ref":"#/$defs/Node"}}}}}
      """#
    try values(##"{"$ref":"#/$defs/Node"}"##, others: node)
    let list = #"""
      {"Tree":{"oneOf":[{"$ref":"#/$defs/Branch"},{"$ref":"#/$defs/Leaf"}]},
       "Branch":{"type":"object","required":["left","right"],"properties":{
         "left":{"$ref":"#/$defs/Tree"},"right":{"$ref":"#/$defs/Tree"}}},
       "Leaf":{"type":"object","required":["leaf"],"properties":{"leaf":{"type":"string"}}}}
      """#
    try values(##"{"$ref":"#/$defs/Tree"}"##, others: list)
  }

  func testExamples() throws {
    let schema = #"""
      {"type":"object","required":["a","b"],"properties":{
        "a":{"type":"string","example":"shown"},"b":{"type":"integer","example":"invalid"}}}
      """#
    XCTAssertEqual(
      try values(schema).compactMap { $0["a"]?.string },
      Array(repeating: "shown", count: 25)
    )
  }

  func testIsTheSameForTheSameSeed() throws {
    let schema = #"{"type":"array","items":{"type":"string","format":"uuid"}}"#
    XCTAssertEqual(try values(schema), try values(schema))
    XCTAssertGreaterThan(Set(try values(schema)).count, 20)
  }

  func testHasNoValueForAnImpossibleSchema() throws {
    let document: JSONValue = [
      "$defs": ["Root": ["type": "string", "minLength": 5, "maxLength": 4]]
    ]
    var generator = ValueGenerator(
      try MockedSchemas(document),
      omitting: "writeOnly",
      random: .init(seed: 0)
    )
    XCTAssertNil(generator.value(of: "Root"))
  }

  func testIgnoresInvalidPatterns() throws {
    let document: JSONValue = ["$defs": ["Root": ["type": "string", "pattern": "(a"]]]
    XCTAssertNoThrow(try MockedSchemas(document))
  }
}
