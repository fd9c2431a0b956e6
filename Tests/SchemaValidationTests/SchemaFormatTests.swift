import BinderyJSON
import SchemaValidation
import XCTest

/// Tests of formats: those of OpenAPI, which the suite doesn't cover, and their assertion.
final class SchemaFormatTests: XCTestCase {
  func testFormats() throws {
    let cases = [
      ("int32", "2147483647", true), ("int32", "2147483648", false), ("int32", "1.5", false),
      ("int64", "-9223372036854775808", true), ("int64", "9223372036854775808", false),
      ("int32", #""text""#, true), ("byte", #""aGk=""#, true), ("byte", #""aGk""#, false),
      ("uuid", #""2eb8aa08-aa98-11ea-b4aa-73b441d16380""#, true), ("uuid", #""2eb8""#, false),
      ("date", #""2024-02-29""#, true), ("date", #""2023-02-29""#, false),
      ("date-time", #""2024-02-29T23:59:60Z""#, true), ("date-time", #""2024-02-29""#, false),
      ("uri", #""https://a.example/b?c#d""#, true), ("uri", #""/b""#, false),
      ("unknown-format", #""x""#, true),
    ]
    for (format, value, isValid) in cases {
      let schema: JSONValue = ["format": .string(format)]
      let value = try JSONValue(parsing: value)
      let asserted = try JSONSchema(schema, formats: .all).validate(value)
      XCTAssertEqual(asserted.isEmpty, isValid, "\(value) as \(format)")
      XCTAssertEqual(try JSONSchema(schema).validate(value), [], "only noted")
    }
  }
}
