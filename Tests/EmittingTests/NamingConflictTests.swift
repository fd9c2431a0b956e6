import Emitting
import XCTest

/// Conflicts between names, and the renames that resolve them.
final class NamingConflictTests: XCTestCase {
  private let document = Emission.document(
    schemas: """
      Pair:
        type: object
        properties: { user-id: { type: string }, userId: { type: string } }
      """
  )

  func testAQualifiedNameIsAsShortAsPossible() throws {
    let emission = try Emission(
      Emission.document(
        schemas: """
          io.k8s.api.core.v1.Pod: { properties: { a: { type: string } } }
          io.k8s.api.core.v1.Event: { properties: { a: { type: string } } }
          io.k8s.api.events.v1.Event: { properties: { a: { type: string } } }
          acme.models.Order: { properties: { a: { type: string } } }
          """
      )
    )
    let types = emission.texts.values.flatMap { $0.matches(of: /public struct (\w+): JSONModel/) }
    XCTAssertEqual(
      types.map { String($0.1) }.sorted(),
      ["AcmeModelsOrder", "EventsV1Event", "V1Event", "V1Pod"]
    )
  }

  /// The last words of a generated key distinguish it from others.
  func testTheNamesOfSchemasAreNotCutWhereTheyDiffer() throws {
    let stem = "PatchExperimentV2ResponseDataAttributesWarehouseExposureConfigurationEntryPoint"
    let keys = ["", "FiltersItems", "FiltersItemsOperation"].map { stem + $0 }
    let emission = try Emission(
      Emission.document(
        schemas: keys.map { "\($0): { properties: { a: { type: string } } }" }
          .joined(separator: "\n")
      )
    )
    let types = emission.texts.values.flatMap { $0.matches(of: /public struct (\w+):/) }
    XCTAssertEqual(types.map { String($0.1) }.sorted(), keys + ["Test"])
    XCTAssertEqual(
      emission.emitter.conflicts.map(\.message),
      [
        "the Swift name ‘\(keys[2])’ of the schema “\(keys[2])” has 100 characters, the longest of 3"
          + " such names; a type should have at most 60"
      ]
    )
    XCTAssertEqual(emission.emitter.conflicts.map(\.kind), [.typeLength])
    XCTAssertEqual(
      emission.emitter.conflicts.map(\.fix),
      ["renames: [{ schema: \"\(keys[2])\", to: …, because: … }]"]
    )
  }

