import Canonical

/// Compares the requests of a webhook or a callback, which the service sends.
struct WebhookComparer {
  let title: String
  let documents: Descriptions<any OpenAPI.Reader>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run(_ old: OpenAPI.PathItem, _ new: OpenAPI.PathItem) {
    for summary in old.operations {
      guard let other = new.operations.first(where: { $0.key == summary.key }) else {
        changes.add(
          WebhookRules.removed,
          of: title,
          "the request \(summary.key) was removed",
          old: summary.value.location.mark
        )
        continue
      }
      compare(
        documents.old.request(summary.value.id),
        documents.new.request(other.value.id)
      )
    }
    for summary in new.operations
    where !old.operations.contains(where: { $0.key == summary.key }) {
      changes.add(
        WebhookRules.added,
        of: title,
        "the request \(summary.key) was added",
        new: summary.value.location.mark
      )
    }
  }

  private func compare(_ old: OpenAPI.Operation, _ new: OpenAPI.Operation) {
    if old.isDeprecated != new.isDeprecated {
      changes.add(
        new.isDeprecated ? OperationRules.deprecated : OperationRules.reactivated,
        of: title,
        new.isDeprecated ? "the request was deprecated" : "the request is no longer deprecated",
        old: old.location.mark,
        new: new.location.mark
      )
    }
    ParameterComparer(
      title: title,
      rules: .received,
      old: old,
      new: new,
      schemas: schemas,
      changes: changes
    )
    .run()
    compareBodies(old, new)
    ResponseComparer(
      title: title,
      rules: .sent,
      contentRules: .sent,
      headerRules: .sent,
      subject: .webhookResponse,
      responses: Descriptions(old: old.responses, new: new.responses),
      schemas: schemas,
      changes: changes
    )
    .run()
  }

  private func compareBodies(_ old: OpenAPI.Operation, _ new: OpenAPI.Operation) {
    switch (old.requestBody, new.requestBody) {
    case (nil, nil): break
    case (let body?, nil):
      changes.add(
        WebhookRules.bodyRemoved,
        of: title,
        "the body was removed",
        old: body.location.mark,
        new: new.location.mark
      )
    case (nil, let body?):
      changes.add(
        WebhookRules.bodyAdded,
        of: title,
        "a body was added",
        old: old.location.mark,
        new: body.location.mark
      )
    case (let before?, let after?):
      ContentComparer(
        subject: .webhookBody,
        title: title,
        contents: Descriptions(old: before.content, new: after.content),
        marks: (before.location.mark, after.location.mark),
        schemas: schemas,
        changes: changes
      )
      .run(.received)
    }
  }
}
