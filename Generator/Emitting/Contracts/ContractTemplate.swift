import Shape
import SwiftSource

/// What the tests share: the contract, and the test of completeness.
struct ContractTemplate {
  let blueprint: ContractBlueprint

  var contract: Source {
    """
    /// What the recordings promise about the client.
    let contract = Contract(
      recordings: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: \(literal: blueprint.recordings)),
      schemas: schemas,
      server: ServerURL(\(list: [blueprint.server], literalURL)),
      client: { \(blueprint.client)(connection: $0) }
    )
    """
  }

  private func literalURL(_ url: String) -> Source { "documented: \(literal: url)" }

  var completeness: Source {
    """
    final class CompletenessContractTests: XCTestCase {
      func testEveryStatusHasARecording() throws {
        try contract.verifyCompleteness(\(list: facts, \.self))
      }
    }
    """
  }

  private var facts: [Source] {
    let unproven = blueprint.unproven
    return [
      "[\(elements: blueprint.expectations, expectation)]",
      "cases: [\(elements: blueprint.entries, quoted)]",
    ] + (unproven.isEmpty ? [] : ["unproven: [\(elements: unproven, quoted)]"])
  }

  private func quoted(_ text: String) -> Source { "\(literal: text)" }

  private func expectation(_ expectation: Contract.Expectation) -> Source {
    let facts: [Source?] = [
      "\(literal: expectation.operation.rawValue)",
      "\(literal: expectation.status.text)",
      expectation.exception.map { "exception: \(literal: $0)" },
    ]
    return "ContractExpectation(\(list: facts.compactMap { $0 }, \.self))"
  }
}
