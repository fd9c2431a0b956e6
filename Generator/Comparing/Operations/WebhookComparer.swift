import Canonical

/// Compares a request that the service sends.
struct WebhookComparer {
  let title: String
  let old: OpenAPI.Operation
  let new: OpenAPI.Operation
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    switch (old.requestBody, new.requestBody) {
    case (nil, nil): break
    case (let body?, nil):
      changes.add(
        OperationRules.bodyNoLongerSent,
        of: title,
        "the body was removed",
        old: body.location.mark,
        new: new.location.mark
      )
    case (nil, let body?):
      changes.add(
        OperationRules.bodyNowSent,
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
