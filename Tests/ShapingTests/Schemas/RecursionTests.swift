import XCTest

final class RecursionTests: XCTestCase {
  func testOneMemberOfACycleIsIndirect() throws {
    try assertShape(
      """
      A: { properties: { b: { $ref: "#/components/schemas/B" } } }
      B: { properties: { a: { $ref: "#/components/schemas/Alias" }, list: { $ref: "#/components/schemas/List" } } }
      Alias: { $ref: "#/components/schemas/A" }
      List: { type: array, items: { $ref: "#/components/schemas/B" } }
      """,
      """
      object A
        b?: B
      object B
        a?: Alias indirect
        list?: List
      alias Alias = A
      alias List = [B]
      """
    )
  }

  func testArraysOfEachOtherAsVariants() throws {
    try assertShape(
      """
      A: { type: array, items: { $ref: "#/components/schemas/B" } }
      B: { type: array, items: { $ref: "#/components/schemas/A" } }
      Pair: { anyOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] }
      """,
      """
      tuple A
        ...: B
      alias B = [A]
      alias Pair = [[[json]]]
      """,
      reports: [
        "api.yaml:8:11: warning: the array variants of “PairItemItem” can't be distinguished;"
          + " interpreted as an array of any JSON values [indistinguishable-variants]\n"
          + "  help: add other elements than the arrays themselves"
      ]
    )
  }

  func testARecursiveVariantIsIndirect() throws {
    try assertShape(
      """
      Filter: { oneOf: [{ $ref: "#/components/schemas/Not" }, { type: string }] }
      Not: { required: [not], properties: { not: { $ref: "#/components/schemas/Filter" } } }
      """,
      """
      union Filter
        Not: Not ({not})
        string: string (string)
      object Not
        not: Filter indirect
      """
    )
  }

  func testARecursiveUnionIsIndirect() throws {
    try assertShape(
      """
      Tree: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Pair" }] }
      Pair: { prefixItems: [{ $ref: "#/components/schemas/Tree" }], minItems: 1 }
      """,
      """
      union Tree
        string: string (string)
        Pair: Pair (array) indirect
      tuple Pair
        0: Tree
        ...: json
      """
    )
  }

  func testOverlappingCyclesAreIndirect() throws {
    try assertShape(
      """
      Host: { properties: { pair: { $ref: "#/components/schemas/Pair" }, guest: { $ref: "#/components/schemas/Guest" } } }
      Pair: { prefixItems: [{ $ref: "#/components/schemas/Host" }, { $ref: "#/components/schemas/Guest" }] }
      Guest: { properties: { host: { $ref: "#/components/schemas/Host" } } }
      """,
      """
      object Host
        pair?: Pair indirect
        guest?: Guest
      tuple Pair
        0?: Host
        1?: Guest
        ...: json
      object Guest
        host?: Host indirect
      """
    )
  }

  func testARecursiveAliasIsAType() throws {
    try assertShape(
      """
      Nest: { type: array, items: { $ref: "#/components/schemas/Nest" } }
      Pair: { prefixItems: [{ $ref: "#/components/schemas/Pair" }] }
      Tree: { additionalProperties: { $ref: "#/components/schemas/Forest" } }
      Forest: { type: array, items: { $ref: "#/components/schemas/Tree" } }
      """,
      """
      tuple Nest
        ...: Nest
      tuple Pair
        0?: Pair indirect
        ...: json
      object Tree
        ...: Forest
      alias Forest = [Tree]
      """
    )
  }

  func testADynamicReferenceResolvesToItsAnchor() throws {
    try assertShape(
      """
      Tree: { $dynamicAnchor: node, properties: { children: { type: array, items: { $dynamicRef: "#node" } } } }
      List: { properties: { next: { $recursiveRef: "#" } } }
      Lost: { properties: { a: { $dynamicRef: "#nowhere", type: string } } }
      """,
      """
      object Tree
        children?: [Tree]
      object List
        next?: List indirect
      object Lost
        a?: string
      """,
      reports: [
        "api.yaml:8:45: warning: “$dynamicRef” can't be resolved; ignored [unsupported-keyword]\n"
          + "  help: write $ref instead of “$dynamicRef”"
      ]
    )
  }

  func testAReferenceIntoItsOwnSchema() throws {
    try assertShape(
      """
      A:
        properties:
          child:
            properties:
              next: { $ref: "#/components/schemas/A/properties/child" }
      """,
      """
      object A
        child?: A.child
      object A.child
        next?: A.child indirect
      """
    )
  }

  func testALongChainOfSchemasNeedsNoStack() throws {
    let links = (0..<3000).map { "A\($0): { $ref: '#/components/schemas/A\($0 + 1)' }" }
    let sample = try Sample([
      "api.yaml": Sample.schemas(
        links.joined(separator: "\n") + "\nA3000: { type: string }",
        version: "3.1.0"
      )
    ])
    XCTAssertEqual(sample.service?.models.count, 3001)
  }

  func testProductsOfUnionsTerminate() throws {
    let levels = (0..<12).map { level in
      """
      L\(level):
        properties: { p\(level): { type: string } }
        oneOf:
          - { $ref: "#/components/schemas/L\(level + 1)" }
          - { title: other, allOf: [{ $ref: "#/components/schemas/L\(level + 1)" }], properties: { x\(level): { type: string } } }
      """
    }
    let yaml = levels.joined(separator: "\n") + "\nL12: { properties: { a: { type: string } } }"
    let sample = try Sample(["api.yaml": Sample.schemas(yaml, version: "3.1.0")])
    XCTAssertTrue(
      sample.diagnostics.contains {
        $0.hasSuffix(" [limit-exceeded]\n  help: list the variants in one “oneOf”")
      }
    )
  }

  func testNestedUnionsTerminate() throws {
    let levels = (0..<20).map { level in
      """
      L\(level):
        properties: { p\(level): { type: string } }
        oneOf: [{ $ref: "#/components/schemas/L\(level + 1)" }, { properties: { x: {} } }]
      """
    }
    let yaml = levels.joined(separator: "\n") + "\nL20: { properties: { a: { type: string } } }"
    let sample = try Sample(["api.yaml": Sample.schemas(yaml, version: "3.1.0")])
    XCTAssertEqual(
      sample.diagnostics,
      [
        "api.yaml:53:15: warning: more than 16 nested unions with properties beside them; only"
          + " the common properties are used [limit-exceeded]\n  help: list the variants in one"
          + " “oneOf”"
      ]
    )
  }
}
