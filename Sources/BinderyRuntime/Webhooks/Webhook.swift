/// What a service sends to a server of one's own, unasked or where a request told it.
public protocol Webhook: Hashable, Sendable {
  /// The document's name for it.
  static var name: String { get }
  /// The one with which it comes.
  static var method: HTTPMethod { get }

  /// Reads body, query and headers; throws where they aren't what the document says.
  init(from request: IncomingRequest) throws(JSONError)
}

/// One of the webhooks that a document describes.
///
/// The document names webhooks and doesn't say how a request tells which it is. Where the server
/// knows, by the path on which it listens or by a header, it gives the name; else the event is the
/// one that the request can be.
public protocol WebhookEvent: Hashable, Sendable {
  /// In the document's order.
  static var names: [String] { get }

  /// Reads the webhook of that name.
  init(named name: String, from request: IncomingRequest) throws(WebhookError)
}

extension WebhookEvent {
  /// The only webhook that has the request's method and reads it whole.
  ///
  /// That none or several do is an error; nothing is guessed.
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
  /// The request as a webhook, by method and content.
  public func webhook<W: Webhook>(_ type: W.Type = W.self) throws(WebhookError) -> W {
    guard method == W.method else { throw .unexpectedMethod(method, of: W.name) }
    do {
      return try W(from: self)
    } catch {
      throw .undecodable(W.name, error)
    }
  }
}
