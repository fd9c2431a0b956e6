import SwiftSource

/// A webhook or callback: its properties, and the initializer that decodes a request.
struct WebhookTemplate {
  let webhook: WebhookBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: webhook.documentation)
    \(access)struct \(webhook.name): Webhook {
      \(lines: members, by: "\n\n", \.self)
    }
    """
  }

  private var members: [Source] {
    [constants, properties, initializer, reader, union]
      + webhook.nested.map { ModelTemplate(model: $0, access: access).source }
  }

  private var constants: Source {
    """
    \(access)static let name = \(literal: webhook.key)
    \(access)static let method: HTTPMethod = \(webhook.verb)
    """
  }

  private var properties: Source { "\(lines: webhook.fields, property)" }

  private func property(_ field: WebhookBlueprint.Field) -> Source {
    """
    \(doc: field.documentation)
    \(access)var \(field.name): \(field.type)
    """
  }

  private var initializer: Source {
    guard !webhook.fields.isEmpty else { return "\(access)init() {}" }
    return """
      \(access)init(\(list: webhook.fields, { "\(label: $0.name): \($0.type)" })) {
        \(lines: webhook.fields, { "self.\(label: $0.name) = \($0.name)" })
      }
      """
  }

  private var reader: Source {
    guard !webhook.fields.isEmpty else {
      return "\(access)init(from request: IncomingRequest) throws(JSONError) {}"
    }
    return """
      \(access)init(from request: IncomingRequest) throws(JSONError) {
        \(lines: webhook.fields, reading)
      }
      """
  }

  private func reading(_ field: WebhookBlueprint.Field) -> Source {
    let assignment: Source = "\(field.name) =\(branch: field.reading)"
    return field.isOptionalBody ? "if !request.body.isEmpty { \(assignment) }" : assignment
  }

  private var union: Source {
    webhook.bodyUnion.map { ContentUnionTemplate(union: $0, access: access).source } ?? ""
  }
}

/// The enumeration of all webhooks, or of an operation's callbacks.
struct WebhookEventTemplate {
  let event: WebhookEventBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: event.documentation)
    \(access)enum \(event.name): WebhookEvent {
      \(lines: event.webhooks, declaration)

      \(access)static let names = [\(elements: names, { "\(literal: $0)" })]

      \(access)init(named name: String, from request: IncomingRequest) throws(WebhookError) {
        switch name {
        \(lines: event.webhooks, selection)
        default: throw .unknown(name)
        }
      }
    }
    """
  }

  /// The distinct names.
  private var names: [String] {
    var seen: Set<String> = []
    return event.webhooks.map(\.key).filter { seen.insert($0).inserted }
  }

  private func declaration(_ webhook: WebhookBlueprint) -> Source {
    "case \(webhook.event)(\(webhook.name))"
  }

  private func selection(_ webhook: WebhookBlueprint) -> Source {
    let condition: Source = webhook.sharesKey ? " where request.method == \(webhook.verb)" : ""
    return
      "case \(literal: webhook.key)\(condition):\(branch: "self = .\(label: webhook.event)(try request.webhook())")"
  }
}
