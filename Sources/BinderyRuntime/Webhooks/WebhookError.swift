import Foundation

/// Why a received request is no webhook of the document's.
public enum WebhookError: Error, Hashable, Sendable {
  /// The document has no webhook of this name, or none with the request's method.
  case unknown(String)
  /// A webhook of this name comes with another method.
  case unexpectedMethod(HTTPMethod, of: String)
  /// The body, or a header, isn't what the document says of the webhook.
  case undecodable(String, JSONError)
  /// No webhook reads the request.
  case unrecognized
  /// Several webhooks read the request; only the server can know which it is.
  case ambiguous([String])
}

extension WebhookError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .unknown(let name): "no webhook is called “\(escaped: name)”"
    case .unexpectedMethod(let method, let name):
      "the webhook “\(escaped: name)” isn't sent by \(escaped: method.rawValue)"
    case .undecodable(let name, let error):
      "not the webhook “\(escaped: name)” as documented: \(Excerpt(error.description))"
    case .unrecognized: "the request is no documented webhook"
    case .ambiguous(let names):
      "the request could be any of \(Excerpt(names.joined(separator: ", ")))"
    }
  }

  public var errorDescription: String? { description }
}
