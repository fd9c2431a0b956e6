import Canonical

/// Compares two OpenAPI documents.
struct DocumentComparer {
  let documents: Descriptions<any OpenAPI.Reader>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    ServerComparer(title: "servers", changes: changes).run(
      documents.old.document.servers,
      documents.new.document.servers
    )
    comparePaths()
    compareWebhooks()
    SecuritySchemesComparer(schemes: securitySchemes, changes: changes).run()
  }

  private var securitySchemes: Descriptions<[Named<OpenAPI.SecurityScheme>]> {
    Descriptions(
      old: documents.old.document.securitySchemes,
      new: documents.new.document.securitySchemes
    )
  }

  private func comparePaths() {
    let pairs = OperationPairs(documents.old, documents.new)
    for (old, new) in pairs.common {
      OperationComparer(
        old: old,
        new: new,
        documents: documents,
        schemas: schemas,
        changes: changes
      )
      .run()
    }
    compareSecurity(of: pairs.common)
    for operation in pairs.removed {
      let moved = pairs.successor(of: operation).map { "; \($0) has its operationId now" } ?? ""
      let sunset = operation.operation.isDeprecated ? operation.operation.sunset : nil
      let isAnnounced = operation.operation.isDeprecated && !operation.operation.hasInvalidSunset
      let rule =
        if let sunset {
          sunset < changes.today
            ? OperationRules.removedAfterSunset : OperationRules.removedBeforeSunset
        } else {
          isAnnounced ? OperationRules.removedAfterDeprecation : OperationRules.removed
        }
      let stability = Stability(of: operation.operation)
      if stability.isUnstable {
        changes.excuse(operation.title, "the operation was \(stability)")
      }
      changes.add(
        rule,
        of: operation.title,
        "the operation was removed" + (sunset.map { ", whose last day is \($0)" } ?? "") + moved,
        old: operation.operation.location.mark
      )
    }
    for operation in pairs.added {
      changes.add(
        OperationRules.added,
        of: operation.title,
        "the operation was added",
        new: operation.operation.location.mark
      )
    }
  }

  /// Compares the required credentials, once for all operations that have those of the document.
  private func compareSecurity(of operations: [(old: ListedOperation, new: ListedOperation)]) {
    let renamed = RenamedSchemes(securitySchemes)
    let (old, new) = (documents.old.document, documents.new.document)
    var inheriting: [String] = []
    for operation in operations {
      let own = (old: operation.old.operation, new: operation.new.operation)
      guard own.old.security != nil || own.new.security != nil else {
        inheriting.append(operation.new.title)
        continue
      }
      SecurityComparer(
        title: operation.new.title,
        requirements: Descriptions(
          old: own.old.security ?? old.security,
          new: renamed.oldNames(of: own.new.security ?? new.security)
        ),
        marks: (own.old.location.mark, own.new.location.mark),
        changes: changes
      )
      .run()
    }
    guard let first = inheriting.first else { return }
    SecurityComparer(
      title: first,
      otherTitles: Array(inheriting.dropFirst()),
      requirements: Descriptions(old: old.security, new: renamed.oldNames(of: new.security)),
      marks: (old.securityMark ?? old.location.mark, new.securityMark ?? new.location.mark),
      changes: changes
    )
    .run()
  }

  private func compareWebhooks() {
    let old = documents.old.document.webhooks
    let new = documents.new.document.webhooks
    for webhook in new where !old.contains(where: { $0.key == webhook.key }) {
      changes.add(
        WebhookRules.added,
        of: "webhook \(webhook.key)",
        "the webhook was added",
        new: webhook.value.location.mark
      )
    }
    for webhook in old {
      guard let other = new.first(where: { $0.key == webhook.key }) else {
        changes.add(
          WebhookRules.removed,
          of: "webhook \(webhook.key)",
          "the webhook was removed",
          old: webhook.value.location.mark
        )
        continue
      }
      WebhookComparer(
        title: "webhook \(webhook.key)",
        documents: documents,
        schemas: schemas,
        changes: changes
      )
      .run(webhook.value, other.value)
    }
  }
}
