import Shape
import SwiftSource

/// Creates the blueprints of webhooks and callbacks.
struct WebhookDrafter {
  let spelling: TypeSpelling
  let paths: [Webhook.ID: [SwiftName]]

  func blueprint(
    of webhooks: [Webhook],
    named name: SwiftName,
    _ documentation: DocumentationText,
    scope: (Webhook.ID) -> Scope,
    nested: (Webhook.ID) -> [ModelBlueprint]
  ) -> WebhookEventBlueprint {
    var events = Scope(taken: ["self", "init", "names"])
    let blueprints = webhooks.compactMap { webhook in
      let others = webhooks.filter { $0.name == webhook.name }
      return blueprint(
        of: webhook,
        sharesKey: others.count > 1,
        &events,
        scope(webhook.id),
        nested(webhook.id)
      )
    }
    return WebhookEventBlueprint(name: name, documentation: documentation, webhooks: blueprints)
  }

  private func blueprint(
    of webhook: Webhook,
    sharesKey: Bool,
    _ events: inout Scope,
    _ scope: Scope,
    _ nested: [ModelBlueprint]
  ) -> WebhookBlueprint? {
    guard let path = paths[webhook.id], let name = path.last else { return nil }
    let method = Words([webhook.name, webhook.method.lowercased()]).lowerCamel
    let stem = Words(webhook.name).lowerCamel
    var blueprint = WebhookBlueprint(
      name: name,
      event: events.claim(sharesKey ? [method, stem] : [stem]).name,
      key: webhook.name,
      verb: Source(verb: webhook.method),
      sharesKey: sharesKey,
      documentation: webhook.documentation.text(
        [remark(webhook)],
        summary:
          "The \(webhook.expression == nil ? "webhook" : "callback") \(webhook.name.codeSpan).",
        warningOfDeprecation: true
      ),
      fields: [],
      nested: nested
    )
    var names = Scope(taken: ["self", "init", "hashValue"])
    var scope = scope
    draftBody(of: webhook, at: path, &names, &scope, into: &blueprint)
    blueprint.fields += webhook.parameters.map { field($0, at: path, &names) }
    return blueprint
  }

  /// The method, the URL of a callback and the statuses of the expected responses.
  private func remark(_ webhook: Webhook) -> String {
    var remark = webhook.method.codeSpan
    if let expression = webhook.expression { remark += ", sent to \(expression.codeSpan)" }
    if webhook.responses.isEmpty { return remark + "." }
    let statuses = webhook.responses.map(\.text)
    return remark + "; expected responses: \(statuses.joined(separator: ", "))."
  }

  private func draftBody(
    of webhook: Webhook,
    at path: [SwiftName],
    _ names: inout Scope,
    _ scope: inout Scope,
    into blueprint: inout WebhookBlueprint
  ) {
    guard let body = webhook.body, let first = body.contents.first else { return }
    var type = first.reference(in: path, spelling, from: .request)
    var reading = first.reading(from: .request, in: path, spelling)
    if body.contents.count > 1 {
      let cases = body.contents.unionCases(in: path, spelling, from: .request)
      let union = ContentUnionBlueprint(
        name: scope.claim(["Body", "RequestBody"]).name,
        cases: cases,
        fallback: cases.fallback,
        message: .request
      )
      blueprint.bodyUnion = union
      type = .named([union.name])
      reading = "try \(union.name)(request)"
    }
    blueprint.fields.append(
      WebhookBlueprint.Field(
        name: names.claim(["body"]).name,
        type: body.isRequired ? type : .optional(type),
        documentation: body.documentation.text(summary: "The body of the request."),
        reading: reading,
        isOptionalBody: !body.isRequired
      )
    )
  }

  private func field(
    _ parameter: Parameter,
    at path: [SwiftName],
    _ names: inout Scope
  ) -> WebhookBlueprint.Field {
    let stem = Words(parameter.key).lowerCamel
    let type = spelling.reference(spelling.wrapped(parameter.type), in: path)
    let verb: Source =
      switch (parameter.location, parameter.isRequired) {
      case (.query, true): "try request.requiredQuery"
      case (.query, false): "try request.query"
      case (_, true): "try request.requiredHeader"
      case (_, false): "request.header"
      }
    return WebhookBlueprint.Field(
      name: names.claim([stem, stem + Words(parameter.location.rawValue).upperCamel]).name,
      type: parameter.isRequired ? type : .optional(type),
      documentation: parameter.documentation.text(warningOfDeprecation: true),
      reading: "\(verb)(\(list: [parameter.key], { "\(literal: $0)" }))",
      isOptionalBody: false
    )
  }
}

extension Source {
  /// Creates the runtime's value of an HTTP method, such as `.get`.
  init(verb method: String) {
    switch method {
    case "GET": self = ".get"
    case "HEAD": self = ".head"
    case "POST": self = ".post"
    case "PUT": self = ".put"
    case "PATCH": self = ".patch"
    case "DELETE": self = ".delete"
    case "OPTIONS": self = ".options"
    case "TRACE": self = ".trace"
    case "QUERY": self = ".query"
    default: self = "HTTPMethod(rawValue: \(literal: method))"
    }
  }
}
