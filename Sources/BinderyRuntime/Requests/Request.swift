/// An operation as a value: what to send, and what the answers mean.
public protocol Request: Sendable {
  /// What a success brings; Void when it has no body.
  associatedtype Reply: Sendable
  /// The documented errors; Never when there are none.
  associatedtype Failure: Sendable

  /// Alternatives of schemes that are needed together; none when no credential is asked for.
  static var security: [[String]] { get }

  /// The request without what the client adds: its server, its credentials, its headers.
  func httpRequest() throws(InvalidRequest) -> HTTPRequest

  /// What an answer means by its status; throws when the body isn't what the document promises.
  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>
}

extension Request {
  public static var security: [[String]] { [] }
}
