import Shape
import SwiftSource

/// The test of one operation: a table of cases, and the closure that turns outcomes back into HTTP
/// responses.
struct OperationContractTemplate {
  let operation: OperationContract

  var source: Source {
    """
    final class \(operation.className): XCTestCase {
      \(operation.request.deprecation.map(\.attribute))
      func test\(operation.request.name)() async {
        await checkContract {
          try await contract.verify(\(list: arguments, \.self)) { outcome in
            switch outcome {
            \(lines: operation.branches, branch)
            }
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

  private func branch(_ branch: OutcomeBranchBlueprint) -> Source {
    "case \(branch.pattern):\(branch: writing(branch))"
  }

  private func writing(_ branch: OutcomeBranchBlueprint) -> Source {
    guard let form = branch.form, let body = branch.body else {
      return excludingOthers(branch, ".empty(\(list: [branch.status] + headers(branch), \.self))")
    }
    let template = ContentSwitchTemplate(bodies: form.bodies, subject: body) {
      writing($0, $1, branch)
    }
    return template.source
  }

  /// Returns a response of several statuses, with the statuses that have cases of their own.
  private func excludingOthers(_ branch: OutcomeBranchBlueprint, _ written: Source) -> Source {
    let numbers = branch.otherStatuses.map { Source(number: Int64($0)) }
    let hundreds = branch.otherHundreds.map { Source(number: Int64($0)) }
    if numbers.isEmpty, hundreds.isEmpty { return written }
    let ranges: [Source] =
      hundreds.isEmpty ? [] : ["classes: [\(elements: hundreds, \.self)]"]
    let arguments = ["[\(elements: numbers, \.self)]"] + ranges + [written]
    return ".excluding(\(list: arguments, \.self))"
  }

  /// Returns the last argument of a response with documented headers.
  private func headers(_ branch: OutcomeBranchBlueprint) -> [Source] {
    branch.headers.isEmpty ? [] : ["headers: [\(members: branch.headers)]"]
  }

  private func writing(
    _ content: Content,
    _ body: Source,
    _ branch: OutcomeBranchBlueprint
  ) -> Source {
    let terminator: [Source] = content.terminator.map { ["until: \(literal: $0)"] } ?? []
    // The parts of a response aren't compared.
    let isParts = content.coding == .parts && content.type == .binary
    let value: Source = isParts ? "Data(\(body).flatMap(\\.body))" : body
    let xmlType = branch.xmlTypes[content.mediaType].map { [$0] } ?? []
    let arguments = [branch.status, value] + xmlType + terminator + headers(branch)
    let written: Source =
      switch content.coding {
      case .parts where !isParts: ".json(\(list: arguments, \.self))"
      case .xml: ".xml(\(list: arguments, \.self))"
      case .json where !xmlType.isEmpty: ".jsonOrXML(\(list: arguments, \.self))"
      case .json, .coded, .rows: ".json(\(list: arguments, \.self))"
      case .form: ".form(\(list: arguments, \.self))"
      case .text: ".text(\(list: arguments, \.self))"
      case .events: ".events(\(list: arguments, \.self))"
      case .textEvents: ".textEvents(\(list: arguments, \.self))"
      case .jsonLines: ".jsonLines(\(list: arguments, \.self))"
      case .binary, .multipart, .parts: ".bytes(\(list: arguments, \.self))"
      }
    return excludingOthers(branch, written)
  }
}
