import Shape
import SwiftSource

/// Drafts the tests of recorded webhooks and callbacks.
struct WebhookContractDrafter {
  private let events: [Contract.Event]
  private let service: Service
  private let serviceBlueprint: ServiceBlueprint

  init(
    _ events: [Contract.Event],
    _ service: Service,
    _ serviceBlueprint: ServiceBlueprint
  ) {
    self.events = events
    self.service = service
    self.serviceBlueprint = serviceBlueprint
  }

  /// Returns the recordings of webhooks and callbacks.
  func webhooks(_ names: inout Scope) -> [WebhookContract] {
    var contracts = drafts(service.webhooks, serviceBlueprint.webhooks, in: nil, &names)
    for (operation, request) in zip(service.operations, serviceBlueprint.requests) {
      contracts += drafts(operation.callbacks, request.callbacks, in: request.name, &names)
    }
    return contracts
  }

  private func drafts(
    _ webhooks: [Webhook],
    _ event: WebhookEventBlueprint?,
    in request: SwiftName?,
    _ names: inout Scope
  ) -> [WebhookContract] {
    guard let event, event.webhooks.count == webhooks.count else { return [] }
    return zip(webhooks, event.webhooks).compactMap { webhook, blueprint in
      let recorded = events.filter { $0.webhook == webhook.id }
      guard !recorded.isEmpty else { return nil }
      let stem = (request?.text ?? "") + blueprint.name.text
      return WebhookContract(
        className: names.claim([stem + "ContractTests", stem + "EventContractTests"]).name,
        event: request.map { "\($0).\(event.name)" } ?? "\(event.name)",
        webhook: blueprint,
        bodies: bodies(of: webhook, blueprint),
        hasOptionalBody: webhook.body?.isRequired == false,
        headers: values(of: webhook, in: .header, blueprint),
        query: values(of: webhook, in: .query, blueprint),
        cases: recorded.map(arguments),
        entries: recorded.map(\.entry)
      )
    }
  }

  private func bodies(
    of webhook: Webhook,
    _ blueprint: WebhookBlueprint
  ) -> [(name: SwiftName?, content: Content)] {
    let contents = webhook.body?.contents ?? []
    guard let union = blueprint.bodyUnion else { return contents.prefix(1).map { (nil, $0) } }
    return zip(union.cases, contents).map { ($0.name, $1) }
  }

  /// Returns the properties of parameters, which follow the body.
  private func values(
    of webhook: Webhook,
    in location: Parameter.Location,
    _ blueprint: WebhookBlueprint
  ) -> [(key: String, value: Source)] {
    let fields = blueprint.fields.dropFirst(webhook.body == nil ? 0 : 1)
    return zip(webhook.parameters, fields).compactMap { parameter, field in
      parameter.location == location ? (parameter.key, "webhook.\(label: field.name)") : nil
    }
  }

  private func arguments(_ event: Contract.Event) -> [Source] {
    ["\(literal: event.entry.recording)", Source(number: Int64(event.entry.entry))]
      + (event.schema.map { ["schema: \(literal: $0)"] } ?? [])
  }
}
