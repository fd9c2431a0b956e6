/// An operation as a value: its request, and the meaning of its responses.
public protocol Request: Sendable {
  /// The reply of a successful request; Void when it has no body.
  associatedtype Reply: Sendable
  /// The documented errors; Never when there are none.
  associatedtype Failure: Sendable

  /// The security alternatives, each of schemes that are needed together; empty for none.
  static var security: [[String]] { get }

  /// Returns the request without the client's server, credentials and headers.
  func httpRequest() throws(InvalidRequest) -> HTTPRequest

  /// Returns the meaning of a response; throws when the body does not match the document.
  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>
}

extension Request {
  public static var security: [[String]] { [] }
}
