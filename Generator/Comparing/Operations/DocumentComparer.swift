import Canonical

/// Compares two OpenAPI documents.
struct DocumentComparer {
  let documents: Descriptions<any OpenAPI.Reader>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    compareServers()
    comparePaths()
    compareWebhooks()
    compareSchemes()
  }

  private func compareServers() {
    let old = documents.old.document.servers
    let new = documents.new.document.servers
    let before = Set(old.map(\.url.template))
    let after = Set(new.map(\.url.template))
    for server in new where !before.contains(server.url.template) && !old.isEmpty {
      changes.add(
        OperationRules.serverAdded,
        of: "servers",
        "the server \(server.url.template) was added",
        new: server.urlMark
      )
    }
    for server in old where !after.contains(server.url.template) {
      changes.add(
        OperationRules.serverRemoved,
        of: "servers",
        "the server \(server.url.template) was removed",
        old: server.urlMark
      )
    }
  }

  private func comparePaths() {
    let pairs = OperationPairs(documents.old, documents.new)
    let renamed = RenamedSchemes(
      Descriptions(
        old: documents.old.document.securitySchemes,
        new: documents.new.document.securitySchemes
      )
    )
    for (old, new) in pairs.common {
      OperationComparer(
        old: old,
        new: new,
        schemas: schemas,
        security: Descriptions(
          old: old.operation.security ?? documents.old.document.security,
          new: renamed.oldNames(
            of: new.operation.security ?? documents.new.document.security
          )
        ),
        changes: changes
      )
      .run()
    }
    for operation in pairs.removed {
      let moved = pairs.successor(of: operation).map { "; \($0) has its operationId now" } ?? ""
      changes.add(
        OperationRules.removed,
        of: operation.title,
        "the operation was removed" + moved,
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

  private func compareWebhooks() {
    let old = documents.old.document.webhooks
    let new = documents.new.document.webhooks
    for webhook in new where !old.contains(where: { $0.key == webhook.key }) {
      changes.add(
        OperationRules.webhookAdded,
        of: "webhook \(webhook.key)",
        "the webhook was added",
        new: webhook.value.location.mark
      )
    }
    for webhook in old {
      guard let other = new.first(where: { $0.key == webhook.key }) else {
        changes.add(
          OperationRules.webhookRemoved,
          of: "webhook \(webhook.key)",
          "the webhook was removed",
          old: webhook.value.location.mark
        )
        continue
      }
      compareWebhook(webhook, other)
    }
  }

  private func compareWebhook(_ old: Named<OpenAPI.PathItem>, _ new: Named<OpenAPI.PathItem>) {
    for summary in old.value.operations {
      let title = "webhook \(old.key)"
      guard let other = new.value.operations.first(where: { $0.key == summary.key }) else {
        changes.add(
          OperationRules.webhookRemoved,
          of: title,
          "the request \(summary.key) was removed",
          old: summary.value.location.mark
        )
        continue
      }
      WebhookComparer(
        title: title,
        old: documents.old.request(summary.value.id),
        new: documents.new.request(other.value.id),
        schemas: schemas,
        changes: changes
      )
      .run()
    }
  }

  private func compareSchemes() {
    let schemes = Descriptions(
      old: documents.old.document.securitySchemes,
      new: documents.new.document.securitySchemes
    )
    for (old, new) in RenamedSchemes(schemes).all {
      changes.add(
        OperationRules.schemeRenamed,
        of: "security scheme \(old.key)",
        "it is now \(new.key)",
        old: old.value.location.mark,
        new: new.value.location.mark
      )
      SchemeComparer(old: old, new: new, changes: changes).run()
    }
    for scheme in schemes.old {
      guard let other = schemes.new.first(where: { $0.key == scheme.key }) else { continue }
      SchemeComparer(old: scheme, new: other, changes: changes).run()
    }
  }
}
