import BinderyJSON
import BinderyRuntime

/// Sends the webhooks of a service.
struct WebhookSender: Sendable {
  let service: MockedService
  let seed: UInt64

  /// Returns the body that a webhook has by default: an example, or a generated value; nil without
  /// a body.
  func body(of webhook: MockedWebhook) -> JSONValue? {
    guard let content = webhook.contents.first else { return nil }
    let schema = service.responseSchemas.schema(content.schema)
    let example = content.examples.first { schema?.validate($0.value).isEmpty ?? true }
    if let example { return example.value }
    return content.schema.flatMap { generated($0, webhook.name) }
  }

  private func generated(_ schema: String, _ name: String) -> JSONValue? {
    let random = RandomSource(seed: seed, name.utf8)
    var generator = ValueGenerator(
      service.responseSchemas,
      omitting: "writeOnly",
      random: random
    )
    return generator.value(of: schema)
  }

  /// Returns the request of a webhook.
  ///
  /// - Parameter body: The value of the body; nil for the default.
  func exchange(_ webhook: MockedWebhook, to url: String, body: JSONValue?) -> HTTPExchange {
    var headers = HTTPHeaders()
    for header in webhook.headers where header.isRequired {
      let value = header.example ?? header.schema.flatMap { generated($0, header.name) }
      if let text = value.flatMap({ HeaderText.text($0, header.serialization) }) {
        headers.append(header.name, text)
      }
    }
    var exchange = HTTPExchange(url: url, method: HTTPMethod(rawValue: webhook.method))
    exchange.timeout = .seconds(10)
    if let content = webhook.contents.first, let value = body ?? self.body(of: webhook),
      let bytes = BodyText.bytes(value, as: content.mediaType, isSequence: content.isSequence)
    {
      headers.append("Content-Type", content.mediaType)
      exchange.body = .bytes(bytes)
    }
    exchange.headers = headers
    return exchange
  }
}
