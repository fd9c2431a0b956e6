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

  func testTwoMembersOfOneNameAreReported() throws {
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.message),
      ["the property “user-id” would be ‘userId’, which is taken; it is named ‘userIdValue’"]
    )
    XCTAssertEqual(
      conflicts.map(\.fix),
      [#"renames: [{ property: "user-id", of: "Pair", to: …, because: … }]"#]
    )
    XCTAssertEqual(conflicts.map(\.origin?.line), [7])
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
      ["the property “userId” would be ‘userId’, which is taken; it is named ‘userIdValue’"]
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
        "the protocol of “Base” would be ‘BaseProtocol’, which is taken; it is named ‘BaseProtocol2’"
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
      ["the operation “thing” would be ‘Thing’, which is taken; it is named ‘ThingRequest’"]
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
      "‘not a name’ is not a Swift identifier; the model “Pair” is named ‘Pair’"
    )
  }
}
