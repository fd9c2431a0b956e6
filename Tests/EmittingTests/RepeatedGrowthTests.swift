import XCTest

/// The processing time of repeated, unclosed and unresolved parts doesn't grow with the square of
/// their number.
final class RepeatedGrowthTests: XCTestCase {
  /// A form's member that is a list of itself, in many branches.
  func testAMemberMadeOfItself() throws {
    try assertGrowth(from: 2, under: "paths:") { count in
      let branch = "{ type: array, items: { $ref: \"#/components/schemas/A\" } }"
      let branches = Array(repeating: branch, count: count).joined(separator: ", ")
      return """
          /a:
            post:
              requestBody:
                content:
                  multipart/form-data:
                    schema: { properties: { f: { $ref: "#/components/schemas/A" } } }
        components: { schemas: { A: { anyOf: [\(branches), { type: string }] } } }
        """
    }
  }

  func testUnclosedAngleBrackets() throws {
    try assertGrowth(from: 2_000, under: "paths:") { count in
      "  ? \"/\(String(repeating: "<", count: count))\"\n  : { get: {} }"
    }
  }

  /// Unions inside of unions that list one schema again and again.
  func testUnionsThatRepeatABranch() throws {
    try assertGrowth(from: 5) { count in
      let lines = (1..<4).map { number in
        let branch = "{ $ref: \"#/components/schemas/A\(number + 1)\" }"
        let branches = Array(repeating: branch, count: count).joined(separator: ", ")
        return "    A\(number): { anyOf: [\(branches)] }"
      }
      let object = { (value: String) in
        "{ type: object, required: [k], properties: { k: { enum: [\(value)] } } }"
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
        + "\n    A4: \(object("x"))\n    B: \(object("y"))\n    A: { oneOf: ["
        + "{ $ref: \"#/components/schemas/A1\" }, { $ref: \"#/components/schemas/B\" }] }"
    }
  }

  func testUnresolvedMappings() throws {
    try assertGrowth(from: 100) { count in
      let names = (0..<count).map { "    Schema\($0): { type: string }" }
      let mapping = (0..<count).map { "k\($0): Schima\($0)" }.joined(separator: ", ")
      let variants = "{ $ref: \"#/components/schemas/B\" }, { $ref: \"#/components/schemas/C\" }"
      return "  schemas:\n" + names.joined(separator: "\n")
        + "\n    A: { oneOf: [\(variants)], discriminator: { propertyName: k,"
        + " mapping: { \(mapping) } } }\n    B: { properties: { k: {} } }"
        + "\n    C: { properties: { k: {} } }"
    }
  }

  func testUnclosedCommentsOfHTML() throws {
    try assertGrowth(from: 1_000) { count in
      "  schemas:\n    A: { type: string, description: \"\(String(repeating: "<!--", count: count))\" }"
    }
  }

  /// An operation without an operationId compares its name with those of the others.
  func testWordsOfAnOperationID() throws {
    try assertGrowth(from: 100, under: "paths:") { count in
      let name = (0..<count).map { "w\($0)" }.joined(separator: "_")
      let path = "/very/long/path/of/segments/{first}/that/is/long/{second}/things"
      return "  \(path): { get: {} }\n  /b: { get: { operationId: \(name) } }"
    }
  }

  func testTabsOnAnEmptyLine() throws {
    try assertGrowth(from: 2_000) { count in
      "  schemas:\n    A: { type: string }\n" + String(repeating: "\t", count: count)
    }
  }

  /// A chain of schemas, each of which has all later ones as subtypes.
  func testAChainOfSubtypes() throws {
    try assertGrowth(from: 70) { count in
      let lines = (1..<count).map { number in
        "    A\(number): { allOf: [{ $ref: \"#/components/schemas/A\(number - 1)\" },"
          + " { properties: { p\(number): {} } }] }"
      }
      return "  schemas:\n    A0: { properties: { k: { type: string } }, required: [k],"
        + " discriminator: { propertyName: k } }\n" + lines.joined(separator: "\n")
    }
  }

  /// The same anchor in many resources, but not in the one that refers to it.
  func testAnchorsOfOneName() throws {
    try assertGrowth(from: 800) { count in
      let resources = (0..<count).map { "    - { $id: \"http://x/\($0)\", $anchor: a }" }
      let members = (0..<count).map { "        p\($0): { $ref: \"#a\" }" }
      return "  x-resources:\n" + resources.joined(separator: "\n")
        + "\n  schemas:\n    A:\n      properties:\n" + members.joined(separator: "\n")
    }
  }
}