  func testTwoMembersOfOneNameAreReported() throws {
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.message),
      [
        "the Swift name ‘userId’ of the property “user-id” is already in use; ‘userIdValue’ is"
          + " used"
      ]
    )
    XCTAssertEqual(
      conflicts.map(\.fix),
      [#"renames: [{ property: "user-id", of: "Pair", to: …, because: … }]"#]
    )
    XCTAssertEqual(conflicts.map(\.origin?.line), [7])
  }

  /// A parameter for sorting lists each name in both orders.
  func testDescendingOrdersAreNamedSo() throws {
    let emission = try Emission(
      Emission.document(schemas: "Sort: { type: string, enum: [name, -name, -size, '1', '-1'] }")
    )
    let text = try XCTUnwrap(emission.texts["Models/Sort.swift"])
    let names = text.matches(of: /public static let (\w+) = Self/).map { String($0.1) }
    XCTAssertEqual(names, ["name", "nameDescending", "minusSize", "value1", "minus1"])
    XCTAssertEqual(emission.emitter.conflicts.map(\.message), [])
  }

  /// Names that differ only in an underscore are those of one order; others are kept.
  func testDescendingOrdersOfNamedValues() throws {
    let emission = try Emission(
      Emission.document(
        schemas: """
          Sort:
            type: string
            enum: [name, -name, size, -size]
            x-enum-varnames: [NAME, _NAME, SIZE, LARGEST_FIRST]
          """
      )
    )
    let text = try XCTUnwrap(emission.texts["Models/Sort.swift"])
    let names = text.matches(of: /public static let (\w+) = Self/).map { String($0.1) }
    XCTAssertEqual(names, ["name", "nameDescending", "size", "largestFirst"])
    XCTAssertEqual(emission.emitter.conflicts.map(\.message), [])
  }

  /// Services that change the case of a value have both for years; the names need no decision.
  func testValuesThatDifferInCaseKeepTheirSpelling() throws {
    let emission = try Emission(
      Emission.document(
        schemas:
          "Kind: { type: string, enum: [ALBUM, album, Album, pre-order, pre_order, pre.order] }"
      )
    )
    let text = emission.texts.values.joined()
    let names = text.matches(of: /static let (\w+) = Self\(rawValue: "(.+?)"\)/)
    XCTAssertEqual(
      names.map { "\($0.1) \($0.2)" },
      [
        "ALBUM ALBUM", "album album", "Album Album", "preOrder pre-order", "pre_order pre_order",
        "preOrderValue pre.order",
      ]
    )
    XCTAssertEqual(
      emission.emitter.conflicts.map(\.message),
      ["the Swift name ‘preOrder’ of “pre.order” is already in use; ‘preOrderValue’ is used"]
    )
  }

  func testARenameResolvesAConflict() throws {
    let rename = Rename(kind: .property, name: "userId", owner: "Pair", to: "number")
    let emitter = try Emission(document, .init(renames: [rename])).emitter
    XCTAssertEqual(emitter.conflicts, [])
    XCTAssertEqual(emitter.unusedRenames, [])
    let text = emitter.files.first { $0.path.description == "Models/Pair.swift" }?.text ?? ""
    XCTAssert(text.contains("  public var number: String?\n"), text)
    XCTAssert(text.contains(#"json.optionalMember("userId", number)"#), text)
  }

  func testARenameHasPriority() throws {
    let rename = Rename(kind: .property, name: "user-id", owner: "Pair", to: "userId")
    let emitter = try Emission(document, .init(renames: [rename])).emitter
    XCTAssertEqual(
      emitter.conflicts.map(\.message),
      ["the Swift name ‘userId’ of the property “userId” is already in use; ‘userIdValue’ is used"]
    )
  }

  func testTheFixOfAnInheritedMemberRenamesItInAllSubtypes() throws {
    let document = Emission.document(
      schemas: """
        Base: { properties: { user_id: { type: string } } }
        A: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { userId: { type: integer } } }
        B: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: integer } } }
        """
    )
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.fix),
      [#"renames: [{ property: "user_id", of: "Base", to: …, because: … }]"#]
    )
    let rename = Rename(kind: .property, name: "user_id", owner: "Base", to: "user")
    let emission = try Emission(document, .init(renames: [rename]))
    XCTAssertEqual(emission.emitter.conflicts, [])
    let text = try XCTUnwrap(emission.texts["Models/Base.swift"])
    XCTAssert(text.contains("Sendable {\n  var user: String? { get }\n}"), text)
  }

  func testAConflictOfTheProtocolOfABaseIsReported() throws {
    let document = Emission.document(
      schemas: """
        Base: { properties: { id: { type: string } } }
        A: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { type: string } } }
        B: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } } }
        BaseProtocol: { properties: { c: { type: string } } }
        """
    )
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.message),
      [
        "the Swift name ‘BaseProtocol’ of the protocol of “Base” is already in use;"
          + " ‘BaseProtocol2’ is used"
      ]
    )
    XCTAssertEqual(conflicts.map(\.fix), [#"renames: [{ schema: "Base", to: …, because: … }]"#])
    let rename = Rename(kind: .schema, name: "Base", to: "Shared")
    let emission = try Emission(document, .init(renames: [rename]))
    XCTAssertEqual(emission.emitter.conflicts, [])
    XCTAssert(emission.texts.values.contains { $0.contains("protocol SharedProtocol: Sendable {") })
  }

  func testAConflictOfTheRequestOfAnOperationIsReported() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths: { /thing: { get: { operationId: thing }, put: { operationId: putThing } } }
      components: { schemas: { Thing: { properties: { a: { type: string } } } } }
      """
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.message),
      ["the Swift name ‘Thing’ of the operation “thing” is already in use; ‘ThingRequest’ is used"]
    )
    XCTAssertEqual(
      conflicts.map(\.fix),
      [#"renames: [{ operation: "thing", to: …, because: … }]"#]
    )
    let rename = Rename(kind: .operation, name: "thing", to: "getThing")
    XCTAssertEqual(try Emission(document, .init(renames: [rename])).emitter.conflicts, [])
  }

  func testAnUnusedRenameIsReported() throws {
    let rename = Rename(kind: .schema, name: "Triplets", to: "Three")
    XCTAssertEqual(try Emission(document, .init(renames: [rename])).emitter.unusedRenames, [rename])
  }

  func testARenameMustBeASwiftName() throws {
    let rename = Rename(kind: .schema, name: "Pair", to: "not a name")
    let conflicts = try Emission(document, .init(renames: [rename])).emitter.conflicts
    XCTAssertEqual(
      conflicts.first?.message,
      "the name ‘not a name’ of the schema “Pair” isn't a Swift identifier; ‘Pair’ is used"
    )
  }
}
