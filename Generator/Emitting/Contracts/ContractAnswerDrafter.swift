import Shape
import SwiftSource

/// Drafts the branches that turn outcomes back into answers.
struct ContractAnswerDrafter {
  /// The recorded statuses.
  private let recorded: [Int]
  /// All statuses that the operation declares.
  private let statuses: [Response.Status]

  init(recorded: [Int], declared statuses: [Response.Status]) {
    self.recorded = recorded
    self.statuses = statuses
  }

  /// The status of the answer for a reply that doesn't keep its own.
  var replyStatus: Int { recorded.first { 200..<300 ~= $0 } ?? 200 }

  /// Returns the branches of an answer: each case of the reply, then each error.
  func answers(of answer: ResponsesBlueprint) -> [ContractAnswerBlueprint] {
    replies(answer.reply)
      + answer.failures.map { branch(for: $0, within: "failure") }
  }

  private func replies(_ reply: ReplyBlueprint) -> [ContractAnswerBlueprint] {
    let number = Source(number: Int64(replyStatus))
    switch reply {
    case .cases(let cases): return cases.map { branch(for: $0, within: "success") }
    case .undescribed: return [.undescribed]
    case .alias(_, nil), .declared(nil):
      return [ContractAnswerBlueprint(pattern: ".success", status: number)]
    case .alias(_, let form?), .declared(let form?):
      return [answer(".success(let reply)", number, form, in: "reply")]
    }
  }

  private func branch(
    for response: ResponseBlueprint,
    within outcome: Source
  ) -> ContractAnswerBlueprint {
    var answer = self.answer(to: response, within: outcome)
    guard response.keepsStatus else { return answer }
    for status in statuses {
      switch status {
      case .code(let code): answer.otherStatuses.append(code)
      case .range(let hundred):
        if response.status == .default { answer.otherHundreds.append(hundred) }
      case .default: break
      }
    }
    return answer
  }

  private func answer(
    to response: ResponseBlueprint,
    within outcome: Source
  ) -> ContractAnswerBlueprint {
    let form = response.payload?.form
    let variable: Source = form?.hasHeaders == true ? "answer" : "body"
    let bindings: [Source?] = [
      response.keepsStatus ? "let status" : nil,
      form.map { _ in "let \(variable)" },
    ]
    let bound = bindings.compactMap { $0 }
    let values: Source = bound.isEmpty ? "" : "(\(Source(joining: bound, by: ", ")))"
    let pattern: Source = ".\(outcome)(.\(label: response.name)\(values))"
    guard let form else {
      return ContractAnswerBlueprint(pattern: pattern, status: status(of: response))
    }
    return answer(pattern, status(of: response), form, in: variable)
  }

  /// Returns the answer for a variable: a body, or a structure of headers with an optional body.
  private func answer(
    _ pattern: Source,
    _ status: Source,
    _ form: ResponseBlueprint.Form,
    in variable: Source
  ) -> ContractAnswerBlueprint {
    let body: Source = form.hasHeaders ? "\(variable).body" : variable
    return ContractAnswerBlueprint(
      pattern: pattern,
      status: status,
      body: form.bodies.isEmpty ? nil : body,
      form: form,
      headers: form.headers.map { ($0.key, "\(variable).\(label: $0.name)") }
    )
  }

  private func status(of response: ResponseBlueprint) -> Source {
    guard case .code(let code) = response.status else { return "status" }
    return Source(number: Int64(code))
  }
}

extension ContractAnswerBlueprint {
  /// An answer that the document doesn't describe, which is kept unchanged.
  fileprivate static let undescribed = ContractAnswerBlueprint(
    pattern: ".success(let reply)",
    status: "reply.status",
    body: "reply.binary()",
    form: .init(bodies: [(nil, Content(mediaType: "*/*", coding: .binary, type: .binary))])
  )
}
