import Shape
import SwiftSource

/// The test that every documented status has a recording, and every recording a test.
struct CompletenessTemplate {
  let blueprint: ContractBlueprint

  /// The test with all of its expectations and cases.
  var whole: Source {
    test(
      expecting: "[\(elements: blueprint.expectations, expectation)]",
      cases: "[\(elements: blueprint.entries, Source.literal)]"
    )
  }

  /// Returns the test with the expectations and cases of constants.
  func test(expecting expectations: [SwiftName], cases: [SwiftName]) -> Source {
    test(expecting: concatenation(of: expectations), cases: concatenation(of: cases))
  }

  func expectations(_ name: SwiftName, _ expectations: [Contract.Expectation]) -> Source {
    "let \(name) = [\(elements: expectations, expectation)]"
  }

  func cases(_ name: SwiftName, _ entries: [String]) -> Source {
    "let \(name) = [\(elements: entries, Source.literal)]"
  }

  private func test(expecting expectations: Source, cases: Source) -> Source {
    let unproven = blueprint.unproven
    let matched: [(key: String, value: Source)] = blueprint.matched.map {
      ($0.entry, "\(literal: $0.operation)")
    }
    let events = blueprint.expectedEvents
    let arguments: [Source] =
      [expectations] + (events.isEmpty ? [] : ["events: [\(elements: events, event)]"])
      + ["cases: \(cases)"]
      + (matched.isEmpty ? [] : ["operations: [\(members: matched)]"])
      + (unproven.isEmpty ? [] : ["unproven: [\(elements: unproven, Source.literal)]"])
      + blueprint.requirement
    return """
      final class CompletenessContractTests: XCTestCase {
        func testEveryStatusHasARecording() async {
          await checkContract {
            try contract.verifyCompleteness(\(list: arguments, \.self))
          }
        }
      }
      """
  }

  private func concatenation(of constants: [SwiftName]) -> Source {
    "[\(elements: constants, { "\($0)" })].flatMap(\\.self)"
  }

  private func expectation(_ expectation: Contract.Expectation) -> Source {
    let arguments: [Source?] = [
      "\(literal: expectation.operation.rawValue)",
      "\(literal: expectation.status.text)",
      expectation.exception.map { "exception: \(literal: $0)" },
    ]
    return "ContractExpectation(\(list: arguments.compactMap { $0 }, \.self))"
  }

  private func event(_ event: Contract.EventExpectation) -> Source {
    let arguments: [Source?] = [
      "\(literal: event.name)",
      event.operation.map { "of: \(literal: $0.rawValue)" },
      "method: \(literal: event.method)",
      event.exception.map { "exception: \(literal: $0)" },
    ]
    return "ContractEventExpectation(\(list: arguments.compactMap { $0 }, \.self))"
  }
}
