/// An operation as a value, with its parameters and the decoding of its responses.
public protocol Request: Sendable {
  /// The reply of a successful request; Void when it has no body.
  associatedtype Reply: Sendable
  /// The documented errors; Never when there are none.
  associatedtype Failure: Sendable

  /// The type of the operation's request, for middlewares; a request that wraps another one returns
  /// that of the other.
  static var operation: any Request.Type { get }

  /// The security requirements, each with the schemes that it combines; empty for no security.
  static var security: [[String]] { get }

  /// Returns the request without the client's server, credentials and headers.
  func httpRequest() throws(InvalidRequest) -> HTTPRequest

  /// Decodes a response as an outcome; throws if the body does not match the document.
  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>
}

extension Request {
  public static var operation: any Request.Type { self }

  public static var security: [[String]] { [] }
}
