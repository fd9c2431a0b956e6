import XCTest

/// The processing time of a hostile document doesn't grow with the square of its size.
final class GrowthTests: XCTestCase {
  func testNamesThatDifferOnlyInNumbers() throws {
    try assertGrowth(from: 200) { count in
      let lines = (0..<count).map { number in
        let signs = String(number, radix: 2).map { $0 == "0" ? "-" : "_" }
        return "        \"\(signs.joined())a\": {}"
      }
      return "  schemas:\n    A:\n      properties:\n" + lines.joined(separator: "\n")
    }
  }

  func testNestedUnions() throws {
    try assertGrowth(from: 40) { count in
      let lines = (0..<count).map { number in
        """
            A\(number): { oneOf: [{ $ref: "#/components/schemas/A\(number + 1)" },
              { type: object, required: [k\(number)], properties: { k\(number): {} } }] }
        """
      }
      return "  schemas:\n" + lines.joined(separator: "\n") + "\n    A\(count): { type: object }"
    }
  }

  func testListsOfUnionsThatShareTheirVariants() throws {
    try assertGrowth(from: 5) { count in
      let lines = (0..<count).flatMap { number in
        ["A", "B"].map { name in
          "    \(name)\(number): { oneOf: [{ $ref: \"#/components/schemas/A\(number + 1)\" },"
            + " { $ref: \"#/components/schemas/B\(number + 1)\" }] }"
        }
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
        + "\n    A\(count): { enum: [a, b] }\n    B\(count): { enum: [c, d] }"
    }
  }

  func testVariantsByAMapping() throws {
    try assertGrowth(from: 40) { count in
      let names = (0..<count).map { "#/components/schemas/B\($0)" }
      let models = (0..<count).map {
        "    B\($0): { type: object, required: [t], properties: { t: { type: string } } }"
      }
      let variants = names.map { "{ $ref: \"\($0)\" }" }.joined(separator: ", ")
      let mapping = names.enumerated().map { "k\($0): \"\($1)\"" }.joined(separator: ", ")
      return "  schemas:\n" + models.joined(separator: "\n") + "\n    A: { oneOf: [\(variants)],"
        + " discriminator: { propertyName: t, mapping: { \(mapping) } } }"
    }
  }

  func testLineBreaksInADescription() throws {
    try assertGrowth(from: 5_000) { count in
      "  schemas:\n    A: { description: \"\(String(repeating: "\\n", count: count))a\" }"
    }
  }

  func testEmphasisWithTrailingSpaces() throws {
    try assertGrowth(from: 2_000) { count in
      let opened = String(repeating: "<b>", count: count)
      let blanks = String(repeating: " ", count: 10 * count)
      let closed = String(repeating: "</b>", count: count)
      return "  schemas:\n    A: { description: \"\(opened)a\(blanks)\(closed)\" }"
    }
  }

  func testReferencesToOneSchema() throws {
    try assertGrowth(from: 100) { count in
      let lines = (0..<count).map { "        p\($0): { $ref: \"#/components/schemas/B\" }" }
      return "  schemas:\n    B: { properties: { a: {} } }\n    A:\n      properties:\n"
        + lines.joined(separator: "\n")
    }
  }

  /// References of a split document to schemas whose file is missing.
  func testUnresolvedReferences() throws {
    try assertGrowth(from: 200) { count in
      let stem = String(repeating: "io.k8s.api.", count: 6)
      let lines = (0..<count).map { number in
        "    \(stem)Spec\(number): { properties: { a: { $ref: \"#/components/schemas/"
          + "\(stem)Status\(number)\" } } }"
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
    }
  }

  /// The check looks for other keys of the mapping that are interpreted as the same keyword.
  func testMisspeltKeys() throws {
    try assertGrowth(from: 1_000, ofShaping: true) { count in
      let lines = (0..<count).map { "    A\($0): { operationid: a, descripton: b }" }
      return "  links:\n" + lines.joined(separator: "\n")
    }
  }

  func testParametersOfOneOperation() throws {
    try assertGrowth(from: 100, under: "paths:\n  /a:\n    get:\n      parameters:") { count in
      (0..<count).map { "      - { name: p\($0), in: query, schema: { type: string } }" }
        .joined(separator: "\n")
    }
  }

  func testParametersOfOnePath() throws {
    try assertGrowth(from: 400, under: "paths:") { count in
      let names = (0..<count).map { "p\($0)" }
      let parameters = names.map {
        "        - { name: \($0), in: path, required: true, schema: { type: string } }"
      }
      return "  ? \"\(names.map { "/{\($0)}" }.joined())\"\n  :\n    get:\n      parameters:\n"
        + parameters.joined(separator: "\n")
    }
  }

  func testObjectsInsideOfEachOther() throws {
    try assertGrowth(from: 60) { count in
      let opened = (0..<count).map { "{ properties: { p\($0): " }
      let closed = String(repeating: " } }", count: count)
      return "  schemas:\n    A: " + opened.joined() + "{}" + closed
    }
  }

  func testElementsOfATuple() throws {
    try assertGrowth(from: 200) { count in
      let elements = Array(repeating: "{ type: string }", count: count).joined(separator: ", ")
      return "  schemas:\n    A: { type: array, prefixItems: [\(elements)] }"
    }
  }

  /// The default of each member is compared with the values of the referenced schema.
  func testDefaultsOfOneEnumeration() throws {
    try assertGrowth(from: 300, ofShaping: true) { count in
      let members = (0..<count).map { number in
        "        p\(number): { allOf: [{ $ref: \"#/components/schemas/B\" }], default: v\(number) }"
      }
      let values = (0..<8 * count).map { "v\($0)" }.joined(separator: ", ")
      return "  schemas:\n    B: { enum: [\(values)] }\n    A:\n      properties:\n"
        + members.joined(separator: "\n")
    }
  }

  func testWordsOfAName() throws {
    try assertGrowth(from: 2_000) { count in
      "  schemas:\n    ? \(String(repeating: "Aword", count: count))\n    : { type: object }"
    }
  }
}
