import Shape
import SwiftSource

/// The test of one operation: a table of cases, and the closure that turns outcomes into answers.
struct OperationContractTemplate {
  let operation: OperationContract

  var source: Source {
    """
    final class \(operation.className): XCTestCase {
      \(operation.request.isDeprecated ? "@available(*, deprecated)" : "")
      func test\(operation.request.name)() async throws {
        try await contract.verify(\(list: arguments, \.self)) { outcome in
          switch outcome {
          \(lines: operation.answers, branch)
          }
        }
      }
    }
    """
  }

  private var arguments: [Source] {
    let recorded: [Source] = [
      "\(literal: operation.id)",
      "\(operation.request.name).self",
      "[\(elements: operation.cases, testCase)]",
    ]
    let samples = operation.samples
    return recorded + (samples.isEmpty ? [] : ["samples: [\(elements: samples, sample)]"])
  }

  private func sample(_ arguments: [Source]) -> Source {
    "ContractSample(\(list: arguments, \.self))"
  }

  private func testCase(_ recorded: CaseBlueprint) -> Source {
    """
    ContractCase(\(list: recorded.caseArguments, \.self)) {
      try await $0.\(label: operation.request.method)(\(list: recorded.arguments, \.self))
    }
    """
  }

  private func branch(_ answer: ContractAnswerBlueprint) -> Source {
    "case \(answer.pattern):\(branch: writing(answer))"
  }

  private func writing(_ answer: ContractAnswerBlueprint) -> Source {
    guard let form = answer.form, let body = answer.body else {
      return excludingOthers(answer, ".empty(\(list: [answer.status] + headers(answer), \.self))")
    }
    let template = ContentSwitchTemplate(bodies: form.bodies, subject: body) {
      writing($0, $1, answer)
    }
    return template.source
  }

  /// Returns an answer of several statuses, with the statuses that have cases of their own.
  private func excludingOthers(_ answer: ContractAnswerBlueprint, _ written: Source) -> Source {
    let numbers = answer.otherStatuses.map { Source(number: Int64($0)) }
    let hundreds = answer.otherHundreds.map { Source(number: Int64($0)) }
    if numbers.isEmpty, hundreds.isEmpty { return written }
    let ranges: [Source] =
      hundreds.isEmpty ? [] : ["hundreds: [\(elements: hundreds, \.self)]"]
    let arguments = ["[\(elements: numbers, \.self)]"] + ranges + [written]
    return ".beside(\(list: arguments, \.self))"
  }

  /// Returns the last argument of an answer with documented headers.
  private func headers(_ answer: ContractAnswerBlueprint) -> [Source] {
    answer.headers.isEmpty ? [] : ["headers: [\(members: answer.headers)]"]
  }

  private func writing(
    _ content: Content,
    _ body: Source,
    _ answer: ContractAnswerBlueprint
  ) -> Source {
    let terminator: [Source] = content.terminator.map { ["until: \(literal: $0)"] } ?? []
    let arguments = [answer.status, body] + terminator + headers(answer)
    let written: Source =
      switch content.coding {
      case .json: ".json(\(list: arguments, \.self))"
      case .form: ".form(\(list: arguments, \.self))"
      case .text: ".text(\(list: arguments, \.self))"
      case .events: ".events(\(list: arguments, \.self))"
      case .textEvents: ".textEvents(\(list: arguments, \.self))"
      case .jsonLines: ".jsonLines(\(list: arguments, \.self))"
      case .binary, .multipart: ".bytes(\(list: arguments, \.self))"
      }
    return excludingOthers(answer, written)
  }
}
