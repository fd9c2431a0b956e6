import Shape
import SwiftSource

/// Drafts the branches that turn outcomes back into HTTP responses.
struct OutcomeBranchDrafter {
  /// The recorded statuses.
  private let recorded: [Int]
  /// All statuses that the operation declares.
  private let statuses: [Response.Status]
  private let spelling: TypeSpelling

  init(recorded: [Int], declared statuses: [Response.Status], _ spelling: TypeSpelling) {
    self.spelling = spelling
    self.recorded = recorded
    self.statuses = statuses
  }

  /// The status of the response for a reply that doesn't keep its own.
  var replyStatus: Int { recorded.first { 200..<300 ~= $0 } ?? 200 }

  /// Returns the branches of an operation: each case of the reply, then each error.
  func branches(of responses: ResponsesBlueprint) -> [OutcomeBranchBlueprint] {
    replies(responses.reply)
      + responses.failures.map { branch(for: $0, within: "failure") }
  }

  private func replies(_ reply: ReplyBlueprint) -> [OutcomeBranchBlueprint] {
    let number = Source(number: Int64(replyStatus))
    switch reply {
    case .cases(let cases): return cases.map { branch(for: $0, within: "success") }
    case .undescribed: return [.undescribed]
    case .alias(_, nil), .declared(nil):
      return [OutcomeBranchBlueprint(pattern: ".success", status: number)]
    case .alias(_, let form?), .declared(let form?):
      return [branch(".success(let reply)", number, form, in: "reply")]
    }
  }

  private func branch(
    for response: ResponseBlueprint,
    within outcome: Source
  ) -> OutcomeBranchBlueprint {
    var branch = ownBranch(for: response, within: outcome)
    guard response.keepsStatus else { return branch }
    for status in statuses {
      switch status {
      case .code(let code): branch.otherStatuses.append(code)
      case .range(let hundred):
        if response.status == .default { branch.otherHundreds.append(hundred) }
      case .default: break
      }
    }
    return branch
  }

  private func ownBranch(
    for response: ResponseBlueprint,
    within outcome: Source
  ) -> OutcomeBranchBlueprint {
    let form = response.payload?.form
    let variable: Source = form?.hasHeaders == true ? "response" : "body"
    let bindings: [Source?] = [
      response.keepsStatus ? "let status" : nil,
      form.map { _ in "let \(variable)" },
    ]
    let bound = bindings.compactMap { $0 }
    let values: Source = bound.isEmpty ? "" : "(\(Source(joining: bound, by: ", ")))"
    let pattern: Source = ".\(outcome)(.\(label: response.name)\(values))"
    guard let form else {
      return OutcomeBranchBlueprint(pattern: pattern, status: status(of: response))
    }
    return branch(pattern, status(of: response), form, in: variable)
  }

  /// Returns the branch for a variable: a body, or a structure of headers with an optional body.
  private func branch(
    _ pattern: Source,
    _ status: Source,
    _ form: ResponseBlueprint.Form,
    in variable: Source
  ) -> OutcomeBranchBlueprint {
    let body: Source = form.hasHeaders ? "\(variable).body" : variable
    return OutcomeBranchBlueprint(
      pattern: pattern,
      status: status,
      body: form.bodies.isEmpty ? nil : body,
      form: form,
      xmlTypes: xmlTypes(form),
      headers: form.headers.map { ($0.key, "\(variable).\(label: $0.name)") }
    )
  }

  private func xmlTypes(_ form: ResponseBlueprint.Form) -> [String: Source] {
    let typed = form.bodies.map(\.content).filter { $0.xml != nil }
    return Dictionary(typed.map { ($0.mediaType, $0.xmlType(in: [], spelling)) }) { first, _ in
      first
    }
  }

  private func status(of response: ResponseBlueprint) -> Source {
    guard case .code(let code) = response.status else { return "status" }
    return Source(number: Int64(code))
  }
}

extension OutcomeBranchBlueprint {
  /// A response that the document doesn't describe, which is kept unchanged.
  fileprivate static let undescribed = OutcomeBranchBlueprint(
    pattern: ".success(let reply)",
    status: "reply.status",
    body: "reply.binary()",
    form: .init(bodies: [(nil, Content(mediaType: "*/*", coding: .binary, type: .binary))])
  )
}
