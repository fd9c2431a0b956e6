import Canonical
import Shape
import SourceDiagnostics

/// Resolves webhooks and callbacks: the requests that a service sends.
struct WebhookResolver {
  let schemas: SchemaShaper
  let reader: any OpenAPI.Reader

  private var parameters: ParameterResolver { ParameterResolver(schemas: schemas) }
  private var locations: ParameterLocationResolver { .init(diagnostics: schemas.diagnostics) }
  private var bodies: RequestBodyResolver { RequestBodyResolver(schemas: schemas) }

  /// The webhooks of the document that the filter admits.
  func webhooks(_ selection: inout OperationSelection) -> [Webhook] {
    reader.document.webhooks.flatMap { item in
      webhooks(
        item.value,
        called: item.key,
        component: item.value.referenceName,
        identity: "\(item.key) ",
        &selection
      )
    }
  }

  func callbacks(
    of operation: OpenAPI.Operation,
    _ id: Operation.ID,
    _ selection: inout OperationSelection
  ) -> [Webhook] {
    operation.callbacks.flatMap { callback in
      callback.value.paths.flatMap { path in
        webhooks(
          path.value,
          called: callback.key,
          component: callback.value.referenceName ?? path.value.referenceName,
          expression: path.key,
          identity: "\(id.rawValue) \(callback.key) \(path.key) ",
          &selection
        )
      }
    }
  }

  /// The webhooks of a path item, which several operations may share; `identity` makes their
  /// identifiers unique.
  private func webhooks(
    _ item: OpenAPI.PathItem,
    called name: String,
    component: String?,
    expression: String? = nil,
    identity: String,
    _ selection: inout OperationSelection
  ) -> [Webhook] {
    item.operations.compactMap { operation in
      let summary = operation.value
      guard selection.includes(summary, named: name, isCallback: expression != nil) else {
        return nil
      }
      let view = reader.request(summary.id)
      let id = Webhook.ID(identity + Model.ID(view.location).rawValue)
      noteResponseContent(of: view, called: name)
      var webhook = Webhook(
        id: id,
        name: name,
        method: operation.key,
        origin: Origin(view.location)
      )
      webhook.expression = expression
      webhook.parameters = view.parameters.compactMap { received($0, by: id, component) }
      webhook.body = payload(of: view, id, component)
      webhook.responses = view.responses.compactMap { Response.Status($0.key) }
      webhook.documentation = Documentation(
        summary: view.summary ?? item.summary,
        description: view.description ?? item.description,
        isDeprecated: view.isDeprecated
      )
      return webhook
    }
  }

  /// The body of a webhook, which is required unless the document declares it optional.
  private func payload(
    of operation: OpenAPI.Operation,
    _ id: Webhook.ID,
    _ component: String?
  ) -> Body? {
    guard let view = operation.requestBody else { return nil }
    var body = bodies.body(view, of: .webhook(id), component: component, .received)
    if view.isRequired == nil { body?.isRequired = true }
    return body
  }

  /// A parameter of a received request.
  private func received(
    _ view: OpenAPI.Parameter,
    by id: Webhook.ID,
    _ component: String?
  ) -> Parameter? {
    guard let location = locations.location(of: view) else { return nil }
    let shared = view.value.referenceName ?? component.map { $0 + view.name }
    let context = NamingContext(view.name, in: .webhook(id), component: shared)
    return parameters.parameter(view, in: location, for: context)
  }

  /// Warns about the content of responses, which the receiving server writes in any framework.
  private func noteResponseContent(of view: OpenAPI.Operation, called name: String) {
    guard let response = view.responses.first(where: { !$0.value.content.isEmpty }) else { return }
    schemas.diagnostics.warn(
      .unsupportedWebhook,
      at: response.keyMark,
      "the content of a response to \(Excerpt.quoted(name)) isn't supported; not generated",
      fix: "define the content in “components/schemas” to generate a model"
    )
  }
}
