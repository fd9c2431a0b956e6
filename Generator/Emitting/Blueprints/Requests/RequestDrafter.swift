import Shape
import SwiftSource

/// Creates the blueprint of an operation.
struct RequestDrafter {
  let operation: Operation
  let name: SwiftName
  let method: SwiftName
  let spelling: TypeSpelling
  /// The names that are used outside and inside of the request.
  var scope: Scope
  var members = Scope(taken: ["httpRequest", "outcome", "security", "init", "self"])
  var decisions: NamingDecisions
  var module: SwiftName?
  /// The types of the client's variables, which those of the operation use for the same values.
  let clientTypes: ServerDrafter.SharedTypes
  let returned: ReturnedValue

  mutating func blueprint(
    nested: [ModelBlueprint],
    callbacks: WebhookEventBlueprint?
  ) -> RequestBlueprint {
    for type in ["Reply", "Failure"] { _ = SwiftName(type).map { scope.take($0) } }
    let parameters = namedParameters()
    let body = namedBody()
    let responses = responses()
    let servers = servers()
    let all = parameters.map(\.blueprint) + (body.map { [$0.blueprint] } ?? [])
    return RequestBlueprint(
      name: name,
      method: method,
      module: module,
      tag: operation.tags.first.flatMap { SwiftName(Words($0).upperCamel) },
      resource: resource,
      documentation: requestDocumentation,
      methodDocumentation: methodDocumentation(all, returning: responses),
      deprecation: operation.documentation.deprecation,
      parameters: all.filter { !$0.hasDefaultArgument } + all.filter(\.hasDefaultArgument),
      httpRequest: httpRequest(parameters, body, servers.servers, names: all.map(\.name)),
      servers: servers.servers,
      serverVariables: servers.variables,
      bodyUnion: body?.union,
      responses: responses,
      security: security,
      callbacks: callbacks,
      nested: nested
    )
  }

  /// The servers among which the client's server chooses; none if there is only one URL.
  private mutating func servers() -> (servers: [ServerBlueprint], variables: [VariableBlueprint]) {
    guard operation.choosesServer else { return ([], []) }
    var drafter = ServerDrafter(types: scope, members: Scope(taken: Self.staticMembers))
    drafter.areDeclared = true
    drafter.areOfOperation = true
    drafter.use(clientTypes)
    let servers = operation.servers.map { drafter.blueprint(of: $0) }
    scope = drafter.types
    return (servers, drafter.variables)
  }

  private static let staticMembers: Set<String> = [
    "init", "operation", "outcome", "security", "self",
  ]

  private mutating func responses() -> ResponsesBlueprint {
    var drafter = ResponsesDrafter(
      operation: operation,
      name: name,
      spelling: spelling,
      scope: scope,
      decisions: decisions
    )
    defer { decisions = drafter.decisions }
    return drafter.blueprint()
  }

  /// The alternative sets of security schemes; empty if none of them requires a credential.
  private var security: [[String]] {
    guard operation.security.contains(where: { !$0.isEmpty }) else { return [] }
    return operation.security.map { $0.map(\.rawValue) }
  }

  /// The first literal segments of the path.
  private var resource: [String] {
    let literals = operation.path.map { piece in
      if case .literal(let text) = piece { text } else { "" }
    }
    return literals.joined().split(separator: "/")
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .prefix(RequestDrafter.maxSegments)
      .map { Words(String($0)).upperCamel }
  }

  /// The maximum number of path segments by which requests are grouped.
  private static let maxSegments = 8
}

// MARK: - Body

extension RequestDrafter {
  struct NamedBody {
    var blueprint: ParameterBlueprint
    var contents: [Content]
    var union: ContentUnionBlueprint?
  }

  private mutating func namedBody() -> NamedBody? {
    guard let body = operation.body, let first = body.contents.first else { return nil }
    var union: ContentUnionBlueprint?
    var inner = first.reference(in: [name], spelling, from: nil)
    var outer = first.reference(in: [], spelling, from: nil)
    if body.contents.count > 1 {
      let unionName = scope.claim(["Body", "RequestBody"]).name
      union = ContentUnionBlueprint(
        name: unionName,
        cases: body.contents.unionCases(in: [name], spelling, from: nil)
      )
      inner = .named([unionName])
      outer = .named([name, unionName])
    }
    let documentation = ["body", "request", "request body"].reduce(body.documentation) {
      $0.unlessRepeating($1)
    }
    return NamedBody(
      blueprint: ParameterBlueprint(
        name: members.claim(["body", "requestBody"]).name,
        type: body.isRequired ? inner : .optional(inner),
        outerType: body.isRequired ? outer : .optional(outer),
        isOptional: !body.isRequired,
        documentation: documentation.text(summary: "The body of the request."),
        summary: documentation.summaryText,
        subject: .body(body.contents)
      ),
      contents: body.contents,
      union: union
    )
  }
}
