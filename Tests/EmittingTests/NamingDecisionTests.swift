import Emitting
import XCTest

/// The rename that a conflict proposes resolves it.
final class NamingDecisionTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /a: { get: { operationId: get-book, responses: { "200": { description: One. } } } }
      /b: { get: { operationId: getBook, responses: { "200": { description: Two. } } } }
      /c:
        get:
          operationId: find
          parameters: [{ name: user-id, in: query }, { name: userId, in: query }]
          responses: { "200": { description: Three. } }
    components:
      schemas:
        user-list: { properties: { a: { type: string } } }
        userList: { properties: { a: { type: string } } }
        Sort: { type: string, enum: [asc, "asc ", a-b, a.b] }
        Thing:
          properties:
            kind: { type: string, enum: [a, b] }
            type: { type: string, enum: [a, b] }
            Kind: { type: string }
        Either: { oneOf: [{ title: one, type: string }, { title: One, type: integer }] }
        Pair: { type: array, prefixItems: [{ title: x, type: string }, { title: X, type: string }] }
    """

  func testEachProposedRenameResolvesItsConflict() throws {
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(conflicts.count, 9, conflicts.map(\.message).joined(separator: "\n"))
    let renames = try conflicts.enumerated().map { index, conflict in
      try rename(conflict, to: conflict.message.contains("‘Kind’") ? "N\(index)" : "n\(index)")
    }
    let emitter = try Emission(document, .init(renames: renames)).emitter
    XCTAssertEqual(emitter.conflicts.map(\.message), [])
    XCTAssertEqual(emitter.unusedRenames, [])
    let declaration = #/\b(?:struct|enum|typealias|func|var|let|case) `?(\w+)/#
    let declared = Set(
      emitter.files.flatMap { $0.text.matches(of: declaration).map { String($0.1) } }
    )
    for rename in renames { XCTAssert(declared.contains(rename.to), "\(rename)") }
  }

  func testARenameAppliesToSubtypes() throws {
    let renames = [
      Rename(kind: .property, name: "c", owner: "Base", to: "channel"),
      Rename(kind: .property, name: "d", owner: "Base", to: "payload"),
      Rename(kind: .property, name: "d", owner: "Signal", to: "signal"),
    ]
    let document = Emission.document(
      schemas: """
        Base: { properties: { c: { type: string }, d: {} } }
        Event:
          allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { d: { type: integer } } }]
        Signal:
          allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { d: { type: integer } } }]
        Other: { properties: { c: { type: string } } }
        """
    )
    let emitter = try Emission(document, .init(renames: renames)).emitter
    XCTAssertEqual(emitter.unusedRenames, [])
    let declared = emitter.files.filter { $0.path.description.hasPrefix("Models/") }.map { file in
      let names = file.text.matches(of: #/public var (\w+)/#).map { String($0.1) }
      return "\(file.path): \(names.joined(separator: " "))"
    }
    XCTAssertEqual(
      declared,
      [
        "Models/Base.swift: channel payload", "Models/Event.swift: channel payload",
        "Models/Other.swift: c", "Models/Signal.swift: channel signal",
      ]
    )
  }

  func testAPropertyAndItsTypeAreRenamedSeparately() throws {
    let pointer = "#/components/schemas/Thing/properties/kind"
    let renames = [
      Rename(kind: .pointer, name: pointer, to: "Sort1"),
      Rename(kind: .pointer, name: pointer, to: "sort"),
    ]
    let emitter = try Emission(document, .init(renames: renames)).emitter
    XCTAssertEqual(emitter.unusedRenames, [])
    let text = emitter.files.first { $0.path.description == "Models/Thing.swift" }?.text ?? ""
    XCTAssert(text.contains("  public var sort: Sort1?\n"), text)
  }

  /// Returns the rename of the proposed line with a name.
  private func rename(_ conflict: NamingConflict, to name: String) throws -> Rename {
    let line = try XCTUnwrap(
      conflict.fix.wholeMatch(
        of: /renames: \[\{ (\w+): "([^"]*)"(?:, of: "([^"]*)")?, to: …, because: … \}\]/
      ),
      conflict.fix
    )
    let kind = try XCTUnwrap(Rename.Kind(rawValue: String(line.1)))
    return Rename(kind: kind, name: String(line.2), owner: line.3.map(String.init), to: name)
  }
}
