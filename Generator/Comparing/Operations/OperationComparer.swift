import Canonical

/// Compares an operation in two descriptions.
struct OperationComparer {
  let old: ListedOperation
  let new: ListedOperation
  let documents: Descriptions<any OpenAPI.Reader>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  private var title: String { new.title }

  func run() {
    compareNames()
    compareServers()
    ParameterComparer(
      title: title,
      rules: .sent,
      old: old.operation,
      new: new.operation,
      schemas: schemas,
      changes: changes
    )
    .run()
    compareBodies()
    ResponseComparer(
      title: title,
      rules: .received,
      contentRules: .received,
      headerRules: .received,
      subject: .responseBody,
      responses: Descriptions(old: old.operation.responses, new: new.operation.responses),
      schemas: schemas,
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
    compareSunsets()
    compareStability()
    let before = old.summary.writtenOperationID
    let after = new.summary.writtenOperationID
    if before != after {
      changes.add(
        OperationRules.renamed,
        of: title,
        "the operationId changed from \(before ?? "none") to \(after ?? "none")",
        old: marks.old,
        new: marks.new,
        fix: FormerName.fix(operation: after, before),
        formerName: before
      )
    }
  }

  private func compareSunsets() {
    let before = old.operation.isDeprecated ? old.operation.sunset : nil
    let after = new.operation.sunset
    guard before != after, new.operation.isDeprecated else { return }
    let sunsets = SunsetChange(from: before, to: after, today: changes.today)
    changes.add(
      sunsets.isWithdrawn
        ? OperationRules.sunsetWithdrawn
        : sunsets.isEarlier ? OperationRules.sunsetMoved : OperationRules.sunsetChanged,
      of: title,
      sunsets.message,
      old: old.operation.location.mark,
      new: new.operation.location.mark
    )
  }

  private func compareStability() {
    let before = Stability(of: old.operation)
    let after = Stability(of: new.operation)
    if before.isUnstable { changes.excuse(title, "the operation is \(before)") }
    guard before != after else { return }
    changes.add(
      after < before ? OperationRules.stabilityDecreased : OperationRules.stabilityIncreased,
      of: title,
      "the stability changed from \(before) to \(after)",
      old: old.operation.location.mark,
      new: new.operation.location.mark
    )
  }

  /// Compares the servers of an operation that has others than the document.
  private func compareServers() {
    guard !old.operation.servers.isEmpty || !new.operation.servers.isEmpty else { return }
    let before = old.operation.servers
    let after = new.operation.servers
    ServerComparer(title: "\(title): servers", changes: changes).run(
      before.isEmpty ? documents.old.document.servers : before,
      after.isEmpty ? documents.new.document.servers : after
    )
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
      let title = "\(title): callback \(callback.key)"
      guard let other = new.operation.callbacks.first(where: { $0.key == callback.key }) else {
        changes.add(
          WebhookRules.removed,
          of: title,
          "the callback was removed",
          old: callback.keyMark
        )
        continue
      }
      comparePaths(title, callback.value.paths, other.value.paths)
    }
    for callback in new.operation.callbacks
    where !old.operation.callbacks.contains(where: { $0.key == callback.key }) {
      changes.add(
        WebhookRules.added,
        of: "\(title): callback \(callback.key)",
        "the callback was added",
        new: callback.keyMark
      )
    }
  }

  /// Compares the requests of a callback by their URLs.
  private func comparePaths(
    _ title: String,
    _ old: [Named<OpenAPI.PathItem>],
    _ new: [Named<OpenAPI.PathItem>]
  ) {
    var removed = old.filter { item in !new.contains { $0.key == item.key } }
    var added = new.filter { item in !old.contains { $0.key == item.key } }
    if removed.count == 1, added.count == 1 {
      let (before, after) = (removed.removeLast(), added.removeLast())
      changes.add(
        WebhookRules.urlChanged,
        of: title,
        "the URL changed from \(before.key) to \(after.key)",
        old: before.keyMark,
        new: after.keyMark
      )
      compareItems(title, before.value, after.value)
    }
    for item in old {
      guard let other = new.first(where: { $0.key == item.key }) else { continue }
      compareItems(title, item.value, other.value)
    }
    for item in removed {
      changes.add(
        WebhookRules.removed,
        of: title,
        "the request to \(item.key) was removed",
        old: item.keyMark
      )
    }
    for item in added {
      changes.add(
        WebhookRules.added,
        of: title,
        "the request to \(item.key) was added",
        new: item.keyMark
      )
    }
  }

  private func compareItems(_ title: String, _ old: OpenAPI.PathItem, _ new: OpenAPI.PathItem) {
    WebhookComparer(
      title: title,
      documents: documents,
      schemas: schemas,
      changes: changes
    )
    .run(old, new)
  }
}
