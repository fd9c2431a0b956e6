import Shape
import SwiftSource

/// Draws the blueprint of one operation.
struct RequestDrafter {
  let operation: Operation
  let name: SwiftName
  let method: SwiftName
  let spelling: TypeSpelling
  /// The names taken around and inside the request.
  var scope: Scope
  var members = Scope(taken: ["httpRequest", "outcome", "security", "init", "self"])
  var decisions: NamingDecisions
  var module: SwiftName?

  mutating func blueprint(
    nested: [ModelBlueprint],
    callbacks: WebhookEventBlueprint?
  ) -> RequestBlueprint {
    for type in ["Reply", "Failure"] { _ = SwiftName(type).map { scope.take($0) } }
    let parameters = namedParameters()
    let body = namedBody()
    let answer = answer()
    let all = parameters.map(\.blueprint) + (body.map { [$0.blueprint] } ?? [])
    return RequestBlueprint(
      name: name,
      method: method,
      module: module,
      tag: operation.tags.first.flatMap { SwiftName(Words($0).upperCamel) },
      resource: resource,
      documentation: documentation(["`\(protocolLine)`"]),
      methodDocumentation: methodDocumentation(all, returning: answer),
      isDeprecated: operation.documentation.isDeprecated,
      parameters: all.filter { !$0.mayBeLeftOut } + all.filter(\.mayBeLeftOut),
      building: building(parameters, body, names: all.map(\.name)),
      bodyChoice: body?.choice,
      answer: answer,
      security: security,
      callbacks: callbacks,
      nested: nested
    )
  }

  private mutating func answer() -> AnswerBlueprint {
    var drafter = AnswerDrafter(
      operation: operation,
      name: name,
      spelling: spelling,
      scope: scope,
      decisions: decisions
    )
    defer { decisions = drafter.decisions }
    return drafter.blueprint()
  }

  /// Nothing where no alternative asks for a credential.
  private var security: [[String]] {
    guard operation.security.contains(where: { !$0.isEmpty }) else { return [] }
    return operation.security.map { $0.map(\.rawValue) }
  }

  /// The steps that hold no value.
  private var resource: [String] {
    let steps = operation.path.map { piece in
      if case .literal(let text) = piece { text } else { "" }
    }
    return steps.joined().split(separator: "/")
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .prefix(RequestDrafter.steps)
      .map { Words(String($0)).upperCamel }
  }

  /// More of them tell nobody anything.
  private static let steps = 8
}

// MARK: - Body

extension RequestDrafter {
  struct NamedBody {
    var blueprint: ParameterBlueprint
    var contents: [Content]
    var choice: ContentChoiceBlueprint?
  }

  private mutating func namedBody() -> NamedBody? {
    guard let body = operation.body, let first = body.contents.first else { return nil }
    var choice: ContentChoiceBlueprint?
    var inner = first.reference(in: [name], spelling, from: nil)
    var outer = first.reference(in: [], spelling, from: nil)
    if body.contents.count > 1 {
      let choiceName = scope.claim(["Body", "RequestBody"]).name
      choice = ContentChoiceBlueprint(
        name: choiceName,
        cases: body.contents.choiceCases(in: [name], spelling, from: nil)
      )
      inner = .named([choiceName])
      outer = .named([name, choiceName])
    }
    return NamedBody(
      blueprint: ParameterBlueprint(
        name: members.claim(["body", "requestBody"]).name,
        type: body.isRequired ? inner : .optional(inner),
        outerType: body.isRequired ? outer : .optional(outer),
        isOptional: !body.isRequired,
        documentation: body.documentation.text(),
        summary: body.documentation.summaryText,
        subject: .body(body.contents)
      ),
      contents: body.contents,
      choice: choice
    )
  }
}
