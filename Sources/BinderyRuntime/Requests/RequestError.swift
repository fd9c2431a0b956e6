import Foundation

/// Everything that can become of a request other than its reply.
public enum RequestError<Failure: Sendable>: Error, Sendable {
  /// A documented error status, typed.
  case failure(Failure)
  /// A status that the document doesn't describe; of a stream of events, also another media type.
  case undocumented(HTTPResponse)
  /// A documented status whose body or required headers aren't what the document says.
  case undecodable(HTTPResponse, JSONError)
  /// The values could not be put into a request; nothing was sent.
  case invalidRequest(InvalidRequest)
  /// There was no access token to send, or none instead of one that the service refused.
  case token(TokenError)
  /// The service never answered, or not to the end.
  case transport(TransportError)
  /// The task was cancelled.
  case cancelled
}

extension RequestError: Equatable where Failure: Equatable {}

extension RequestError: CustomStringConvertible, LocalizedError {
  /// One line, with the beginning of a body that nobody expected.
  public var description: String {
    switch self {
    case .failure(let failure):
      "documented error: \(Excerpt(String(describing: failure)))"
    case .undocumented(let response):
      "undocumented answer \(response.summary)"
    case .undecodable(let response, let error):
      "answer not as documented: \(Excerpt(error.description)) in \(response.summary)"
    case .invalidRequest(let error): "invalid request: \(error)"
    case .token(let error): "no access token: \(error)"
    case .transport(let error): "no answer: \(error)"
    case .cancelled: "cancelled"
    }
  }

  public var errorDescription: String? { description }
}

extension HTTPResponse {
  /// Status, media type, length, and the beginning of the body.
  fileprivate var summary: String {
    let type = headers["Content-Type"].map { "\(Excerpt($0)), " } ?? ""
    let head = "\(status) (\(type)\(body.count) bytes)"
    return body.isEmpty ? head : "\(head): \(Excerpt(body))"
  }
}
