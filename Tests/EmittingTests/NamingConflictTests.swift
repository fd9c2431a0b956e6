import Emitting
import XCTest

/// Names that a person should choose, and names that a person chose.
final class NamingConflictTests: XCTestCase {
  private let twins = Emission.document(
    schemas: """
      Twins:
        type: object
        properties: { user-id: { type: string }, userId: { type: string } }
      """
  )

  func testAQualifiedNameIsShortWhereThatTellsEnough() throws {
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
    let conflicts = try Emission(twins).emitter.conflicts
    XCTAssertEqual(
      conflicts.map(\.message),
      ["the property “user-id” would be ‘userId’, which is taken; it is named ‘userIdValue’"]
    )
    XCTAssertEqual(
      conflicts.map(\.fix),
      [#"renames: [{ property: "user-id", of: "Twins", to: …, because: … }]"#]
    )
    XCTAssertEqual(conflicts.map(\.origin?.line), [7])
  }

  func testARenameDecides() throws {
    let rename = Rename(kind: .property, name: "userId", owner: "Twins", to: "number")
    let emitter = try Emission(twins, .init(renames: [rename])).emitter
    XCTAssertEqual(emitter.conflicts, [])
    XCTAssertEqual(emitter.unusedRenames, [])
    let text = emitter.files.first { $0.path.description == "Models/Twins.swift" }?.text ?? ""
    XCTAssert(text.contains("  public var number: String?\n"), text)
    XCTAssert(text.contains(#"json.optionalMember("userId", number)"#), text)
  }

  func testAChosenNameIsTakenFirst() throws {
    let rename = Rename(kind: .property, name: "user-id", owner: "Twins", to: "userId")
    let emitter = try Emission(twins, .init(renames: [rename])).emitter
    XCTAssertEqual(
      emitter.conflicts.map(\.message),
      ["the property “userId” would be ‘userId’, which is taken; it is named ‘userIdValue’"]
    )
  }

  func testARenameOfNothingIsFound() throws {
    let rename = Rename(kind: .schema, name: "Triplets", to: "Three")
    XCTAssertEqual(try Emission(twins, .init(renames: [rename])).emitter.unusedRenames, [rename])
  }

  func testARenameMustBeASwiftName() throws {
    let rename = Rename(kind: .schema, name: "Twins", to: "not a name")
    let conflicts = try Emission(twins, .init(renames: [rename])).emitter.conflicts
    XCTAssertEqual(
      conflicts.first?.message,
      "‘not a name’ is no Swift name, so the model “Twins” is ‘Twins’"
    )
  }
}
