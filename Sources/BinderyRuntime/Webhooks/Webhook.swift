/// A webhook or callback: a request that a service sends to your server.
public protocol Webhook: Hashable, Sendable {
  /// The webhook's name in the document.
  static var name: String { get }
  /// The method with which it is sent.
  static var method: HTTPMethod { get }

  /// Decodes body, query and headers; throws if they do not match the document.
  init(from request: IncomingRequest) throws(JSONError)
}

/// One of the webhooks that a document describes.
///
/// OpenAPI doesn't state how a request identifies its webhook. If your server knows the name, from
/// the path or a header, pass it to `init(named:from:)`. Otherwise `init(recognizing:)` uses the
/// only webhook that matches the request.
public protocol WebhookEvent: Hashable, Sendable {
  /// The names of the webhooks, in the document's order.
  static var names: [String] { get }

  /// Decodes the webhook of a name.
  init(named name: String, from request: IncomingRequest) throws(WebhookError)
}

extension WebhookEvent {
  /// Decodes the only webhook that has the request's method and matches it.
  ///
  /// Throws if none or several match.
  public init(recognizing request: IncomingRequest) throws(WebhookError) {
    var found: [(name: String, event: Self)] = []
    for name in Self.names {
      if let event = try? Self(named: name, from: request) { found.append((name, event)) }
    }
    guard let first = found.first else { throw .unrecognized }
    guard found.count == 1 else { throw .ambiguous(found.map(\.name)) }
    self = first.event
  }
}

extension IncomingRequest {
  /// Decodes the request as a webhook, by method and content.
  public func webhook<W: Webhook>(_ type: W.Type = W.self) throws(WebhookError) -> W {
    guard method == W.method else { throw .unexpectedMethod(method, of: W.name) }
    do {
      return try W(from: self)
    } catch {
      throw .undecodable(W.name, error)
    }
  }
}
