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
    var answers = AnswerDrafter(
      operation: operation,
      name: name,
      spelling: spelling,
      scope: scope,
      decisions: decisions
    )
    let answer = answers.blueprint()
    decisions = answers.decisions
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
      security: operation.security.contains { !$0.isEmpty }
        ? operation.security.map { $0.map(\.rawValue) } : [],
      callbacks: callbacks,
      nested: nested
    )
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

  /// The path template as the document writes it.
  var pathText: String {
    operation.path.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let key): "{\(key)}"
      }
    }.joined()
  }
}

// MARK: - Parameters

extension RequestDrafter {
  struct NamedParameter {
    var parameter: Parameter
    var blueprint: ParameterBlueprint
  }

  private mutating func namedParameters() -> [NamedParameter] {
    let twins = twins
    return operation.parameters.map { parameter in
      let isOptional = !parameter.isRequired && parameter.location != .path
      let type = spelling.wrapped(parameter.type)
      let inner = spelling.reference(type, in: [name])
      let outer = spelling.reference(type, in: [])
      let assumed = isOptional ? nil : assumed(parameter)
      let takesNil =
        isOptional || (spelling.isNullable(parameter.type) && parameter.location != .path)
      return NamedParameter(
        parameter: parameter,
        blueprint: ParameterBlueprint(
          name: claim(parameter, among: twins),
          type: takesNil ? .optional(inner) : inner,
          outerType: takesNil ? .optional(outer) : outer,
          isOptional: isOptional,
          assumed: assumed,
          documentation: documentation(of: parameter, isSent: assumed != nil),
          summary: parameter.documentation.summaryText,
          subject: .parameter(parameter)
        )
      )
    }
  }

  /// How often a name is wished for in a place.
  private var twins: [NamedPlace: Int] {
    operation.parameters.reduce(into: [:]) { $0[NamedPlace($1), default: 0] += 1 }
  }

  /// A parameter's place, and its name if nothing else had it.
  private struct NamedPlace: Hashable {
    let location: Parameter.Location
    let name: String

    init(_ parameter: Parameter) {
      location = parameter.location
      name = Words(parameter.key).lowerCamel
    }
  }

  private mutating func claim(
    _ parameter: Parameter,
    among twins: [NamedPlace: Int]
  ) -> SwiftName {
    let words = Words(parameter.key)
    let located = Words([parameter.location.rawValue] + words.words)
    let thing = NamedThing(
      kind: .parameter,
      name: parameter.key,
      owner: operation.id.rawValue,
      origin: parameter.origin
    )
    let candidates = [words.lowerCamel, located.lowerCamel]
    // Where two stand in different places, the place tells them apart as a person would.
    return twins[NamedPlace(parameter), default: 0] > 1
      ? decisions.claimContested(candidates, for: thing, in: &members)
      : decisions.claim(candidates, for: thing, in: &members)
  }

  /// What is sent where a caller says nothing, though the service demands something.
  private func assumed(_ parameter: Parameter) -> (inner: Source, outer: Source)? {
    guard let value = parameter.defaultValue, value != .null,
      let inner = source(value, as: parameter.type, in: [name]),
      let outer = source(value, as: parameter.type, in: [])
    else { return nil }
    return (inner, outer)
  }

  private func source(_ value: Literal, as type: Type, in scope: [SwiftName]) -> Source? {
    ValueWriter(spelling: spelling, scope: scope, means: .initializers).source(value, as: type)
  }
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
