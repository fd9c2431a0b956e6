import Shape
import Specification

extension Diagnostic.Code {
  static let webhookParameter = Self("webhook-parameter")
  static let webhookAnswer = Self("webhook-answer")
}

extension OperationShaper {
  /// What the service sends unasked.
  func webhooks() -> [Webhook] {
    description.webhooks.flatMap { item in
      webhooks(
        item.value,
        called: item.key,
        component: item.value.componentName,
        identity: ""
      )
    }
  }

  /// What the service sends in the course of an operation.
  func callbacks(of operation: OpenAPI.Operation, _ id: Operation.ID) -> [Webhook] {
    operation.callbacks.flatMap { callback in
      callback.value.paths.flatMap { path in
        webhooks(
          path.value,
          called: callback.key,
          component: callback.value.componentName ?? path.value.componentName,
          expression: path.key,
          identity: "\(id.rawValue) \(callback.key) \(path.key) "
        )
      }
    }
  }

  /// Several operations may share what they refer to; `identity` tells apart what is theirs.
  private func webhooks(
    _ item: OpenAPI.PathItem,
    called name: String,
    component: String?,
    expression: String? = nil,
    identity: String
  ) -> [Webhook] {
    item.operations.compactMap { operation in
      let view = operation.value
      guard isWanted(view, view.operationID, name) else { return nil }
      let id = Webhook.ID(identity + Model.ID(view.node).rawValue)
      noteAnswers(of: view, called: name)
      return Webhook(
        id: id,
        name: name,
        method: operation.key,
        expression: expression,
        parameters: received(item.parameters + view.parameters, by: id, component),
        body: view.requestBody.flatMap { payload($0, of: id, component) },
        answers: view.responses.flatMap { StatusKey($0.key).statuses },
        documentation: Documentation(
          summary: view.summary ?? item.summary,
          description: view.description ?? item.description,
          isDeprecated: view.isDeprecated
        ),
        origin: Origin(view.node)
      )
    }
  }

  /// The body is what a webhook is sent for; unless the document says that it may be absent, it is
  /// there.
  private func payload(
    _ view: OpenAPI.RequestBody,
    of id: Webhook.ID,
    _ component: String?
  ) -> Body? {
    var body = body(view, of: .webhook(id), component: component, .received)
    if !view.cursor.has("required") { body?.isRequired = true }
    return body
  }

  /// Only what a server can see of a request wherever it was sent: its query and its headers.
  private func received(
    _ views: [OpenAPI.Parameter],
    by id: Webhook.ID,
    _ component: String?
  ) -> [Parameter] {
    var found: [Parameter] = []
    for view in views {
      guard let key = view.name,
        let location = view.location.flatMap(Parameter.Location.init(rawValue:)),
        owner(ofHeader: key) == nil
      else { continue }
      guard location == .query || location == .header else {
        noteUnseen(view, key)
        continue
      }
      let shared = view.componentName ?? component.map { $0 + key }
      let place = Place(key, in: .webhook(id), component: shared)
      found.removeAll { $0.key == key && $0.location == location }
      found.append(
        Parameter(
          key: key,
          location: location,
          serialization: serialization(of: view, in: location),
          type: type(of: view, at: place),
          isRequired: view.isRequired,
          documentation: Documentation(
            text: view.description ?? view.schema?.description,
            isDeprecated: view.isDeprecated || view.schema?.isDeprecated == true
          ),
          origin: Origin(view.node)
        )
      )
    }
    return found
  }

  /// A server of any framework writes what it answers.
  private func noteAnswers(of view: OpenAPI.Operation, called name: String) {
    guard let answer = view.responses.first(where: { !$0.value.content.isEmpty }) else { return }
    warn(
      .webhookAnswer,
      at: answer.keyMark,
      "what \(Excerpt.quoted(name)) is answered with is written by the server that receives it; no"
        + " type is made of its content",
      mend: "describe the content under components/schemas, which makes a model of it"
    )
  }

  private func noteUnseen(_ view: OpenAPI.Parameter, _ key: String) {
    warn(
      .webhookParameter,
      at: view.mark,
      "of a request that is received, only query and headers are read;"
        + " \(Excerpt.quoted(key)) is left out"
    )
  }
}
