import Foundation

/// An error of a received request that isn't a documented webhook.
public enum WebhookError: Error, Hashable, Sendable {
  /// The document has no webhook of this name, or none with the request's method.
  case unknown(String)
  /// The webhook of this name is sent with another method.
  case unexpectedMethod(HTTPMethod, of: String)
  /// The body or a header does not match the document.
  case undecodable(String, JSONError)
  /// No webhook matches the request.
  case unrecognized
  /// Several webhooks match the request; pass the name instead.
  case ambiguous([String])
}

extension WebhookError: DescribedError {
  public var description: String {
    switch self {
    case .unknown(let name): "there is no webhook “\(escaped: name)”"
    case .unexpectedMethod(let method, let name):
      "the webhook “\(escaped: name)” uses another method than \(escaped: method.rawValue)"
    case .undecodable(let name, let error):
      "the request doesn't match the webhook “\(escaped: name)”: \(Excerpt(error))"
    case .unrecognized: "the request matches no documented webhook"
    case .ambiguous(let names):
      "the request matches several webhooks: \(Excerpt(names.joined(separator: ", ")))"
    }
  }
}
