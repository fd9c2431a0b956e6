import Shape
import SwiftSource

/// The test of one operation: a table of cases, and how its answers are written back.
struct OperationContractTemplate {
  let operation: OperationContract

  var source: Source {
    """
    final class \(operation.className): XCTestCase {
      \(operation.request.isDeprecated ? "@available(*, deprecated)" : "")
      func test\(operation.request.name)() async throws {
        try await contract.verify(
          \(literal: operation.id),
          \(operation.request.name).self,
          [\(elements: operation.cases, testCase)]
        ) { outcome in
          switch outcome {
          \(lines: operation.answers, branch)
          }
        }
      }
    }
    """
  }

  private func testCase(_ recorded: CaseBlueprint) -> Source {
    """
    ContractCase(\(list: recorded.facts, \.self)) {
      try await $0.\(label: operation.request.method)(\(list: recorded.arguments, \.self))
    }
    """
  }

  private func branch(_ answer: ContractAnswerBlueprint) -> Source {
    "case \(answer.pattern):\(branch: writing(answer))"
  }

  private func writing(_ answer: ContractAnswerBlueprint) -> Source {
    guard let form = answer.form, let body = answer.body else {
      return ".empty(\(list: [answer.status] + headers(answer), \.self))"
    }
    guard let first = form.bodies.first, form.bodies.count == 1 else {
      return choice(of: form, body, answer)
    }
    return writing(first.coding, body, answer)
  }

  /// The last argument of an answer whose headers are documented.
  private func headers(_ answer: ContractAnswerBlueprint) -> [Source] {
    answer.headers.isEmpty ? [] : ["headers: [\(elements: answer.headers, header)]"]
  }

  private func header(_ header: (key: String, value: Source)) -> Source {
    "\(literal: header.key): \(header.value)"
  }

  private func choice(
    of form: ResponseBlueprint.Form,
    _ body: Source,
    _ answer: ContractAnswerBlueprint
  ) -> Source {
    """
    switch \(body) {
    \(lines: form.bodies, { branch(of: $0, answer) })
    }
    """
  }

  private func branch(
    of body: (name: SwiftName?, coding: Content.Coding),
    _ answer: ContractAnswerBlueprint
  ) -> Source {
    let name = body.name ?? SwiftName(known: "body")
    let binding: Source = body.coding.isStream ? "" : "(let body)"
    return "case .\(label: name)\(binding): \(writing(body.coding, "body", answer))"
  }

  private func writing(
    _ coding: Content.Coding,
    _ body: Source,
    _ answer: ContractAnswerBlueprint
  ) -> Source {
    let arguments = [answer.status, body] + headers(answer)
    return switch coding {
    case .json, .form: ".json(\(list: arguments, \.self))"
    case .text: ".text(\(list: arguments, \.self))"
    // No case of a test leads here: what streams is not played back.
    case .events, .textEvents, .jsonLines: ".empty(\(answer.status))"
    case .binary, .multipart: ".bytes(\(list: arguments, \.self))"
    }
  }
}
