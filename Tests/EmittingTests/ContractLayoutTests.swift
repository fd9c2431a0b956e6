import Foundation
import Shape
import SwiftSource
import XCTest

@testable import Emitting

/// The files of contract tests.
final class ContractLayoutTests: XCTestCase {
  func testTestsOfATagShareAFile() throws {
    XCTAssertEqual(
      try files(definitions: []).map(\.path.description),
      [
        "BooksContractTests.swift", "CompletenessContractTests.swift", "Contract.swift",
        "Schemas.swift", "TestContractTests.swift",
      ]
    )
  }

  func testALongCompletenessTestIsDividedByTag() throws {
    let statuses = (100...599).map { Response.Status.code($0) }
    let files = try files(
      definitions: [],
      expectations: ["a", "b", "c"].flatMap { operation in
        statuses.map { Contract.Expectation(operation: .init(operation), status: $0) }
      }
    )
    XCTAssertEqual(
      files.map(\.path.description),
      [
        "BooksContractTests.swift", "BooksExpectations.swift", "BooksExpectations2.swift",
        "BooksExpectations3.swift", "BooksCases.swift", "CompletenessContractTests.swift",
        "Contract.swift", "Schemas.swift", "TestContractTests.swift", "TestExpectations.swift",
        "TestExpectations2.swift",
      ].sorted()
    )
    XCTAssertLessThanOrEqual(files.map(\.lineCount).max() ?? 0, FileLayout.maxLines)
    let test = try XCTUnwrap(files.first { $0.path.description.hasPrefix("Completeness") }).text
    XCTAssert(test.contains("    booksExpectations3,\n"), test)
    XCTAssert(test.contains("cases: [booksCases].flatMap(\\.self)"), test)
    XCTAssertEqual(
      files.map { $0.text.matches(of: /ContractExpectation\("/).count }.reduce(0, +),
      1_500
    )
  }

  func testTestsAreNamedLikeTheirRequests() throws {
    let names = ["queue", "devices"].flatMap { resource in (0..<100).map { "\(resource)/\($0)" } }
    let paths = names.map {
      "/me/player/\($0): { get: { operationId: \($0), tags: [player] } }"
    }
    let emitter = try Emission(Emission.document(paths: paths.joined(separator: "\n"))).emitter
    let cases = names.map {
      Contract.Case(
        operation: .init($0),
        entry: .init(recording: "books.har", entry: 0),
        arguments: [],
        status: 200
      )
    }
    let contract = Contract(cases: cases, expectations: [], schemas: .object([]))
    let tests = emitter.contractTests(contract, module: SwiftName(known: "A"), recordings: "r")
      .compactMap { $0.path.description.firstMatch(of: /^(Player.*?)ContractTests\d*\.swift/)?.1 }
    let requests = emitter.files.compactMap {
      $0.path.description.firstMatch(of: /^Requests\/(Player.*?)Requests\d*\.swift/)?.1
    }
    XCTAssertEqual(Set(requests), ["PlayerMeQueue", "PlayerMeDevices"])
    XCTAssertEqual(Set(tests), Set(requests))
  }

  /// Swift warns about the uses of a deprecated type elsewhere than in a deprecated function.
  func testConstantsOfDeprecatedOperationsHaveADeprecatedTest() throws {
    let sort =
      "parameters: [{ name: sort, in: query, schema: { type: string, enum: [up, down] } }]"
    let emitter = try Emission(
      Emission.document(
        paths: """
          /a: { get: { operationId: new, \(sort) } }
          /b: { get: { operationId: old, deprecated: true, \(sort) } }
          """
      )
    ).emitter
    let contract = Contract(cases: [], expectations: [], schemas: .object([]))
    let tests = emitter.contractTests(contract, module: SwiftName(known: "A"), recordings: "r")
    let text = try XCTUnwrap(tests.first { $0.text.contains("testConstants()") }?.text)
    let halves = text.components(
      separatedBy: "@available(*, deprecated)\n  func testDeprecatedConstants"
    )
    XCTAssertEqual(halves.count, 2, text)
    XCTAssertEqual(halves.map { $0.contains("New.Sort.knownValues") }, [true, false], text)
    XCTAssertEqual(halves.map { $0.contains("Old.Sort.knownValues") }, [false, true], text)
  }

  func testLongSchemasAreDividedByNoun() throws {
    let names = ["Book", "Shelf", "Get"].flatMap { noun in (0..<30).map { "\(noun)Kind\($0)" } }
    // Words of few schemas have no file of their own.
    let definitions = (names + ["Lonely", "LeafKind1", "LeafKind2", "get.200", "\"#"]).map(
      definition
    )
    let files = try files(definitions: definitions).filter {
      $0.path.description.hasSuffix("Schemas.swift")
    }
    XCTAssertEqual(
      files.map(\.path.description),
      [
        "BookSchemas.swift", "GetSchemas.swift", "OtherSchemas.swift", "Schemas.swift",
        "ShelfSchemas.swift",
      ]
    )
    XCTAssertLessThanOrEqual(files.map(\.lineCount).max() ?? 0, FileLayout.maxLines)
    XCTAssertEqual(
      try json(sum(of: files)),
      try json(LiteralText.compact(schemas(of: definitions)))
    )
  }

  /// Returns the value of the concatenated constants.
  private func sum(of files: [SourceFile]) throws -> String {
    let parts = try files.filter { $0.path.description != "Schemas.swift" }.map { file in
      let literal = try XCTUnwrap(file.text.firstMatch(of: /(#+)"""\n((?s).*)\n  """\1/))
      return String(literal.output.2)
    }
    return "{\"$schema\": \"s\", \"$defs\": {\n" + parts.joined(separator: ",\n") + "\n}}"
  }

  private func json(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }

  private func schemas(of definitions: [Literal.Member]) -> Literal {
    .object([
      .init(key: "$schema", value: .string("s")), .init(key: "$defs", value: .object(definitions)),
    ])
  }

  private func definition(_ name: String) -> Literal.Member {
    let properties = (0..<20).map { number in
      Literal.Member(key: "p\(number)", value: .object([.init(key: "type", value: .string("a"))]))
    }
    let object = Literal.object([.init(key: "properties", value: .object(properties))])
    return .init(key: name, value: object)
  }

  private func files(
    definitions: [Literal.Member],
    expectations: [Contract.Expectation] = []
  ) throws -> [SourceFile] {
    let document = Emission.document(
      paths: """
        /a: { get: { operationId: a, tags: [books] }, put: { operationId: b } }
        /b: { get: { operationId: c, tags: [books] }, put: { operationId: d } }
        """
    )
    let cases = ["a", "b", "c"].map { operation in
      Contract.Case(
        operation: .init(operation),
        entry: .init(recording: "books.har", entry: 0),
        arguments: [],
        status: 200
      )
    }
    let contract = Contract(
      cases: cases,
      expectations: expectations,
      schemas: schemas(of: definitions)
    )
    let emitter = try Emission(document).emitter
    return emitter.contractTests(contract, module: SwiftName(known: "A"), recordings: "r")
  }
}
