import XCTest

@testable import Shaping

/// Constraints in the documentation of a member whose type doesn't enforce them.
final class ConstraintTextTests: XCTestCase {
  func testLimitsAreDocumented() throws {
    try assertLimits("At least 1 and at most 10.", "type: integer, minimum: 1, maximum: 10")
    try assertLimits("More than 0.", "type: number, minimum: 0, exclusiveMinimum: true")
    try assertLimits("More than 0 and less than 0.5.", "exclusiveMinimum: 0, exclusiveMaximum: 0.5")
    try assertLimits("A multiple of 5.", "type: integer, multipleOf: 5")
    try assertLimits(
      "At most 64 characters.",
      then: "Matches `^a+$`.",
      "maxLength: 64, pattern: ^a+$"
    )
    try assertLimits("Exactly 1 character.", "minLength: 1, maxLength: 1")
    try assertLimits(
      "At least 2 elements.",
      then: "No element twice.",
      "minItems: 2, uniqueItems: true"
    )
    try assertLimits("At most 1 member.", "minProperties: 0, maxProperties: 1")
    try assertLimits("Read only.", "type: string, readOnly: true")
    try assertLimits("Write only.", "type: string, writeOnly: true")
  }

  func testDoesNotRepeatTheDescription() throws {
    try assertLimits("Up to 64.", "description: Up to 64., maxLength: 64")
    try assertLimits("Like ^a+$.", "description: Like ^a+$., pattern: ^a+$")
    try assertLimits("A read-only name.", "description: A read-only name., readOnly: true")
    try assertLimits("Unique.", "description: Unique., uniqueItems: true")
  }

  func testLimitsFollowTheDescription() throws {
    try assertLimits("A name.", then: "Read only.", "description: A name., readOnly: true")
    try assertLimits("A.", then: "B.\n\nAt least 1.", "description: A. B., minimum: 1")
  }

  func testOmitsTrivialLimits() throws {
    try assertLimits(
      nil,
      "minLength: x, minItems: 0, multipleOf: 1, pattern: '', uniqueItems: false"
    )
    try assertLimits(nil, "pattern: '`', readOnly: true, writeOnly: true")
  }

  private func assertLimits(
    _ summary: String?,
    then discussion: String? = nil,
    _ schema: String,
    line: UInt = #line
  ) throws {
    let sample = try Sample([
      "api.yaml": Sample.schemas("Model: { properties: { a: { \(schema) } } }", version: "3.1.0")
    ])
    let model = try XCTUnwrap(sample.service).models.first
    guard case .object(let object)? = model?.definition else {
      return XCTFail("no object", line: line)
    }
    XCTAssertEqual(object.fields.first?.documentation.summary, summary, line: line)
    XCTAssertEqual(object.fields.first?.documentation.discussion, discussion, line: line)
  }
}
