import SwiftSource

/// The types `Reply` and `Failure` of an operation, and the functions that decode them.
struct ResponsesTemplate {
  let responses: ResponsesBlueprint
  let access: Source

  var declarations: [Source] {
    [reply, failure] + responses.structures.map(structure)
      + responses.unions.map { ContentUnionTemplate(union: $0, access: access).source }
  }

  private var reply: Source {
    switch responses.reply {
    case .alias(let type, _):
      "\(access)typealias Reply = \(type.map { "\($0)" } ?? "Void" as Source)"
    case .declared: ""
    case .undescribed: "\(access)typealias Reply = HTTPResponse"
    case .cases(let cases):
      enumeration(
        "Reply",
        "The documented successes.",
        cases,
        isHashable: responses.streams.isEmpty,
        member: responses.reply.commonType.map { body($0, of: cases) }
      )
    }
  }

  private func body(_ type: TypeReference, of cases: [ResponseBlueprint]) -> Source {
    """
    \(doc: DocumentationText(summary: "The body of the response, for any status."))
    \(access)var body: \(type) {
      switch self {
      \(lines: cases, bodyBranch)
      }
    }
    """
  }

  private func bodyBranch(_ response: ResponseBlueprint) -> Source {
    "case .\(label: response.name)(\(response.keepsStatus ? "_, let body" : "let body")): body"
  }

  private var failure: Source {
    responses.failures.isEmpty
      ? "\(access)typealias Failure = Never"
      : enumeration("Failure", "The documented errors.", responses.failures)
  }

  private func enumeration(
    _ name: Source,
    _ summary: String,
    _ cases: [ResponseBlueprint],
    isHashable: Bool = true,
    member: Source? = nil
  ) -> Source {
    """
    \(doc: DocumentationText(summary: summary))
    \(access)enum \(name): \(conformances(isHashable)) {
      \(lines: cases, declaration)

      \(section: member)
    }
    """
  }

  private func conformances(_ isHashable: Bool) -> Source {
    isHashable ? "Hashable, Sendable" : "Sendable"
  }

  private func declaration(_ response: ResponseBlueprint) -> Source {
    """
    \(doc: response.documentation)
    case \(response.name)\(associated(response))
    """
  }

  private func associated(_ response: ResponseBlueprint) -> Source {
    let values =
      (response.keepsStatus ? ["status: Int" as Source] : [])
      + (response.payload.map { ["\($0.type)"] } ?? [])
    return values.isEmpty ? "" : "(\(list: values, \.self))"
  }

  private func structure(_ headed: ResponseStructBlueprint) -> Source {
    """
    \(doc: headed.documentation)
    \(access)struct \(headed.name): \(conformances(headed.isHashable)) {
      \(lines: headed.fields, property)

      \(section: initializer(headed))
    }
    """
  }

  /// The compiler synthesizes an internal initializer.
  private func initializer(_ headed: ResponseStructBlueprint) -> Source? {
    guard !access.isEmpty else { return nil }
    return """
      \(access)init(\(list: headed.fields, parameter)) {
        \(lines: headed.fields, assignment)
      }
      """
  }

  private func property(_ field: ResponseStructBlueprint.Field) -> Source {
    """
    \(doc: field.documentation)
    \(access)var \(field.name): \(field.type)
    """
  }

  private func parameter(_ field: ResponseStructBlueprint.Field) -> Source {
    "\(label: field.name): \(field.type)"
  }

  private func assignment(_ field: ResponseStructBlueprint.Field) -> Source {
    "self.\(label: field.name) = \(field.name)"
  }

  var outcome: Source {
    let parameters: [Source] = ["of response: HTTPResponse"]
    return """
      \(access)static func outcome(\(list: parameters, \.self)) throws(JSONError) -> Outcome<Reply, Failure> {
        switch response.status {
        \(lines: responses.outcomes, branch)
        }
      }
      """
  }

  /// The outcome of a streamed response; any other response is read completely first.
  var streamedOutcome: Source {
    guard !responses.streams.isEmpty else { return "" }
    let parameters: [Source] = ["of response: HTTPStreamedResponse"]
    return """
      \(access)static func outcome(\(list: parameters, \.self)) throws(JSONError) -> Outcome<Reply, Failure>? {
        switch response.status {
        \(lines: responses.streams, branch)
        default: nil
        }
      }
      """
  }

  private func branch(_ outcome: OutcomeBlueprint) -> Source {
    "\(outcome.pattern):\(branch: outcome.value)"
  }
}
