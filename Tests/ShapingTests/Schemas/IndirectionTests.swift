import XCTest

/// Large values are stored indirectly.
final class IndirectionTests: XCTestCase {
  func testALargeMemberIsIndirect() throws {
    try assertShape(
      """
      Holder: { properties: { small: { $ref: "#/components/schemas/Small" }, large: { $ref: "#/components/schemas/Large" } } }
      Small: { properties: { \(Self.members(7)) } }
      Large: { properties: { \(Self.members(8)) } }
      """,
      """
      object Holder
        small?: Small
        large?: Large indirect
      object Small
      \(Self.printed(7))
      object Large
      \(Self.printed(8))
      """
    )
  }

  func testNestedMembersCount() throws {
    try assertShape(
      """
      Holder: { properties: { a: { $ref: "#/components/schemas/Pair" }, b: { type: array, items: { $ref: "#/components/schemas/Pair" } } } }
      Pair: { properties: { a: { $ref: "#/components/schemas/Half" }, b: { $ref: "#/components/schemas/Half" } } }
      Half: { properties: { \(Self.members(4)) } }
      """,
      """
      object Holder
        a?: Pair indirect
        b?: [Pair]
      object Pair
        a?: Half
        b?: Half
      object Half
      \(Self.printed(4))
      """
    )
  }

  func testVariantsAndElementsCount() throws {
    try assertShape(
      """
      Either: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Large" }] }
      Tuple: { prefixItems: [{ $ref: "#/components/schemas/Large" }, { $ref: "#/components/schemas/Either" }] }
      Large: { required: [m0], properties: { \(Self.members(8)) } }
      """,
      """
      union Either
        string: string (string)
        Large: Large ({m0, \((1..<8).map { "m\($0)?" }.joined(separator: ", "))}) indirect
      tuple Tuple
        0?: Large indirect
        1?: Either
        ...: json
      object Large
      \(Self.printed(8).replacingOccurrences(of: "m0?", with: "m0"))
      """
    )
  }

  /// Depth alone makes a value large, with one member per level.
  func testALongChainIsDividedEvenly() throws {
    let count = 1_000
    let schemas = (0..<count).map {
      $0 == count - 1
        ? "S\($0): { properties: { m: { type: string } } }"
        : "S\($0): { properties: { m: { $ref: \"#/components/schemas/S\($0 + 1)\" } } }"
    }
    let yaml = Sample.schemas(schemas.joined(separator: "\n"), version: "3.1.0")
    let lines = try Sample(["api.yaml": yaml]).printed.split(separator: "\n")
    XCTAssertEqual(lines.filter { $0.hasSuffix(" indirect") }.count, (count - 1) / 8)
  }

  private static func members(_ count: Int) -> String {
    (0..<count).map { "m\($0): { type: string }" }.joined(separator: ", ")
  }

  private static func printed(_ count: Int) -> String {
    (0..<count).map { "  m\($0)?: string" }.joined(separator: "\n")
  }
}
