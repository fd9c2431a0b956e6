import XCTest

@testable import Shaping

/// Names of the variants of a union.
final class VariantNameTests: XCTestCase {
  func testConstantsNameVariants() throws {
    try assertNames(["circle", "square"], "kind: { const: circle }", "kind: { const: square }")
    try assertNames(
      ["created", "deleted"],
      "object: { const: event }, is: { enum: [created] }",
      "object: { const: event }, is: { enum: [deleted] }"
    )
    try assertNames(["version 1", "version 2"], "version: { const: 1 }", "version: { const: 2 }")
    try assertNames(["object", "b"], "a: { type: string }", "b: { type: string }")
  }

  /// Two variants have the same constant by mistake, and all have the same type.
  func testConstantsThatNameMostVariants() throws {
    try assertNames(
      ["tap", "swipe", "swipe2"],
      "type: { const: gesture }, action: { const: tap }",
      "type: { const: gesture }, action: { const: swipe }",
      "type: { const: gesture }, action: { const: swipe }"
    )
    try assertNames(
      ["tap", "tap2", "key"],
      "type: { const: tap }, action: { const: down }",
      "type: { const: tap }, action: { const: down }",
      "type: { const: key }, action: { const: up }"
    )
  }

  func testAnAddedVariantKeepsTheNames() throws {
    let (circle, square) = ("op: { const: circle }", "op: { const: square }")
    try assertNames(["circle", "square"], circle, square)
    try assertNames(["circle", "square", "object"], circle, square, "a: { type: string }")
    try assertNames(["object", "circle", "square"], "a: { type: string }", circle, square)
  }

  func testDistinctMembersNameVariants() throws {
    let required = ["a: { type: string } }, required: [a", "b: { type: string } }, required: [b"]
    try assertClosedNames(["a", "b"], required)
    try assertClosedNames(
      ["email", "object"],
      ["id: {}, email: {} }, required: [id, email", "id: {}, name: {} }, required: [id"]
    )
    try assertClosedNames(
      ["object", "phone", "b"],
      ["a: {} }, required: [a", "a: {}, b: {} }, required: [phone", "a: {}, b: {} }, required: [b"]
    )
    try assertClosedNames(["object"], ["a: {} }, required: [a"], and: "{ type: string }")
  }

  /// A member distinguishes variants of the same name, and a number only those without one.
  func testEqualNamesAreFollowedByDistinctMembers() throws {
    try assertNames(
      ["UPDATE_MEDIA", "update_media offset", "UPDATE_MEDIA2"],
      "type: { const: UPDATE_MEDIA }, id: {}",
      "type: { const: UPDATE_MEDIA }, id: {}, offset: {}",
      "type: { const: UPDATE_MEDIA }, id: {}"
    )
  }

  private func assertClosedNames(
    _ names: [String],
    _ objects: [String],
    and other: String? = nil,
    line: UInt = #line
  ) throws {
    let variants = objects.map { "{ type: object, properties: { \($0)] }" }
    try assertNames(
      names + (other == nil ? [] : ["string"]),
      of: variants + [other].compactMap(\.self),
      line: line
    )
  }

  private func assertNames(
    _ names: [String],
    _ properties: String...,
    line: UInt = #line
  ) throws {
    try assertNames(
      names,
      of: properties.map { "{ type: object, properties: { \($0) } }" },
      line: line
    )
  }

  private func assertNames(_ names: [String], of variants: [String], line: UInt) throws {
    let sample = try Sample([
      "api.yaml": Sample.schemas(
        "Either: { oneOf: [\(variants.joined(separator: ", "))] }",
        version: "3.1.0"
      )
    ])
    let models = try XCTUnwrap(sample.service).models
    let union = models.lazy.compactMap { model in
      if case .union(let union) = model.definition { union } else { nil }
    }.first
    XCTAssertEqual(union?.variants.map(\.name), names, line: line)
  }
}
