import Canonical

/// Compares an operation in two descriptions.
struct OperationComparer {
  let old: ListedOperation
  let new: ListedOperation
  let schemas: Descriptions<any SchemaIndex>
  let security: Descriptions<[OpenAPI.SecurityRequirement]>
  let changes: ChangeList

  private var title: String { new.title }

  func run() {
    compareNames()
    ParameterComparer(
      title: title,
      old: old.operation,
      new: new.operation,
      schemas: schemas,
      changes: changes
    )
    .run()
    compareBodies()
    ResponseComparer(
      title: title,
      responses: Descriptions(old: old.operation.responses, new: new.operation.responses),
      schemas: schemas,
      changes: changes
    )
    .run()
    SecurityComparer(
      title: title,
      requirements: security,
      marks: (old.operation.location.mark, new.operation.location.mark),
      changes: changes
    )
    .run()
    compareCallbacks()
  }

  private func compareNames() {
    let marks = (old: old.operation.location.mark, new: new.operation.location.mark)
    if old.operation.isDeprecated != new.operation.isDeprecated {
      changes.add(
        new.operation.isDeprecated ? OperationRules.deprecated : OperationRules.reactivated,
        of: title,
        new.operation.isDeprecated
          ? "the operation was deprecated"
          : "the operation is no longer deprecated",
        old: marks.old,
        new: marks.new
      )
    }
    let before = old.summary.writtenOperationID
    let after = new.summary.writtenOperationID
    if before != after {
      changes.add(
        OperationRules.renamed,
        of: title,
        "the operationId changed from \(before ?? "none") to \(after ?? "none")",
        old: marks.old,
        new: marks.new
      )
    }
  }

  private func compareBodies() {
    let subject = "\(title): request body"
    switch (old.operation.requestBody, new.operation.requestBody) {
    case (nil, nil): break
    case (let body?, nil):
      changes.add(
        OperationRules.bodyRemoved,
        of: subject,
        "the body was removed",
        old: body.location.mark,
        new: new.operation.location.mark
      )
    case (nil, let body?):
      let isRequired = body.isRequired == true
      changes.add(
        isRequired ? OperationRules.requiredBodyAdded : OperationRules.optionalBodyAdded,
        of: subject,
        "\(isRequired ? "a required" : "an optional") body was added",
        old: old.operation.location.mark,
        new: body.location.mark
      )
    case (let before?, let after?):
      if (before.isRequired ?? false) != (after.isRequired ?? false) {
        let isRequired = after.isRequired == true
        changes.add(
          isRequired ? OperationRules.bodyBecameRequired : OperationRules.bodyBecameOptional,
          of: subject,
          "the body became \(isRequired ? "required" : "optional")",
          old: before.location.mark,
          new: after.location.mark
        )
      }
      ContentComparer(
        subject: .requestBody,
        title: subject,
        contents: Descriptions(old: before.content, new: after.content),
        marks: (before.location.mark, after.location.mark),
        schemas: schemas,
        changes: changes
      )
      .run(.sent)
    }
  }

  private func compareCallbacks() {
    for callback in old.operation.callbacks {
      let other = new.operation.callbacks.first { $0.key == callback.key }
      if other == nil {
        changes.add(
          OperationRules.webhookRemoved,
          of: "\(title): callback \(callback.key)",
          "the callback was removed",
          old: callback.keyMark
        )
      }
    }
    for callback in new.operation.callbacks
    where !old.operation.callbacks.contains(where: { $0.key == callback.key }) {
      changes.add(
        OperationRules.webhookAdded,
        of: "\(title): callback \(callback.key)",
        "the callback was added",
        new: callback.keyMark
      )
    }
  }
}
