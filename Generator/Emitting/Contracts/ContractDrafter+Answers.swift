import Shape
import SwiftSource

extension ContractDrafter {
  /// How each typed answer is written back: every case of the reply, then every error.
  func answers(of answer: AnswerBlueprint, recorded: [Int]) -> [ContractAnswerBlueprint] {
    replies(answer.reply, recorded) + answer.failures.map { self.answer(to: $0, within: "failure") }
  }

  private func replies(
    _ reply: ReplyBlueprint,
    _ recorded: [Int]
  ) -> [ContractAnswerBlueprint] {
    let status = recorded.first { 200..<300 ~= $0 } ?? 200
    let number = Source(number: Int64(status))
    switch reply {
    case .cases(let cases): return cases.map { answer(to: $0, within: "success") }
    case .alias(_, nil), .declared(nil):
      return [ContractAnswerBlueprint(pattern: ".success", status: number)]
    case .alias(_, let form?), .declared(let form?):
      return [
        ContractAnswerBlueprint(
          pattern: ".success(let reply)",
          status: number,
          body: form.isHeaded ? "reply.body" : "reply",
          form: form
        )
      ]
    }
  }

  private func answer(
    to response: ResponseBlueprint,
    within outcome: Source
  ) -> ContractAnswerBlueprint {
    let form = response.payload?.form
    let bindings: [Source?] = [
      response.keepsStatus ? "let status" : nil,
      response.payload.map { _ in form == nil ? "_" : "let body" },
    ]
    let bound = bindings.compactMap { $0 }
    let values: Source = bound.isEmpty ? "" : "(\(list: bound, \.self))"
    return ContractAnswerBlueprint(
      pattern: ".\(outcome)(.\(label: response.name)\(values))",
      status: status(of: response),
      body: form.map { $0.isHeaded ? "body.body" : "body" },
      form: form
    )
  }

  private func status(of response: ResponseBlueprint) -> Source {
    guard case .code(let code) = response.status else { return "status" }
    return Source(number: Int64(code))
  }
}
